import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { kinds } from "@/lib/kind";
import { chunkAt, chunkSpan, type GuideSlot, packChunk, unpackChunk } from "./chunk";

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });

const slot: fc.Arbitrary<GuideSlot> = fc.record({
  id: fc.stringMatching(/^ls_[0-9a-z]{10}$/),
  start: fc.integer({ min: 0, max: 4_000_000_000 }),
  stop: fc.integer({ min: 0, max: 4_000_000_000 }),
  title: fc.string({ unit: "grapheme" }),
  kind: fc.constantFrom(...kinds),
  badge: optional(fc.constantFrom("live", "new", "repeat")),
  season: optional(fc.nat()),
  number: optional(fc.nat()),
  part: optional(fc.string({ unit: "grapheme" })),
  year: optional(fc.nat()),
  event: optional(fc.stringMatching(/^ev_[0-9a-z]{10}$/)),
});

describe("a chunk on its way to the browser", () => {
  it("arrives as it was sent", () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(slot, { maxLength: 4 }), { maxLength: 4 }),
        fc.nat(90_000),
        (rows, chunk) => {
          const { start } = chunkSpan(chunk);
          const sent = JSON.parse(JSON.stringify(packChunk(rows, start)));
          expect(unpackChunk(sent, start)).toEqual(rows);
        },
      ),
    );
  });

  it("covers every instant with exactly one chunk", () => {
    fc.assert(
      fc.property(fc.nat(4_000_000_000), (at) => {
        const { start, stop } = chunkSpan(chunkAt(at));
        expect(start <= at && at < stop).toBe(true);
        expect(chunkSpan(chunkAt(at) + 1).start).toBe(stop);
      }),
    );
  });
});
