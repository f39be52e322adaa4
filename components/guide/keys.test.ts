import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fromIso, toIso } from "@/contract/time";
import { chunkAt, type GuideSlot } from "@/lib/guide/chunk";
import { createTimeline } from "@/lib/guide/timeline";
import { findCommand, type MoveContext, move } from "./keys";

const zone = "Europe/London";
const start = fromIso("2026-10-24T00:00:00Z");
const lengths = [[1800], [3600, 900], [60, 7200], [5400]];

/** Four channels for three days; the second channel has a gap. */
const timelines = lengths.map((pattern, row) => {
  const timeline = createTimeline();
  const slots: GuideSlot[] = [];
  for (let at = start, index = 0; at < start + 3 * 86_400; index++) {
    const length = pattern[index % pattern.length] ?? 1800;
    if (row !== 1 || index % 5 !== 0)
      slots.push({ id: `ls_${row}${at}`, start: at, stop: at + length, title: "P", kind: "general" });
    at += length;
  }
  for (let chunk = chunkAt(start); chunk <= chunkAt(start + 3 * 86_400); chunk++)
    timeline.put(
      chunk,
      slots.filter((slot) => chunkAt(slot.start) <= chunk && chunkAt(slot.stop - 1) >= chunk),
    );
  return timeline;
});

const context: MoveContext = {
  rows: timelines.length,
  pageRows: 2,
  zone,
  now: fromIso("2026-10-25T19:12:00Z"),
  cellAt: (row, at) => timelines[row]?.cells({ start: at, stop: at + 1 })[0] ?? null,
};

const cursor = fc.record({
  row: fc.integer({ min: 0, max: 3 }),
  at: fc.integer({ min: start + 86_400, max: start + 2 * 86_400 }),
});

describe("the grid's cursor", () => {
  it("comes back to the same programme, down and up again", () => {
    fc.assert(
      fc.property(cursor, (from) => {
        const down = move(from, "down", context);
        const back = move(down, "up", context);
        if (down.row !== from.row) expect(back).toEqual(from);
      }),
    );
  });

  it("goes to a day's first programme, not to the silence before it, unless that may still load", () => {
    const silent = { start: start - 3600, stop: start + 2 * 3600, slot: null };
    const home = (gap: "no_listings" | "loading", zone: string) =>
      move({ row: 0, at: start + 20 * 3600 }, "dayStart", {
        ...context,
        zone,
        cellAt: () => ({ ...silent, gap }),
      }).at;
    expect(home("no_listings", "Etc/UTC")).toBe(start + 2 * 3600);
    expect(home("loading", "Etc/UTC")).toBe(start);
  });

  it("steps from cell to cell, and back", () => {
    fc.assert(
      fc.property(cursor, ({ row, at }) => {
        const cell = context.cellAt(row, at);
        const right = move({ row, at }, "right", context);
        expect(right.at).toBe(cell?.stop);
        expect(move(right, "left", context).at).toBe(cell?.start);
      }),
    );
  });

  it("never leaves the rows", () => {
    fc.assert(
      fc.property(
        cursor,
        fc.constantFrom("up", "down", "pageUp", "pageDown", "firstRow", "lastRow" as const),
        (from, command) => {
          const { row } = move(from, command, context);
          expect(row).toBeGreaterThanOrEqual(0);
          expect(row).toBeLessThan(context.rows);
        },
      ),
    );
  });

  it("keeps the clock's time over a day that has 25 hours", () => {
    const at = fromIso("2026-10-24T19:00:00Z");
    expect(toIso(move({ row: 0, at }, "nextDay", context).at)).toBe("2026-10-25T20:00:00Z");
    expect(toIso(move({ row: 0, at }, "prime", context).at)).toBe("2026-10-24T19:00:00Z");
    expect(toIso(move({ row: 0, at }, "dayEnd", context).at)).toBe("2026-10-24T22:59:59Z");
  });
});

describe("keys", () => {
  const press = (key: string, more: object = {}) => ({
    key,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  });

  it("turn with the page's direction", () => {
    expect(findCommand(press("ArrowLeft"), false)).toBe("left");
    expect(findCommand(press("ArrowLeft"), true)).toBe("right");
  });

  it("leave the browser's own alone", () => {
    expect(findCommand(press("ArrowLeft", { altKey: true }), false)).toBeNull();
    expect(findCommand(press("n", { ctrlKey: true }), false)).toBeNull();
    expect(findCommand(press("Tab"), false)).toBeNull();
  });
});
