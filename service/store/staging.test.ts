import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";
import { kindSchema } from "../../contract/slot.ts";
import { mostOfFeed, openStaging, type StagedText } from "./staging.ts";

function open() {
  const staging = openStaging();
  onTestFinished(staging.close);
  return staging;
}

/** JSON texts as a stage stores them: a line break in a value is escaped. */
const json = fc.string({ unit: "binary" }).map((text) => JSON.stringify(text.toWellFormed()));

const programme: fc.Arbitrary<StagedText> = fc.record({
  start: fc.integer(),
  stop: fc.option(fc.integer()),
  title: fc.string({ unit: "binary" }).map((text) => text.toWellFormed()),
  // Some are so long that everything pending is written.
  weight: fc.oneof(fc.nat(1000), fc.constant(5_000_000)),
  tail: json,
  detail: fc.option(json),
  placeholder: fc.constantFrom(null, "no_information", "off_air", "own_name"),
  hint: fc.option(fc.constantFrom(...kindSchema.options)),
  whole: fc.option(fc.nat()),
});

describe("a stage's programmes", () => {
  test("come back feed by feed in the order added, however many feeds take turns", () => {
    const added = fc.array(fc.tuple(fc.nat(3), programme), { maxLength: 600, size: "max" });
    fc.assert(
      fc.property(added, fc.nat(600), (all, readAfter) => {
        const staging = open();
        for (const [at, [feed, each]] of all.entries()) {
          expect(staging.add(feed, each)).toBe(true);
          if (at === readAfter) staging.list(feed);
        }
        for (const feed of [0, 1, 2, 3, 4]) {
          const own = all.filter(([of]) => of === feed).map(([, each]) => each);
          expect(staging.listTexts(feed)).toEqual(own);
          expect(staging.list(feed)).toEqual(own.map(({ tail: _, detail: __, ...times }) => times));
        }
      }),
      { numRuns: 30 },
    );
  });

  test("are refused beyond the most that a feed can have", () => {
    const staging = open();
    const each = {
      start: 0,
      stop: null,
      title: "A",
      weight: 1,
      placeholder: null,
      hint: null,
      whole: null,
      tail: '"title":"A"}',
      detail: null,
    };
    for (let count = 0; count < mostOfFeed; count++) staging.add(1, each);
    expect(staging.add(1, each)).toBe(false);
    expect(staging.add(2, each)).toBe(true);
    expect(staging.list(1)).toHaveLength(mostOfFeed);
  });
});
