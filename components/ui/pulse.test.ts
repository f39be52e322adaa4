import { beforeEach, describe, expect, it, vi } from "vitest";
import { startPulse } from "./pulse.ts";

describe("a page that stays open", () => {
  const minute = 60_000;
  let refreshed: number[];
  let held: boolean;
  const start = 1_800_000_000;
  const clock = () => Math.floor(Date.now() / 1000);

  beforeEach(() => {
    vi.useFakeTimers({ now: start * 1000 });
    refreshed = [];
    held = false;
  });

  const open = (page: { at?: number; until?: number | null }) =>
    startPulse({
      at: start,
      until: null,
      ...page,
      clock,
      jitterSeconds: 1.5,
      onBeat: () => {},
      isHeld: () => held,
      refresh: () => refreshed.push(clock() - start),
    });

  it("is read again within three seconds of the end of something on it, and again until that shows", () => {
    const stop = open({ until: start + 90 });
    vi.advanceTimersByTime(89_000);
    expect(refreshed).toEqual([]);
    vi.advanceTimersByTime(8_000);
    stop();
    expect(refreshed[0]).toBeLessThanOrEqual(93);
    expect(refreshed.length).toBeGreaterThanOrEqual(3);
  });

  it("is read again after five minutes if nothing ends", () => {
    const stop = open({});
    vi.advanceTimersByTime(5 * minute - 1000);
    expect(refreshed).toEqual([]);
    vi.advanceTimersByTime(2000);
    stop();
    expect(refreshed[0]).toBe(300);
  });

  it("is read again at once if it is old when it is opened", () => {
    open({ at: start - 46 })();
    expect(refreshed).toEqual([0]);
  });

  it("asks a site that keeps sending the same page once a minute at most", () => {
    const stop = open({ until: start });
    vi.advanceTimersByTime(60 * minute);
    stop();
    expect(refreshed.length).toBeLessThan(70);
  });

  it("stays as it is while something is open over it, and is read again within seconds after that", () => {
    held = true;
    const stop = open({ until: start + 90 });
    vi.advanceTimersByTime(10 * minute);
    expect(refreshed).toEqual([]);
    held = false;
    vi.advanceTimersByTime(5_000);
    stop();
    expect(refreshed.length).toBeGreaterThanOrEqual(1);
  });

  it("leaves nothing behind", () => {
    open({ until: start })();
    expect(vi.getTimerCount()).toBe(0);
  });
});
