import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Span } from "@/contract/zone";
import { chunkAt, chunkSeconds, chunkSpan, cutToWindow, type GuideSlot } from "./chunk";
import { createTimeline, type Timeline } from "./timeline";

const first = 80_000;
const base = first * chunkSeconds;
const hour = 3600;

const slotAt = (start: number, stop: number): GuideSlot => ({
  id: `ls_${start}`,
  start,
  stop,
  title: "Programme",
  kind: "general",
});

/** The programmes of some days, sorted and disjoint, with silences between. */
const listing = fc
  .array(
    fc.record({
      silence: fc.integer({ min: 0, max: 5 * hour }),
      length: fc.integer({ min: 60, max: 9 * hour }),
    }),
    { maxLength: 30 },
  )
  .map((parts) => {
    let at = base;
    return parts.map(({ silence, length }) => {
      const start = at + silence;
      at = start + length;
      return slotAt(start, at);
    });
  });

const chunksOf = (slots: readonly GuideSlot[]): Map<number, GuideSlot[]> => {
  const last = chunkAt((slots.at(-1)?.stop ?? base + 1) - 1);
  const chunks = new Map<number, GuideSlot[]>();
  for (let chunk = first; chunk <= last; chunk++) {
    const span = chunkSpan(chunk);
    chunks.set(
      chunk,
      slots.filter(({ start, stop }) => stop > span.start && start < span.stop),
    );
  }
  return chunks;
};

const windowIn = fc
  .record({ from: fc.integer({ min: 0, max: 60 * hour }), length: fc.integer({ min: 60, max: 12 * hour }) })
  .map(({ from, length }) => ({ start: base + from, stop: base + from + length }));

/** The cells of a window, cut to it. */
const seenIn = (timeline: Timeline, { start, stop }: Span) =>
  timeline
    .cells({ start, stop })
    .map((cell) => ({ ...cell, start: Math.max(cell.start, start), stop: Math.min(cell.stop, stop) }));

describe("a channel's timeline", () => {
  it("tiles every window, whichever chunks have arrived", () => {
    fc.assert(
      fc.property(listing, fc.array(fc.boolean(), { maxLength: 40 }), windowIn, (slots, arrived, window) => {
        const timeline = createTimeline();
        for (const [chunk, those] of chunksOf(slots)) if (arrived[chunk - first]) timeline.put(chunk, those);
        const cells = timeline.cells(window);
        expect(cells[0]?.start).toBeLessThanOrEqual(window.start);
        expect(cells.at(-1)?.stop).toBeGreaterThanOrEqual(window.stop);
        cells.forEach((cell, index) => {
          expect(cell.stop).toBeGreaterThan(cell.start);
          if (index > 0) expect(cell.start).toBe(cells[index - 1]?.stop);
        });
      }),
    );
  });

  it("shows a programme once and whole, also over the edge of chunks", () => {
    fc.assert(
      fc.property(listing, windowIn, (slots, window) => {
        const timeline = createTimeline();
        for (const [chunk, those] of chunksOf(slots)) timeline.put(chunk, those);
        const shown = timeline
          .cells(window)
          .flatMap(({ slot, start, stop }) => (slot ? [[slot.id, start, stop]] : []));
        expect(shown).toEqual(
          slots
            .filter(({ start, stop }) => stop > window.start && start < window.stop)
            .map(({ id, start, stop }) => [id, start, stop]),
        );
      }),
    );
  });

  it("shows the same whatever the order in which chunks arrive", () => {
    fc.assert(
      fc.property(listing, windowIn, (slots, window) => {
        const forth = createTimeline();
        const back = createTimeline();
        const chunks = [...chunksOf(slots)];
        for (const [chunk, those] of chunks) forth.put(chunk, those);
        for (const [chunk, those] of chunks.toReversed()) back.put(chunk, those);
        expect(back.cells(window)).toEqual(forth.cells(window));
      }),
    );
  });

  it("shows the same in a window if its chunks are cut to that, and takes nothing beyond it for silence", () => {
    fc.assert(
      fc.property(listing, windowIn, (slots, window) => {
        const whole = createTimeline();
        const cut = createTimeline();
        for (const [chunk, those] of chunksOf(slots)) {
          if (chunk < chunkAt(window.start) || chunk > chunkAt(window.stop - 1)) continue;
          whole.put(chunk, those);
          cut.put(chunk, cutToWindow(those, window), window);
        }
        expect(seenIn(cut, window)).toEqual(seenIn(whole, window));
        const silences = cut
          .cells({ start: window.start - chunkSeconds, stop: window.stop + chunkSeconds })
          .filter(({ slot, ...rest }) => slot === null && "gap" in rest && rest.gap !== "loading");
        for (const { start, stop } of silences)
          expect(slots.filter((slot) => slot.stop > start && slot.start < stop)).toEqual([]);
      }),
    );
  });

  const gaps = (slots: GuideSlot[], chunks: number[], hours: [number, number]) => {
    const timeline = createTimeline();
    const all = chunksOf(slots);
    for (const chunk of chunks) timeline.put(first + chunk, all.get(first + chunk) ?? []);
    return timeline
      .cells({ start: base + hours[0] * hour, stop: base + hours[1] * hour })
      .map((cell) => (cell.slot ? "programme" : cell.gap));
  };

  it("says what the source says between two programmes", () => {
    const gapOf = (gapAfter: GuideSlot["gapAfter"], hours: number) => [
      { ...slotAt(base + hour, base + 2 * hour), gapAfter },
      slotAt(base + hours * hour, base + (hours + 1) * hour),
    ];
    expect(gaps(gapOf("no_information", 4), [0], [1, 5])).toEqual(["programme", "no_listings", "programme"]);
    expect(gaps(gapOf("off_air", 23), [0, 1, 2, 3], [1, 24])).toEqual(["programme", "off_air", "programme"]);
  });

  it("calls a channel off air only if its listing does, however short the silence", () => {
    const slots = [slotAt(base + hour, base + 2 * hour), slotAt(base + 4 * hour, base + 5 * hour)];
    expect(gaps(slots, [0], [1, 5])).toEqual(["programme", "no_listings", "programme"]);
  });

  it("says that there are no listings where a long silence has nothing on one side", () => {
    expect(gaps([slotAt(base, base + hour)], [0, 1], [0, 9])).toEqual(["programme", "no_listings"]);
  });

  it("has no reason for a gap that borders on a chunk still loading", () => {
    expect(gaps([slotAt(base, base + 4 * hour)], [0], [0, 8])).toEqual(["programme", null, "loading"]);
  });

  it("says where the plan leaves listings out", () => {
    const timeline = createTimeline();
    timeline.put(first, null);
    expect(timeline.cells({ start: base, stop: base + hour })[0]).toMatchObject({ gap: "locked" });
  });
});
