import fc from "fast-check";
import { expect, test } from "vitest";
import { turnArticle } from "./article.ts";
import { markSlot } from "./mark-slot.ts";

const flags = { new: false, live: false, repeat: false };

test.each([
  [undefined, "Larkhills, The", "The Larkhills"],
  [undefined, "Long Way Home, A", "A Long Way Home"],
  ["en", "Officer of Larkhill, An", "An Officer of Larkhill"],
  ["de", "Larkhills, The", "The Larkhills"],
  ["en", "Larkhill, the", "The Larkhill"],
  ["en", "LARKHILLS, THE", "THE LARKHILLS"],
  ["en", "Well, the Tower and the Sea, The", "The Well, the Tower and the Sea"],
  ["en", "Lord of Larkhill, The: The Two Wells", "The Lord of Larkhill: The Two Wells"],
  ["en", "Lord of Larkhill, The - Part One", "The Lord of Larkhill - Part One"],
  ["fr", "Grand Puits, Le", "Le Grand Puits"],
  ["fr", "Puits, La", "La Puits"],
  ["fr", "Avalanche, L'", "L'Avalanche"],
  ["fr", "Étang, L’", "L’Étang"],
  ["fr", "Nuit de juin, Une", "Une Nuit de juin"],
  [undefined, "Misérables, Les", "Les Misérables"],
  ["de", "Brunnen, Der", "Der Brunnen"],
  ["de", "Familie Larkhill, Die", "Die Familie Larkhill"],
  ["es", "Pozo, El", "El Pozo"],
  ["es", "Casa del pozo, La", "La Casa del pozo"],
  ["it", "Soliti pozzi, I", "I Soliti pozzi"],
  ["pt", "Poço dos sinos, O", "O Poço dos sinos"],
  ["nl", "Put, De", "De Put"],
  ["sv", "Man från Larkhill, En", "En Man från Larkhill"],
  ["hu", "Régi kút, A", "A Régi kút"],
  ["el", "Πηγάδι, Το", "Το Πηγάδι"],
])("a title in a catalogue's order is turned round, in %s: %s", (language, title, turned) => {
  expect(turnArticle(title, language)).toBe(turned);
});

test.each([
  [undefined, "Paris, la"],
  ["en", "Old Well, A/ Tower of Larkhill, The"],
  ["fr", "Paris, la nuit"],
  [undefined, "New Orleans, La"],
  ["en", "New Orleans, LA"],
  ["en", "Live, Love, Die"],
  [undefined, "Vitamin D, A"],
  [undefined, "A, B, A"],
  ["fr", "Bientôt le soir, A"],
  ["en", "Dan, Phil, Les"],
  ["en", "The Larkhills, The"],
  ["en", "Reds, Blues, The Rest"],
  ["pt", "Sim, O"],
])("what may be something else than an article stays behind its comma, in %s: %s", (language, title) => {
  expect(turnArticle(title, language)).toBe(title);
});

test("turning a title round keeps its letters, and turns it once", () => {
  const piece = fc.constantFrom(
    ..."The|A|An|Le|Les|L'|La|Der|Die|El|O|Larkhill|Well|LARKHILL|THE|,|, |: | - |the|la|Ο|x".split("|"),
  );
  const titles = fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => pieces.join(" ").replaceAll(" ,", ","));
  const languages = fc.constantFrom(undefined, "en", "fr", "de", "it", "pt", "hu", "xx");
  const lettersOf = (title: string) => Array.from(title.toLowerCase().replace(/[^\p{L}]/gu, "")).sort();
  fc.assert(
    fc.property(titles, languages, (title, language) => {
      const turned = turnArticle(title, language);
      expect(turnArticle(turned, language)).toBe(turned);
      expect(lettersOf(turned)).toEqual(lettersOf(title));
    }),
  );
});

test("a slot's title and its episode's name are turned round, and the title as listed is kept", () => {
  const { slot, changes } = markSlot(
    { title: "Larkhills, The S2 E3 (R)", sub_title: "Old Well, The", flags },
    { isFilm: false, names: new Set(), language: "en" },
  );
  expect(slot).toMatchObject({
    ...{ title: "The Larkhills", title_as_listed: "Larkhills, The S2 E3 (R)", sub_title: "The Old Well" },
    episode: { season: 2, number: 3, name: "The Old Well" },
  });
  expect(changes).toContain("turned");
});
