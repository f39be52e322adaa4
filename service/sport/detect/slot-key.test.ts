import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadKnowledge } from "../catalogue/load.ts";
import type { SlotFacts } from "../detection.ts";
import { createContextReader } from "./context.ts";
import { createDetector } from "./detector.ts";
import { slotKey } from "./slot-key.ts";
import { slotOf } from "./test-slot.ts";

const knowledge = loadKnowledge();
const readContext = createContextReader(knowledge);
const keyOf = (facts: SlotFacts): string => slotKey(facts, readContext(facts), false);

const day = 86_400;
const midnight = Date.UTC(2026, 7, 22) / 1000;

/** Texts of signs that could be taken for what stands between two texts of a key. */
const text = fc.string({
  unit: fc.constantFrom("a", "\0", "\n", '"', ",", "[", "]", "\\", " "),
  maxLength: 4,
});
const marked = fc.record({
  title: text,
  sub_title: text,
  description: text,
  category: fc.array(text, { maxLength: 3 }),
  languages: fc.array(fc.constantFrom("eng", "fra", "cat"), { maxLength: 2 }),
});

/** Days in the forms that listings write, and whatever looks like one. */
const written = fc.oneof(
  fc.constantFrom(
    "",
    "2025/26",
    "’25",
    "2026",
    "21.8.",
    "23.8.26",
    "8/23/2026",
    "August 23, 2026",
    "22nd August 2026",
  ),
  fc.constantFrom("23 08 2026", "3. Runde", "20:45", "24.8.", "1/2", "Round 3", "12 km", "Istra 1961"),
  fc.stringMatching(/^[0-9]{1,4}[./ -][0-9]{1,2}[./ -]?[0-9]{0,4}$/),
);
const slot = fc
  .record({
    title: fc.constantFrom("Hull v Leeds", "Football: Hull v Leeds", "Formula 1: Italian Grand Prix", "Golf"),
    titled: written,
    described: written,
    previously_shown: fc.constantFrom(undefined, "2026-06-23", "2026-06-24"),
    year: fc.constantFrom(undefined, 2024, 2025, 2026),
  })
  .map(({ title, titled, described, ...facts }) =>
    slotOf({ ...facts, title: `${title} ${titled}`, description: `Live. ${described}` }),
  );
/** Around midnights and turns of the year. */
const start = fc
  .tuple(fc.constantFrom(-300, -234, -1, 0, 1, 2, 131, 132), fc.constantFrom(0, 1, 3600, 43_200, day - 1))
  .map(([days, seconds]) => midnight + days * day + seconds);

/** Names a day that it may be on only if it ends on the day before. */
const overMidnight = slotOf({ title: "Hull v Leeds 24.8.2026" });

describe("what is remembered of a slot", () => {
  it("is told apart by every text, category and language, whatever characters they have", () => {
    fc.assert(
      fc.property(marked, marked, (one, other) => {
        const keys = [one, other].map(({ languages, ...texts }) => {
          const facts = slotOf(texts);
          return keyOf({ ...facts, channel: { ...facts.channel, languages } });
        });
        expect(keys[0] === keys[1]).toBe(JSON.stringify(one) === JSON.stringify(other));
      }),
      { numRuns: 2_000, examples: [[...partedByNothing()]] },
    );
  });

  it("holds for the same slot at another time, whatever days its texts name", () => {
    fc.assert(
      fc.property(slot, start, start, fc.constantFrom(7200, 43_200), (facts, first, second, seconds) => {
        const at = (time: number): SlotFacts => ({ ...facts, start: time, stop: time + seconds });
        const used = createDetector(knowledge);
        used(at(first));
        expect(used(at(second))).toEqual(createDetector(knowledge)(at(second)));
      }),
      { numRuns: 500, examples: [[overMidnight, midnight + 43_200, midnight + day - 1, 7200]] },
    );
  });
});

/** Two slots whose texts differ only in where one ends. */
function partedByNothing() {
  const of = (sub_title: string, description: string) => ({
    title: "a",
    sub_title,
    description,
    category: [],
    languages: [],
  });
  return [of("a\0a", ""), of("a", "a\0")] as const;
}
