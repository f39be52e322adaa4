import fc from "fast-check";
import { expect, it } from "vitest";
import { findMoved, type Placed } from "./moved.ts";

const minute = 60;
const at = (start: number, minutes: number, said: Placed["said"]): Placed => ({
  start,
  stop: start + minutes * minute,
  said,
});

const title = fc.constantFrom("Harbour", "Harbour: Late", "News", "The Quiet Quiz", "港の夜", "");
const slots = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), title), { maxLength: 12 }).map((all) => {
  let start = -2 * 3600;
  return all.map(([minutes, called]) => {
    const slot = at(start, minutes, { title: called });
    start = slot.stop;
    return slot;
  });
});

it("is one of the channel's slots, within a quarter of an hour of the old start or over the old time", () => {
  fc.assert(
    fc.property(slots, title, (all, called) => {
      const was = at(0, 30, { title: called });
      const found = findMoved(was, all);
      if (!found) return;
      expect(all).toContain(found);
      expect(Math.abs(found.start) < 15 * minute || (found.start < was.stop && found.stop > 0)).toBe(true);
    }),
  );
});

it("is where a programme now is, however the others around it are called", () => {
  fc.assert(
    fc.property(fc.integer({ min: -14, max: 14 }), fc.array(title), (moved, others) => {
      const was = at(0, 30, { title: "Das Haus am Meer" });
      const now = at(moved * minute, 30, { title: "Das Haus am Meer" });
      const around = others.map((called, index) => at(now.stop + index * minute, 1, { title: called }));
      expect(findMoved(was, [...around, now])).toBe(now);
    }),
  );
});

it("is the same episode among several of a series, never another one", () => {
  const was = at(0, 30, { title: "Harbour", sub_title: "The Ferry" });
  const [ferry, gale] = [
    at(12 * minute, 30, { title: "Harbour", sub_title: "The Ferry" }),
    at(-3 * minute, 15, { title: "Harbour", sub_title: "The Gale" }),
  ];
  expect(findMoved(was, [gale, ferry])).toBe(ferry);
  expect(findMoved(was, [gale])).toBeNull();
  const numbered = at(0, 30, { title: "Harbour", number: 4 });
  expect(findMoved(numbered, [at(300, 30, { title: "Harbour", number: 5 })])).toBeNull();
});

it("is a programme that moved while a slip in its short title was corrected, but no other number of it", () => {
  const found = (was: string, now: string) =>
    findMoved(at(0, 30, { title: was }), [at(300, 30, { title: now })])?.said.title ?? null;
  expect(found("Fariplay", "Fairplay")).toBe("Fairplay");
  expect(found("ΠΡΟΩΣΠΙΚΑ", "ΠΡΟΣΩΠΙΚΑ")).toBe("ΠΡΟΣΩΠΙΚΑ");
  expect(found("Analog", "Dialog")).toBeNull();
  expect(found("Round 1a", "Round 2a")).toBeNull();
  expect(found("News", "Nest")).toBeNull();
});
