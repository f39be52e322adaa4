import fc from "fast-check";
import { expect, test } from "vitest";
import { markSlot } from "./mark-slot.ts";
import { markTable } from "./mark-table.ts";
import { numberTable } from "./number-table.ts";
import { ordinalTable } from "./ordinal-table.ts";

const flags = { new: false, live: false, repeat: false };

/** A language's first words for a season, an episode and a repeat, if the tables have all three. */
const languages = Object.entries(numberTable).flatMap(([language, { season, episode }]) => {
  const [s, e, repeat] = [season, episode, markTable[language]?.repeat].map((words) => words?.split("|")[0]);
  return s && e && repeat ? [{ language, s, e, repeat }] : [];
});
type Words = (typeof languages)[number];

/** How guides put a season, an episode and a mark behind a title. */
const arrangements: readonly ((title: string, words: Words, season: number, number: number) => string)[] = [
  (title, { s, e, repeat }, season, number) => `${title}, ${s} ${season}, ${e} ${number} (${repeat})`,
  (title, { s, e, repeat }, season, number) => `${title} (${s} ${season}, ${e} ${number}) [${repeat}]`,
  (title, { s, e, repeat }, season, number) => `${title} - ${s} ${season} - ${e} ${number} - ${repeat}`,
  (title, { s, e, repeat }, season, number) => `${title} (${s} ${season}) ${e} ${number} ${repeat}`,
  (title, { s, e, repeat }, season, number) => `${title} | ${s} ${season} | ${e} ${number} | ${repeat}`,
  (title, { s, e, repeat }, season, number) => `${title} ${s} ${season} (${e} ${number} - ${repeat})`,
  (title, { e, repeat }, season, number) => `${title} (${repeat}) S${season} ${e} ${number}`,
  (title, { repeat }, season, number) => `${title} • S${season} • E${number} (16+, ${repeat})`,
  (title, { s, e, repeat }, season, number) => `${title}. ${s} ${season}. ${e} ${number}. ${repeat}`,
  (title, { s, e, repeat }, season, number) => `${title} [${repeat}]: ${s} ${season}: ${e} ${number}`,
  (title, { s, e, repeat }, season, number) => `${title} (${s} ${season}) (${e} ${number}) (${repeat})`,
  (title, { s, e, repeat }, season, number) => `${title} • ${s} ${season} • ${e} ${number} • ${repeat}`,
  (title, { s, e, repeat }, season, number) => `${title} — ${s} ${season}/${e} ${number} — ${repeat}`,
  (title, { s, e, repeat }, season, number) => `${title} / ${s} ${season} / ${e} ${number} / ${repeat}`,
];

test("a season, an episode and a repeat are read in each language's words, wherever guides put them", () => {
  const count = fc.integer({ min: 10, max: 99 });
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.constantFrom(...arrangements),
      count,
      count,
      (words, arrange, season, number) => {
        const title = arrange("Larkhill", words, season, number);
        const { slot } = markSlot(
          { title, flags },
          { isFilm: false, names: new Set(), language: words.language },
        );
        expect(slot).toMatchObject({ title: "Larkhill", flags: { ...flags, repeat: true } });
        expect(slot.episode).toMatchObject({ season, number });
      },
    ),
    { numRuns: 500 },
  );
});

/** A word for an episode in each language, and how guides put its number before the episode's name. */
const episodeWords = Object.values(numberTable).flatMap(({ episode }) => episode?.split("|", 1) ?? []);
const named: readonly ((title: string, counted: string, name: string) => string)[] = [
  (title, counted, name) => `${title} - ${counted} - ${name}`,
  (title, counted, name) => `${title} ${counted}: ${name}`,
  (title, counted, name) => `${title}, ${counted}: ${name}`,
  (title, counted, name) => `${title}, ${counted}, ${name}`,
  (title, counted, name) => `${title}. ${counted}. ${name}`,
  (title, counted, name) => `${title} (${counted}): ${name}`,
  (title, counted, name) => `${title} (${counted}) - ${name}`,
  (title, counted, name) => `${title} [${counted}] ${name}`,
  (title, counted, name) => `${title} | ${counted} | ${name}`,
];

test("an episode's number and name are read in each language's words, wherever guides put them", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...episodeWords),
      fc.constantFrom(...named),
      fc.integer({ min: 10, max: 99 }),
      (word, arrange, number) => {
        const title = arrange("Larkhill", `${word} ${number}`, "The Well");
        const { slot } = markSlot({ title, flags }, { isFilm: false, names: new Set() });
        expect(slot).toMatchObject({ title: "Larkhill", sub_title: "The Well", episode: { number } });
      },
    ),
    { numRuns: 500 },
  );
});

/** Every number that a language counts seasons with in words, in its own words for a season. */
const countedSeasons = Object.entries(ordinalTable).flatMap(([language, { ordinals }]) => {
  const season = numberTable[language]?.season?.split("|")[0];
  return season === undefined || season.length < 3
    ? []
    : ordinals
        .split("|")
        .flatMap((forms, at) =>
          forms
            .split(" ")
            .map((form) => ({ language, season, form: form.replaceAll("_", " "), count: at + 1 })),
        );
});

test("a season that is counted in words is read in each language, before its word or behind it", () => {
  for (const { language, season, form, count } of countedSeasons)
    for (const counted of [`${season} ${form}`, `${form} ${season}`]) {
      const title = `Larkhill, ${counted} (12/24)`;
      const { slot } = markSlot({ title, flags }, { isFilm: false, names: new Set(), language });
      expect(slot, title).toMatchObject({ title: "Larkhill", episode: { season: count, number: 12 } });
    }
});
