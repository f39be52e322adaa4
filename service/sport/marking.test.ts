import { describe, expect, it } from "vitest";
import { addCounts, countMarks, isCanned, noCounts, toMarking } from "./marking.ts";
import { live, type SightingFacts, sighting } from "./test-sightings.ts";

const at = "2026-08-22T14:00:00Z";

/** This many equal slots, some of which show something. */
const slots = (count: number, facts: SightingFacts | null, flaggedLive = false) =>
  Array.from({ length: count }, (_, index) => {
    const { start, stop, detection } = sighting({ at, ...facts });
    const shift = index * 86_400;
    return {
      start: start + shift,
      stop: stop + shift,
      flags: { live: flaggedLive || (facts?.marks?.flagLive ?? false) },
      detection: facts && detection,
    };
  });

const marking = (...parts: ReturnType<typeof slots>[]) =>
  toMarking(parts.map(countMarks).reduce(addCounts, noCounts));

const flagged = { at, marks: { flagLive: true } };

describe("a channel", () => {
  const starting = (...minutes: number[]) => minutes.map((minute) => ({ start: minute * 60 }));

  it("plays from files if most programmes start whenever the last one ends", () => {
    expect(isCanned(starting(0, 22, 47, 71, 90, 118, 141, 166, 180))).toBe(true);
    expect(isCanned(starting(0, 30, 60, 95, 120, 135, 181, 200, 240))).toBe(false);
    expect(isCanned(starting(1, 22, 47))).toBe(false);
  });
});

describe("a source", () => {
  it("isn't trusted if it flags a fifth of its programmes as live, but is if it flags its news", () => {
    expect(marking(slots(80, null, true), slots(300, null)).liveFlagLies).toBe(true);
    expect(marking(slots(20, null, true), slots(980, null)).liveFlagLies).toBe(false);
    expect(marking(slots(4, null, true)).liveFlagLies).toBe(false);
  });

  it("isn't trusted if it flags highlights, classics or one game twice an evening", () => {
    const rest = slots(500, null);
    expect(marking(rest, slots(3, { at, kind: "highlights", marks: { flagLive: true } })).liveFlagLies).toBe(
      true,
    );
    expect(marking(rest, slots(3, { at, marks: { flagLive: true, saysOld: true } })).liveFlagLies).toBe(true);
    const again = slots(3, { ...flagged, at: "2026-08-22T20:00:00Z" });
    const twice = [...slots(3, flagged), ...again].sort((a, b) => a.start - b.start);
    expect(marking(rest, twice).liveFlagLies).toBe(true);
    expect(marking(rest, slots(10, flagged)).liveFlagLies).toBe(false);
  });

  it("means live by new if it never flags anything as live", () => {
    const fresh = slots(4, { at, marks: { flagNew: true } });
    expect(marking(fresh, slots(20, { at })).newMeansLive).toBe(true);
    expect(marking(fresh, slots(20, { at }), slots(1, flagged)).newMeansLive).toBe(false);
    expect(marking(slots(20, { at })).newMeansLive).toBe(false);
  });

  it("means nothing by new if it flags one game twice an evening, or classics", () => {
    const fresh = { at, marks: { flagNew: true } };
    const again = slots(4, { ...fresh, at: "2026-08-22T20:00:00Z" });
    const twice = [...slots(4, fresh), ...again].sort((a, b) => a.start - b.start);
    expect(marking(twice).newMeansLive).toBe(false);
    expect(marking(slots(4, { at, marks: { flagNew: true, saysOld: true } })).newMeansLive).toBe(false);
  });

  it("is found to mark live games by a few marks, and repeats likewise", () => {
    expect(marking(slots(3, { at, marks: live }), slots(20, { at }))).toMatchObject({
      marksLive: true,
      marksRepeats: false,
    });
    expect(marking(slots(3, { at, marks: { saysRepeat: true } }), slots(20, { at }))).toMatchObject({
      marksLive: false,
      marksRepeats: true,
    });
    expect(marking(slots(2, { at, marks: live }), slots(20, { at })).marksLive).toBe(false);
    expect(marking(slots(3, { at, marks: live }), slots(100, { at })).marksLive).toBe(false);
  });

  it("doesn't mark live games with a flag that isn't trusted", () => {
    expect(marking(slots(40, null, true), slots(9, flagged)).marksLive).toBe(false);
    expect(marking(slots(400, null), slots(9, flagged)).marksLive).toBe(true);
  });
});
