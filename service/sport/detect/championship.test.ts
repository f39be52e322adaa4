import { describe, expect, it, test } from "vitest";
import { loadKnowledge } from "../catalogue/load.ts";
import { languagesOfWords, wordsIn } from "../catalogue/words.ts";
import { detect } from "../detect.ts";
import { findChampionship } from "./championship.ts";
import { slotOf } from "./test-slot.ts";

const knowledge = loadKnowledge();

describe("a championship of Europe or the world", () => {
  it.each(languagesOfWords)("is known by the name of the region and its word in %s", (language) => {
    const regions = new Intl.DisplayNames([language], { type: "region" });
    for (const word of wordsIn(language, "championship"))
      for (const [code, slug] of [
        ["150", "european-championships"],
        ["001", "world-championships"],
      ] as const)
        expect(findChampionship(`${word} ${regions.of(code)}`)).toBe(slug);
  });

  test.each([
    "Championnats d'Europe",
    "Europameisterschaften",
    "Mistrzostwa Europy 2026",
    "Чемпионат Европы",
    "European Championships",
    "欧州選手権",
    "EM",
  ])("is the same one as %s", (name) => {
    expect(findChampionship(name)).toBe("european-championships");
  });

  test.each([
    "World Championships",
    "Campionati Mondiali",
    "Svjetsko prvenstvo",
    "Чемпионат мира",
    "世界選手権",
  ])("of the world is %s", (name) => {
    expect(findChampionship(name)).toBe("world-championships");
  });

  test.each(["Championnats de France", "European Open", "Open de Paris", "Birmingham"])(
    "isn't %s",
    (name) => {
      expect(findChampionship(name)).toBeNull();
    },
  );

  test.each([
    ["Handball: Weltmeisterschaft: Deutschland - Island", "handball/ihf-worlds"],
    ["Siatkówka mężczyzn: Mistrzostwa świata - Filipiny 2025: Polska - Włochy", "volleyball/worlds"],
    ["Volleyball: Europameisterschaft der Frauen, Deutschland - Polen", "volleyball/eurovolley-women"],
    ["Хоккей. Чемпионат мира. Латвия - Швеция", "ice-hockey/iihf-worlds"],
    ["Handball: Weltmeisterschaft, Qualifikation: Deutschland - Island", null],
    ["Handball: Länderspiel: Deutschland - Island", null],
  ])("is the league of countries that meet in it: %s", (title, league) => {
    expect(detect(slotOf({ title, minutes: 120 }), knowledge)?.league ?? null).toBe(league);
  });

  test("is one event in listings that say more or less of it, in whatever language", () => {
    const listings = [
      { title: "Athlétisme : Championnats d'Europe" },
      { title: "Athlétisme", sub_title: "Championnats d'Europe" },
      {
        title: "Athlétisme : Championnats d'Europe",
        description:
          "Les championnats d'Europe d'athlétisme, en direct de Birmingham. Au programme, la finale du 100 m.",
      },
      { title: "Leichtathletik: Europameisterschaften" },
      { title: "European Athletics Championships" },
    ];
    const found = listings.map((listing) => detect(slotOf(listing), knowledge)?.subject);
    expect(new Set(found)).toEqual(new Set(["athletics/european-championships"]));
  });

  test("has women's events of its own", () => {
    const found = detect(
      slotOf({ title: "Judo : Championnats du monde", sub_title: "Finale dames" }),
      knowledge,
    );
    expect(found?.subject).toMatch(/^judo\+w\//);
  });
});

test.each([
  ["Disc Golf Pro Tour: Portland Open", "disc-golf"],
  ["Disc Golf: USDGC", "disc-golf"],
  ["Golf: Portland Open", "golf"],
  ["Pickleball: PPA Tour", "pickleball"],
])("%s is %s", (title, sport) => {
  expect(detect(slotOf({ title }), knowledge)?.sport).toBe(sport);
});
