import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { findBlocks } from "./canonical.ts";
import { ownBlock } from "./sighting.ts";
import { live, type SightingFacts, sighting } from "./test-sightings.ts";

const at = "2026-08-22T14:00:00Z";
const blocks = (...facts: SightingFacts[]) => findBlocks(facts.map(sighting));
const block = (a: string, b: string) => ownBlock(sighting({ at, sides: [a, b] }).detection);
const known = block("westport", "eastgate");

describe("a final whose sides its listing doesn't name", () => {
  const league = "football/harbour";
  const final = { at, sides: null, league, subject: `${league}/final` } as const;
  const named = { at: "2026-08-22T13:30:00Z", league } as const;

  it("is the game of its competition at the same time, and so is its repeat", () => {
    const repeat = { ...final, at: "2026-08-23T14:00:00Z" } as const;
    expect(blocks(final, named, repeat)).toEqual([known, known, known]);
    expect(blocks(final, { ...named, round: "Final" })).toEqual([known, known]);
    const spelt = { ...named, sides: ["fc westport", "eastgate"] } as const;
    expect(blocks(final, named, spelt)).toEqual([known, known, known]);
  });

  it("stays by itself if nobody shows such a game, or if there are several", () => {
    const own = final.subject;
    expect(blocks(final, { ...named, league: "football/other" })[0]).toBe(own);
    expect(blocks(final, { ...named, round: "Semi-final" })[0]).toBe(own);
    expect(blocks(final, { ...named, at: "2026-08-22T19:30:00Z" })[0]).toBe(own);
    expect(blocks(final, named, { ...named, sides: ["northam", "southport"] })[0]).toBe(own);
    expect(blocks({ ...final, subject: `${league}+w/final` }, named)[0]).toBe(`${league}+w/final`);
  });
});

describe("an unknown entrant", () => {
  it("is the known one whose name contains its words, against the same opponent at the same time", () => {
    expect(blocks({ at }, { at: "2026-08-22T13:30:00Z", sides: ["fc westport", "eastgate"] })).toEqual([
      known,
      known,
    ]);
  });

  it("takes the longer spelling if neither is known", () => {
    const long = block("sloboda tuzla", "borac");
    expect(blocks({ at, sides: ["sloboda", "borac"] }, { at, sides: ["borac", "sloboda tuzla"] })).toEqual([
      long,
      long,
    ]);
  });

  it("is whoever plays the same opponent at the same time, if both say that they are live", () => {
    const foreign = { at, sides: ["الضيوف", "eastgate"], marks: live } as const;
    expect(blocks({ at, marks: live }, foreign)).toEqual([known, known]);
    expect(blocks({ at }, foreign)[1]).not.toBe(known);
  });

  it("is the one that sounds like it in another script, against the same opponent at the same time", () => {
    const foreign = { at, sides: ["вестпорт", "eastgate"] } as const;
    expect(blocks({ at }, foreign)).toEqual([known, known]);
  });

  it("is the one of whose name a word has the few sounds of its own in another script", () => {
    const long = block("mets city", "eastgate");
    expect(blocks({ at, sides: ["mets city", "eastgate"] }, { at, sides: ["メッツ", "eastgate"] })).toEqual([
      long,
      long,
    ]);
    expect(
      blocks({ at, sides: ["mets city", "eastgate"] }, { at, sides: ["motso", "eastgate"] })[1],
    ).not.toBe(long);
  });

  it("is the one of whose name a word sounds nearly like it", () => {
    const long = block("nottingham wood", "eastgate");
    expect(
      blocks({ at, sides: ["nottingham wood", "eastgate"] }, { at, sides: ["노팅엄", "eastgate"] }),
    ).toEqual([long, long]);
  });

  it("is the one that begins with it, with a long vowel between", () => {
    const long = block("リーズユナイテッド", "eastgate");
    expect(
      blocks({ at, sides: ["リーズユナイテッド", "eastgate"] }, { at, sides: ["リーズ", "eastgate"] }),
    ).toEqual([long, long]);
  });

  it("is the one that sounds nearly like it, or that begins like it in a script without spaces", () => {
    expect(blocks({ at }, { at, sides: ["vestpart", "eastgate"] })).toEqual([known, known]);
    const long = block("広島東洋", "eastgate");
    expect(blocks({ at, sides: ["広島", "eastgate"] }, { at, sides: ["広島東洋", "eastgate"] })).toEqual([
      long,
      long,
    ]);
  });

  it.each([
    ["another time", { at: "2026-08-22T18:00:00Z", sides: ["fc westport", "eastgate"] }],
    ["another opponent", { at, sides: ["fc westport", "northam"] }],
    ["another squad", { at, sides: ["westport women", "eastgate"] }],
    ["another sport", { at, sides: ["fc westport", "eastgate"], sport: "baseball" }],
    ["other words", { at, sides: ["westend", "eastgate"] }],
  ] satisfies [string, SightingFacts][])("stays itself at %s", (_, facts) => {
    expect(blocks({ at }, facts)[1]).toBe(ownBlock(sighting(facts).detection));
  });

  it("is the same in repeats as at the game, and not in a game a fortnight later", () => {
    const repeat = { at: "2026-08-24T09:00:00Z", sides: ["fc westport", "eastgate"] } as const;
    const later = { ...repeat, at: "2026-09-12T09:00:00Z" };
    const [, , inRepeat, afterwards] = blocks({ at }, { ...repeat, at }, repeat, later);
    expect(inRepeat).toBe(known);
    expect(afterwards).toBe(ownBlock(sighting(later).detection));
  });
});

describe("two unknown entrants", () => {
  const minsk = ["юность минск", "металлург"] as const;
  const inLatin = ["metalurg zlobin", "junost minsk"] as const;
  const blockOf = (sides: readonly [string, string]) => block(...sides);

  it("are those that another script names at the same time, whichever is at home", () => {
    const [one, other] = blocks({ at, sides: minsk }, { at, sides: inLatin });
    expect(one).toBe(other);
  });

  it("are those of whom one has the same name and the other shares a word, in listings of a game of that time", () => {
    const [tartu, tallinn] = [
      ["tartu bigbank", "selver taltech"],
      ["bigbank tartu", "tallinas selver"],
    ] as const;
    const count = (facts: Partial<SightingFacts>): number =>
      new Set(blocks({ at, sides: tartu, sport: "volleyball" }, { at, sides: tallinn, ...facts })).size;
    expect(count({ sport: "volleyball" })).toBe(1);
    expect(count({ sport: "volleyball", marks: { saysRepeat: true } })).toBe(2);
    expect(count({ sport: null })).toBe(2);
  });

  it.each([
    ["another pair at the same time", { at, sides: ["юность минск", "шахтёр солигорск"] }],
    ["a pair of whom each shares only a word", { at, sides: ["динамо минск", "металлург витебск"] }],
    ["their women", { at, sides: ["junost minsk+w", "metalurg zlobin+w"] }],
    ["their youth", { at, sides: ["junost minsk+u19", "metalurg zlobin+u19"] }],
    ["the other leg", { at: "2026-08-25T14:00:00Z", sides: inLatin }],
    ["another year", { at: "2027-08-22T14:00:00Z", sides: inLatin }],
    ["another sport", { at, sides: inLatin, sport: "basketball" }],
  ] satisfies [string, SightingFacts][])("aren't %s", (_, facts) => {
    const other = sighting(facts);
    expect(findBlocks([sighting({ at, sides: minsk }), other])).toEqual([
      blockOf(minsk),
      ownBlock(other.detection),
    ]);
  });

  describe("in three spellings at the same time", () => {
    const spellings = (...pairs: [string, string][]): number =>
      new Set(blocks(...pairs.map((sides) => ({ at, sides })))).size;

    it("are one if the second is like the first and the third, which aren't like each other", () => {
      const first: [string, string] = ["lks", "metalurg"];
      const second: [string, string] = ["lks sparta", "metalurg zlobin"];
      const third: [string, string] = ["sparta volos united", "metalurg zlobin"];
      expect(spellings(first, third)).toBe(2);
      expect(spellings(second, third)).toBe(1);
      expect(spellings(first, second, third)).toBe(1);
      expect(spellings(third, first, second)).toBe(1);
    });

    it("stay two if the first and the third have other numbers", () => {
      expect(
        spellings(
          ["lks 1", "metalurg"],
          ["lks sparta", "metalurg zlobin"],
          ["sparta volos united 2", "metalurg zlobin"],
        ),
      ).toBe(2);
    });
  });

  it("aren't those whose names have other numbers, and may be those of whom one has none", () => {
    const count = (...pairs: [string, string][]): number =>
      new Set(blocks(...pairs.map((sides) => ({ at, sides })))).size;
    expect(count(["harbour 1", "larkhill"], ["harbour 2", "larkhil"])).toBe(2);
    expect(count(["harbour 04", "larkhill"], ["harbour", "larkhil"])).toBe(1);
  });

  const names = [
    "junost minsk",
    "юность минск",
    "junost",
    "metalurg",
    "металлург",
    "zlobin",
    "westport",
    "fc westport",
  ];
  const entrants = fc.constantFrom(
    ...names,
    "eastgate",
    "tartu bigbank",
    "bigbank tartu",
    "tartu",
    "junost+w",
  );
  const listings = fc.array(
    fc
      .record({
        at: fc
          .integer({ min: 0, max: 40 })
          .map((quarter) => new Date(Date.UTC(2026, 7, 22) + quarter * 900_000)),
        sides: fc.uniqueArray(entrants, { minLength: 2, maxLength: 2 }),
        sport: fc.constantFrom("football", "volleyball", null),
        live: fc.boolean(),
        repeat: fc.boolean(),
      })
      .map(({ at, sides: [one = "", other = ""], sport, live: saysLive, repeat: saysRepeat }) =>
        sighting({ at: at.toISOString(), sides: [one, other], sport, marks: { saysLive, saysRepeat } }),
      ),
    { maxLength: 10 },
  );

  it("are joined the same in any order", () => {
    fc.assert(
      fc.property(
        listings.chain((all) =>
          fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
        ),
        ([all, shuffled]) => {
          const found = new Map(all.map((one, index) => [one, findBlocks(all)[index]]));
          expect(findBlocks(shuffled)).toEqual(shuffled.map((one) => found.get(one)));
        },
      ),
    );
  });

  it("join only what some listing of the same two shows at the same time, and never two known pairs or squads", () => {
    const squads = (block: string | null) =>
      (block ?? "")
        .split("|")
        .map((key) => /\+.*/.exec(key)?.[0] ?? "")
        .sort();
    fc.assert(
      fc.property(listings, (all) => {
        for (const [index, block] of findBlocks(all).entries()) {
          const own = all[index] && ownBlock(all[index].detection);
          if (block === own) continue;
          expect(own).toContain("~");
          expect(squads(block)).toEqual(squads(own ?? null));
          const those = (key: string | null | undefined) =>
            all.filter(({ detection }) => ownBlock(detection) === key);
          const meets = those(own).some((one) =>
            those(block).some((other) => Math.abs(one.start - other.start) <= 3600),
          );
          expect(meets).toBe(true);
        }
      }),
    );
  });
});

it("a sighting without entrants or subject has no block", () => {
  expect(findBlocks([sighting({ at, sides: null, kind: "magazine" })])).toEqual([null]);
});
