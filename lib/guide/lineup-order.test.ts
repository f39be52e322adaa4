import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { NowNext } from "@/lib/shapes";
import { divideLineup } from "./lineup-order";

const stop = 1000;

const item = (start: number) => ({ id: `ls_${start}`, title: "News", start, stop: start + 60 });

const line = (channel: string, now: number | null, next: number | null): NowNext => ({
  channel,
  now: now === null ? null : item(now),
  next: next === null ? null : item(next),
});

const ids = (channels: { id: string }[]) => channels.map(({ id }) => id);

describe("a day's lineup", () => {
  const channels = ["over", "later", "on", "unknown", "evening"].map((id) => ({ id }));
  const lines = [
    line("over", null, null),
    line("later", null, stop),
    line("on", 0, null),
    line("evening", null, stop - 1),
  ];

  it("has what is listed that day first, and what is over last", () => {
    const { listed, later, over } = divideLineup(channels, lines, stop);
    expect([listed, later, over].map(ids)).toEqual([["on", "evening"], ["later"], ["over", "unknown"]]);
  });

  it("is the country's own while nothing is known of the day", () => {
    expect(divideLineup(channels, null, stop)).toEqual({ listed: channels, later: [], over: [] });
  });

  it("has each channel once, and keeps the country's order within its parts", () => {
    const start = fc.option(fc.integer({ min: 0, max: 2 * stop }));
    const some = fc.uniqueArray(fc.tuple(fc.integer(), start, start), { selector: ([id]) => id });
    fc.assert(
      fc.property(some, (made) => {
        const own = made.map(([id]) => ({ id: `ch_${id}` }));
        const parts = Object.values(
          divideLineup(
            own,
            made.map(([id, now, next]) => line(`ch_${id}`, now, next)),
            stop,
          ),
        );
        expect(new Set(parts.flat())).toEqual(new Set(own));
        for (const part of parts)
          expect(part.map((each) => own.indexOf(each))).toEqual(
            part.map((each) => own.indexOf(each)).toSorted((a, b) => a - b),
          );
      }),
    );
  });
});
