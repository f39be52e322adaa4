import { describe, expect, it } from "vitest";
import { findBlocks } from "./canonical.ts";
import { ownBlock } from "./sighting.ts";
import { live, type SightingFacts, sighting } from "./test-sightings.ts";

const at = "2026-08-22T14:00:00Z";
const blocks = (...facts: SightingFacts[]) => findBlocks(facts.map(sighting));
const block = (a: string, b: string) => ownBlock(sighting({ at, sides: [a, b] }).detection);
const known = block("westport", "eastgate");

describe("a side that nobody knows", () => {
  it("stands for a known one whose name holds its words, against the same side at the same time", () => {
    expect(blocks({ at }, { at: "2026-08-22T13:30:00Z", sides: ["fc westport", "eastgate"] })).toEqual([
      known,
      known,
    ]);
  });

  it("stands for the longer spelling where neither is known", () => {
    const long = block("sloboda tuzla", "borac");
    expect(blocks({ at, sides: ["sloboda", "borac"] }, { at, sides: ["borac", "sloboda tuzla"] })).toEqual([
      long,
      long,
    ]);
  });

  it("stands for whoever plays the same side at once, where both say that they are live", () => {
    const foreign = { at, sides: ["ويستبورت", "eastgate"], marks: live } as const;
    expect(blocks({ at, marks: live }, foreign)).toEqual([known, known]);
    expect(blocks({ at }, foreign)[1]).not.toBe(known);
  });

  it.each([
    ["another time", { at: "2026-08-22T18:00:00Z", sides: ["fc westport", "eastgate"] }],
    ["another opponent", { at, sides: ["fc westport", "northam"] }],
    ["another squad", { at, sides: ["westport women", "eastgate"] }],
    ["another sport", { at, sides: ["fc westport", "eastgate"], sport: "baseball" }],
    ["other words", { at, sides: ["westend", "eastgate"] }],
  ] satisfies [string, SightingFacts][])("is itself at %s", (_, facts) => {
    expect(blocks({ at }, facts)[1]).toBe(ownBlock(sighting(facts).detection));
  });

  it("is in repeats who it was at the game, and another a fortnight later", () => {
    const repeat = { at: "2026-08-24T09:00:00Z", sides: ["fc westport", "eastgate"] } as const;
    const later = { ...repeat, at: "2026-09-12T09:00:00Z" };
    const [, , inRepeat, afterwards] = blocks({ at }, { ...repeat, at }, repeat, later);
    expect(inRepeat).toBe(known);
    expect(afterwards).toBe(ownBlock(sighting(later).detection));
  });
});

it("what is about neither sides nor a subject is of no block", () => {
  expect(findBlocks([sighting({ at, sides: null, kind: "magazine" })])).toEqual([null]);
});
