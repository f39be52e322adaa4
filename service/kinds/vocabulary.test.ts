import fc from "fast-check";
import { expect, test } from "vitest";
import { foldGenre } from "./genre-words.ts";
import { allKinds } from "./lessons.ts";
import { countedKind, weighWords } from "./vocabulary.ts";

const flags = { new: false, live: false, repeat: false };

const kindOf = (text: string) => {
  const said = weighWords(foldGenre(text));
  const most = Math.max(...said);
  return allKinds.filter((_, at) => most > 0 && said[at] === most);
};

test.each([
  [["film", "series"], "A heiress is blackmailed by her fiancé"],
  [["documentary"], "Los arqueólogos excavan las tumbas"],
  [["news"], "Wiadomości i komentarze z parlamentu"],
  [["music"], "Оркестр и хор"],
  [["sport"], "مباريات الدوري وأهداف المنتخب"],
  [["kids"], "Kouzelná pohádka o skřítkovi"],
  [["other"], "ミサと祈り、説教"],
  [["entertainment"], "Thí sinh, giám khảo và khán giả"],
  [[], "Larkhill Upford"],
])("the words of a text speak for %j: %s", (kinds, text) => {
  expect(kindOf(text)).toEqual(kinds);
});

test("of a long word its beginning is enough, and says less", () => {
  const most = (word: string) => Math.max(...weighWords(word));
  expect(kindOf("archaeologically")).toEqual(["documentary"]);
  expect(most("archaeologically")).toBeLessThan(most("archaeologist"));
});

test("a word that a source has taught often says next to nothing", () => {
  const weigh = (times: number) => Math.max(...weighWords("archaeologist", () => times));
  expect(weigh(0)).toBeGreaterThan(weigh(30));
  expect(weigh(10_000)).toBeLessThan(weigh(0) / 100);
});

test("no text of any length says more than the most that words say together, and none speaks against a kind", () => {
  const words = [
    "murder",
    "archaeologist",
    "rosary",
    "orchestra",
    "goalkeeper",
    "zebra",
    "larkhill",
    "音楽",
    "ดนตรี",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...words)), (some) => {
      const said = weighWords(some.join(" "));
      expect(Math.min(...said)).toBeGreaterThanOrEqual(0);
      // Stories count as two kinds.
      expect(Math.max(...said)).toBeLessThanOrEqual(9);
      expect(weighWords([...some, ...some].join(" "))).toEqual(said);
    }),
  );
});

test.each([
  ["documentary", "Archaeologists excavate tombs in the desert", 50],
  ["series", "A murder, a blackmailer and a detective", 45],
  ["film", "A murder, a blackmailer and a detective", 110],
  [undefined, "An archaeologist in love", 50],
  [undefined, "An archaeologist is murdered by a blackmailer's accomplice in the tombs", 50],
  [undefined, "", 50],
])("several words that agree, and no more, hint at %s: %s", (kind, description, minutes) => {
  expect(countedKind({ title: "Larkhill", description, flags }, minutes)).toBe(kind);
});
