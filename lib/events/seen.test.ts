import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Broadcast } from "@/lib/shapes";
import { findChanges, isChanged, readSeen, toSeenEvent, withSeen } from "./seen.ts";

const broadcast = (channel: string, start: number, stop: number): Broadcast => ({
  channel,
  channel_name: `The ${channel}`,
  country: "GB",
  listing: `ls_${channel}_${start}`,
  start,
  stop,
  showing: "live",
  free: false,
});

describe("what changed since the last look", () => {
  const before = toSeenEvent(1000, [broadcast("one", 1000, 2000), broadcast("two", 1000, 2000)]);

  test("is nothing where nothing did", () => {
    expect(isChanged(findChanges(before, before, 0))).toBe(false);
  });

  test("is the start, and the channels that came and went", () => {
    const now = toSeenEvent(2800, [broadcast("one", 2800, 3800), broadcast("three", 2800, 3800)]);
    expect(findChanges(before, now, 500)).toEqual({
      start: { before: 1000, now: 2800 },
      added: ["The three"],
      gone: ["The two"],
    });
  });

  test("is not that listings forgot what is over", () => {
    const now = toSeenEvent(1000, [broadcast("one", 1000, 2000)]);
    expect(isChanged(findChanges(before, now, 2000))).toBe(false);
  });

  test("counts a channel's last showing", () => {
    const twice = toSeenEvent(1000, [broadcast("one", 1000, 2000), broadcast("one", 5000, 6000)]);
    expect(twice.channels.one?.until).toBe(6000);
  });
});

describe("what a device keeps", () => {
  test("is read as it was written, and capped by forgetting the oldest", () => {
    const all = Array.from({ length: 80 }, (_, index) => index).reduce(
      (seen, index) => withSeen(seen, `ev_${index} GB`, toSeenEvent(index, [broadcast("one", 1, 2)])),
      {},
    );
    expect(Object.keys(all)).toHaveLength(60);
    expect(Object.keys(all).at(-1)).toBe("ev_79 GB");
    expect(readSeen(JSON.stringify(all))).toEqual(all);
  });

  test("is nothing where it can't be read", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readSeen(text)).toBeTypeOf("object");
      }),
    );
    expect(readSeen('{"a":{"start":"soon"},"b":[]}')).toEqual({});
    expect(readSeen(null)).toEqual({});
  });
});
