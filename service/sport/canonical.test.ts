import { describe, expect, it } from "vitest";
import { findBlocks } from "./canonical.ts";
import { ownBlock } from "./sighting.ts";
import { live, type SightingFacts, sighting } from "./test-sightings.ts";

const at = "2026-08-22T14:00:00Z";
const blocks = (...facts: SightingFacts[]) => findBlocks(facts.map(sighting));
const block = (a: string, b: string) => ownBlock(sighting({ at, sides: [a, b] }).detection);
const known = block("westport", "eastgate");

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

it("a sighting without entrants or subject has no block", () => {
  expect(findBlocks([sighting({ at, sides: null, kind: "magazine" })])).toEqual([null]);
});
