import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { arrange, type Listed } from "./arrange.ts";
import { normalise } from "./normalise.ts";

const hour = 3600;

const at = (
  start: number,
  stop: number | null,
  title = "News",
  placeholder: Listed["placeholder"] = null,
): Listed => ({
  start: start * hour,
  stop: stop === null ? null : stop * hour,
  title,
  weight: 1,
  placeholder,
});

const show = (listed: Listed[]) =>
  arrange(listed).slots.map(({ start, stop, gapAfter }) => [start / hour, stop / hour, gapAfter]);

describe("a placeholder", () => {
  test("is a gap that says why, after the programme before it", () => {
    const listed = [
      at(0, 1),
      at(1, 3, "No listing available", "no_information"),
      at(3, 4),
      at(4, 8, "Sendeschluss", "off_air"),
      at(8, 9),
    ];
    expect(show(listed)).toEqual([
      [0, 1, "no_information"],
      [3, 4, "off_air"],
      [8, 9, null],
    ]);
    expect(arrange(listed).placeholders).toHaveLength(2);
  });

  test("never cuts a programme, and ends one whose stop is unknown", () => {
    expect(show([at(0, 2), at(1, 3, "TBA", "no_information"), at(3, 4)])).toEqual([
      [0, 2, "no_information"],
      [3, 4, null],
    ]);
    expect(show([at(0, null), at(1, 3, "TBA", "no_information"), at(3, 4)])).toEqual([
      [0, 1, "no_information"],
      [3, 4, null],
    ]);
  });

  test("that is a channel's own name fills time only if it goes on", () => {
    expect(show([at(0, 1), at(1, 2, "Larkhill", "own_name"), at(2, 3)])).toHaveLength(3);
    const twice = [at(0, 1), at(1, 2, "Larkhill", "own_name"), at(2, 3, "Larkhill", "own_name"), at(3, 4)];
    expect(show(twice)).toEqual([
      [0, 1, "no_information"],
      [3, 4, null],
    ]);
    expect(show([at(0, 24, "Larkhill", "own_name")])).toEqual([]);
  });
});

const programme = fc
  .record({
    start: fc.nat(48),
    length: fc.option(fc.integer({ min: -2, max: 30 })),
    placeholder: fc.constantFrom<Listed["placeholder"][]>(
      null,
      null,
      "no_information",
      "off_air",
      "own_name",
    ),
  })
  .map(({ start, length, placeholder }) =>
    at(start, length === null ? null : start + length, `${start} ${placeholder}`, placeholder),
  );

test("slots stay sorted and disjoint, and without placeholders they are those of the normaliser", () => {
  fc.assert(
    fc.property(fc.array(programme, { maxLength: 30 }), (listed) => {
      const { slots, placeholders } = arrange(listed);
      for (const [index, slot] of slots.entries()) {
        expect(slot.stop).toBeGreaterThan(slot.start);
        const next = slots[index + 1]?.start ?? Number.POSITIVE_INFINITY;
        expect(slot.stop).toBeLessThanOrEqual(next);
        if (slot.gapAfter) expect(slot.stop).toBeLessThan(next);
        expect(placeholders).not.toContain(slot.programme);
      }
      const real = listed.filter(({ placeholder }) => placeholder === null);
      expect(arrange(real).slots.map(({ gapAfter: _, ...slot }) => slot)).toEqual(normalise(real).slots);
    }),
  );
});
