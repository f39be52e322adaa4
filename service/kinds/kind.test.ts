import { describe, expect, test } from "vitest";
import { readKind, type Told } from "./kind.ts";

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

  test("of a genre that films and series share follows from the episode and the length", () => {
    expect(read(["Drama"], { episode: { season: 1, number: 2 } }, { minutes: 120 })).toBe("series");
    expect(read(["Comedy"], {}, { minutes: 30 })).toBe("series");
    expect(read(["Krimi"], { year: 1994 }, { minutes: 105 })).toBe("film");
    expect(read(["Movie, Drama"], { year: 1994 }, { minutes: 105 })).toBe("film");
    expect(read(["Thriller"], {}, { minutes: 105 })).toBeUndefined();
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
