import { describe, expect, test } from "vitest";
import { readKind, type Told } from "./kind.ts";
import { listedCategories } from "./test-categories.ts";

const flags = { new: false, live: false, repeat: false };

const read = (category: string[] | undefined, more: Partial<Told["slot"]> = {}, rest: Partial<Told> = {}) =>
  readKind({ slot: { title: "Larkhill", category, flags, ...more }, detail: null, minutes: 60, ...rest });

const director = { credits: [{ role: "director", name: "A" }] };

describe("a programme's kind", () => {
  test.each([
    ["sport", ["All Sport", "Football"]],
    ["sport", ["jt-sport"]],
    ["sport", ["الدوري الإيطالي Serie A"]],
    ["film", ["Movie", "Drama"]],
    ["film", ["telefilm"]],
    ["film", ["Film", "Children"]],
    ["film", ["أفلام"]],
    ["kids", ["Series", "Children", "Animated"]],
    ["kids", ["dessin-anime"]],
    ["kids", ["Children's, Youth Programmes (general)"]],
    ["news", ["News, Current Affairs"]],
    ["news", ["meteo"]],
    ["news", ["ニュース・報道"]],
    ["music", ["emission-musicale"]],
    ["documentary", ["Series", "Documentary"]],
    ["documentary", ["All Actuality", "Wildlife"]],
    ["series", ["Series", "Drama", "Biographical Drama"]],
    ["documentary", ["Natur und Tiere"]],
    ["series", ["Series", "Drama"]],
    ["series", ["feuilleton"]],
    ["series", ["مسلسل"]],
    ["entertainment", ["Reality"]],
    ["entertainment", ["Game Show"]],
    ["entertainment", ["jeu"]],
    ["other", ["emission-religieuse"]],
  ])("is %s for %j", (kind, category) => {
    expect(read(category)).toBe(kind);
  });

  test.each(Object.entries(listedCategories))("follows from %s categories", (_, kinds) => {
    const found = Object.values(kinds).map((own) => own.map((category) => read([category])));
    expect(found).toEqual(Object.entries(kinds).map(([kind, own]) => own.map(() => kind)));
  });

  test("of a genre that films and series share follows from the episode and the length", () => {
    expect(read(["Drama"], { episode: { season: 1, number: 2 } }, { minutes: 120 })).toBe("series");
    expect(read(["Comedy"], {}, { minutes: 30 })).toBe("series");
    expect(read(["Krimi"], { year: 1994 }, { minutes: 105 })).toBe("film");
    expect(read(["Movie, Drama"], { year: 1994 }, { minutes: 105 })).toBe("film");
    expect(read(["Thriller"], {}, { minutes: 105 })).toBe("film");
    expect(read(["Thriller"], {}, { minutes: 75 })).toBeUndefined();
    expect(read(["Telefilm"], { episode: { season: 3, number: 2 } }, { minutes: 50 })).toBe("series");
  });

  test("is a film without a category if year, makers and length say so", () => {
    expect(read(undefined, { year: 1994 }, { minutes: 105, detail: director })).toBe("film");
    expect(read(undefined, { year: 1994 }, { minutes: 30, detail: director })).toBeUndefined();
    expect(read(undefined, { year: 1994 }, { minutes: 105 })).toBeUndefined();
    expect(
      read(undefined, { year: 1994, flags: { ...flags, live: true } }, { minutes: 105, detail: director }),
    ).toBe(undefined);
  });

  test("is a series without a category if it has a season and a number, unless the season is a year", () => {
    expect(read(undefined, { episode: { season: 3, number: 2 } })).toBe("series");
    expect(read(undefined, { episode: { season: 2026, number: 164 } })).toBeUndefined();
    expect(read(undefined, { title: "BBC News at Ten", episode: { season: 2026, number: 1 } })).toBe("news");
  });

  test("follows from what a description says of a film, a title of a sport, and a host of an entertainment", () => {
    const western = { description: "Western starring Clint Eastwood. A bounty hunter joins a posse." };
    expect(read(undefined, western, { minutes: 100 })).toBe("film");
    expect(read(undefined, western, { minutes: 30 })).toBeUndefined();
    expect(read(undefined, { title: "English Football League Highlights" })).toBe("sport");
    expect(read(undefined, { title: "S6 F10", description: "" })).toBeUndefined();
    const numbered = { episode: { season: 13, number: 47 } };
    expect(read(["Entertainment"], { ...numbered, description: "Two contestants meet." })).toBe(
      "entertainment",
    );
    expect(read(["Entertainment"], { ...numbered, description: "Two detectives meet." })).toBe("series");
  });

  test("follows from the mark before a Russian title", () => {
    expect(read(undefined, { title: "Х/ф Ирония судьбы" })).toBe("film");
    expect(read(undefined, { title: "Т/с Глухарь" })).toBe("series");
  });

  test("is unknown if a category names several, or nothing says it", () => {
    expect(read(["News and Documentaries"])).toBeUndefined();
    expect(read(["Local"])).toBeUndefined();
    expect(read(undefined)).toBeUndefined();
  });
});
