import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordsFor, wordsOf } from "@/lib/i18n";
import { catalogueLanguages, marketOf } from "@/lib/market";
import { leagueIn } from "./league.ts";
import { eventName } from "./round.ts";
import { teamIn } from "./sides.ts";
import { linesIn, rowsIn, titledIn, titleIn } from "./titled.ts";

const [en, fr, de, es, ar, ja] = (["en", "fr", "de", "es", "ar", "ja"] as const).map((language) =>
  wordsOf(language),
) as [Words, Words, Words, Words, Words, Words];
type Words = ReturnType<typeof wordsOf>;

const game = (title: string) => ({ title, event: "ev_1" });

describe("a programme's two sides", () => {
  it.each([
    ["Germany v France", fr, "Allemagne – France"],
    ["Germany v France", ar, "ألمانيا ضد فرنسا"],
    ["Germany v France", ja, "ドイツ 対 フランス"],
    ["Germany v France", en, "Germany v France"],
    ["England v Northern Ireland", de, "England – Nordirland"],
    ["Ivory Coast v DR Congo", es, "Costa de Marfil – República Democrática del Congo"],
    ["United States v Hong Kong", fr, "États-Unis – Hong Kong"],
    ["Turkey v Czech Republic", fr, "Turquie – Tchéquie"],
    ["Bosnia and Herzegovina v Curaçao", fr, "Bosnie-Herzégovine – Curaçao"],
    ["Spain Women v Japan Women", fr, "Espagne (F) – Japon (F)"],
    ["Spain U21 v Japan U-21", ja, "U-21スペイン 対 U-21日本"],
  ])("are nations in the page's language: %s", (title, t, expected) => {
    expect(titleIn(game(title), t)).toBe(expected);
    expect(eventName({ name: title, ...sidesOf(title) }, t)).toBe(expected);
  });

  it.each([
    ["Monaco v Lyon", "Monaco – Lyon"],
    ["Georgia v Tennessee", "Georgia – Tennessee"],
    ["Hull City vs. Manchester United", "Hull City – Manchester United"],
  ])("keep their names if one isn't a nation's: %s", (title, expected) => {
    expect(titleIn(game(title), de)).toBe(expected);
  });

  it.each(["Daytona 500", "ألمانيا - فرنسا", "A v B v C"])(
    "leave a title that names no two as it is: %s",
    (title) => {
      expect(titleIn(game(title), fr)).toBe(title);
    },
  );
});

describe("two clubs", () => {
  const names = { ar: { home: "ليتشي", away: "فيورنتينا" }, he: { home: "לצ'ה", away: "פיורנטינה" } };
  const event = { name: "Lecce v Fiorentina", home: "Lecce", away: "Fiorentina", names };
  const hebrew = wordsOf("en", "en-IL", "he");

  it("are called as the page's language has them, whether or not there are words in it, and else by their own names", () => {
    expect([ar, hebrew, ja, en].map((t) => eventName(event, t))).toEqual([
      "ليتشي ضد فيورنتينا",
      "לצ'ה v פיורנטינה",
      "Lecce 対 Fiorentina",
      "Lecce v Fiorentina",
    ]);
    expect([teamIn("Fiorentina", ar, event), teamIn("Lecce", ar), teamIn("Roma", ar, event)]).toEqual([
      "فيورنتينا",
      "Lecce",
      "Roma",
    ]);
  });

  it("have no simplified Chinese names where traditional Chinese is read", () => {
    const chinese = { ...event, names: { zh: { home: "莱切", away: "佛罗伦萨" } } };
    expect(["CN", "TW", "HK"].map((country) => eventName(chinese, wordsFor(marketOf(country))))).toEqual([
      "莱切 v 佛罗伦萨",
      "Lecce v Fiorentina",
      "Lecce v Fiorentina",
    ]);
  });

  it("play in a competition that is called so too", () => {
    const league = { id: "lg_1", name: "Serie A", names: { ar: "الدوري الإيطالي" } };
    expect([ar, ja, en].map((t) => leagueIn(league, t))).toEqual(["الدوري الإيطالي", "Serie A", "Serie A"]);
  });

  it("are called so in the title of a listing of theirs, which keeps its own words, beside their league", () => {
    const own = "الدوري الإيطالي: ليتشي × فيورنتينا";
    const info = {
      title: event.name,
      names,
      league: "Serie A",
      league_names: { ar: "الدوري الإيطالي" },
      start: 0,
    };
    const shown = { ...game(own), sub_title: "Serie A", event_info: info };
    expect(titledIn(shown, ar)).toEqual({
      ...shown,
      title: eventName(event, ar),
      sub_title: "الدوري الإيطالي",
      listed: { title: own },
    });
    expect(titledIn(shown, en)).toEqual(shown);
    expect(titledIn({ ...shown, listed: { title: "as listed" } }, ar).listed).toEqual({ title: "as listed" });
  });

  it("are called so in titles that are the event's name, and no other", () => {
    const event_info = { title: event.name, names, start: 0 };
    const shown = { ...game(event.name), event_info };
    expect(titleIn(shown, ar)).toBe(eventName(event, ar));
    expect(titleIn({ ...shown, title: "Serie A v The Rest" }, ja)).toBe("Serie A 対 The Rest");
    const slot = {
      id: "ls_1",
      start: 0,
      stop: 1,
      kind: "sport",
      ...game(event.name),
      called: event_info,
    } as const;
    expect(rowsIn([[slot]], ar)[0]?.[0]?.title).toBe(eventName(event, ar));
  });

  it("with nations' names are nations where the page's words have those", () => {
    const nations = { home: "Oman", away: "Jordan", names: { ar: { home: "منتخب عمان", away: "النشامى" } } };
    expect(eventName({ name: "Oman v Jordan", ...nations }, ar)).toBe("عُمان ضد الأردن");
  });

  it("never lose a side, whatever languages name them", () => {
    const language = fc.constantFrom("ar", "ja", "he", "en");
    const pair = fc.record({ home: fc.string({ minLength: 1 }), away: fc.string({ minLength: 1 }) });
    fc.assert(
      fc.property(pair, fc.dictionary(language, pair), language, (sides, all, reads) => {
        const t = wordsOf("en", "en", reads);
        const { home, away } = all[reads] ?? sides;
        expect(eventName({ name: "", ...sides, names: all }, t)).toBe(`${home} v ${away}`);
      }),
    );
  });
});

it("a team's name is a nation's in the page's language, and else its own", () => {
  expect(["Belgium", "Japan Women", "Larkhill"].map((team) => teamIn(team, fr))).toEqual([
    "Belgique",
    "Japon (F)",
    "Larkhill",
  ]);
  expect(teamIn("United States", en)).toBe("United States");
});

it("a part of a race or tournament is named in the page's language, as on the event's page", () => {
  expect([en, fr, ja].map((t) => titleIn(game("Cincinnati Open: SF1"), t))).toEqual([
    "Cincinnati Open: Semi-final 1",
    "Cincinnati Open\u00a0: Demi-finale 1",
    "Cincinnati Open：準決勝 1",
  ]);
});

it("a guide's row drops a part that says what the title says now", () => {
  const slot = { id: "ls_1", start: 0, stop: 1, kind: "sport", ...game("Belgium v Ireland") } as const;
  const partsIn = (t: Words) =>
    rowsIn(
      [
        [
          { ...slot, part: "Belgique / Irlande" },
          { ...slot, part: "Groupe C" },
        ],
      ],
      t,
    ).map((row) => row.map(({ part }) => part));
  expect(partsIn(fr)).toEqual([[undefined, "Groupe C"]]);
  expect(partsIn(en)).toEqual([["Belgique / Irlande", "Groupe C"]]);
});

const sidesOf = (title: string) => {
  const [home = "", away = ""] = title.split(" v ");
  return { home, away };
};

it("a programme that shows no event keeps its title, whatever it is", () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...catalogueLanguages), (title, language) => {
      expect(titleIn({ title }, wordsOf(language))).toBe(title);
    }),
  );
  expect(titleIn({ title: "Germany v France" }, fr)).toBe("Germany v France");
});

it("the event keeps the name of which its address is made", () => {
  const slot = { ...game("Germany v France"), event_info: { title: "Germany v France", start: 0 } };
  expect(titledIn(slot, fr)).toEqual({ ...slot, title: "Allemagne – France" });
  const item = { ...slot, start: 0, stop: 1, flags: undefined };
  expect(linesIn([{ channel: "ch_1", now: item, next: null }], fr)).toEqual([
    { channel: "ch_1", now: { ...item, title: "Allemagne – France" }, next: null },
  ]);
});
