import fc from "fast-check";
import { expect, it } from "vitest";
import { genreWordIn, showKindIn, showStateIn } from "./catalogue-words.ts";
import { wordsOf } from "./i18n.ts";

const [fr, ja] = [wordsOf("fr"), wordsOf("ja")];

it("a catalogue's words for a series are said in the page's language", () => {
  expect([showKindIn("Talk Show", fr), showStateIn("Running", fr), genreWordIn("Crime", fr)]).toEqual([
    "Talk-show",
    "En cours",
    "Policier",
  ]);
  expect([showKindIn("Reality", ja), showStateIn("Ended", ja), genreWordIn("Science-Fiction", ja)]).toEqual([
    "リアリティー番組",
    "終了",
    "SF",
  ]);
  expect(["Returning Series", "Continuing", "Canceled"].map((state) => showStateIn(state, fr))).toEqual([
    "En cours",
    "En cours",
    "Terminée",
  ]);
});

it("a kind, or what a channel may be, is a genre too where listings give it as one", () => {
  expect(["Game Show", "Reality", "Lifestyle"].map((genre) => genreWordIn(genre, fr))).toEqual([
    "Jeu",
    "Téléréalité",
    "Art de vivre",
  ]);
});

it("kinds and states that aren't known stay as they are, and a genre has no word then", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("toString", "Krimi")), (word) => {
      fc.pre(!/^[A-Z]/.test(word) || word === "Krimi");
      for (const say of [showKindIn, showStateIn]) expect(say(word, fr)).toBe(word);
      expect(genreWordIn(word, fr)).toBeNull();
    }),
  );
});
