import fc from "fast-check";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { createFlight } from "./flight";

/** Scrolls by these numbers of px, in frames of 16 ms. */
function fly(frames: readonly number[]) {
  const told: string[] = [];
  const flight = createFlight({ onLand: () => told.push("land"), onRest: () => told.push("rest") });
  let time = 1000;
  const flown = frames.map((px) => {
    time += 16;
    vi.advanceTimersByTime(16);
    flight.follow(px, time);
    return flight.flies();
  });
  return { flight, told, flown };
}

describe("a scroll", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it("that is slow enough to read never flies and calls nothing", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 47 })), (frames) => {
        const { told, flown } = fly(frames);
        vi.runAllTimers();
        expect(flown.includes(true)).toBe(false);
        expect(told).toEqual([]);
      }),
    );
  });

  it("flies from the first frame that is too fast until it has slowed well below that", () => {
    const { told, flown } = fly([10, 60, 40, 30, 20, 40]);
    expect(flown).toEqual([false, true, true, true, false, false]);
    expect(told).toEqual(["land"]);
  });

  it("lands once for each flight, and rests once, after its last frame", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1 }), (frames) => {
        const { flight, told, flown } = fly(frames);
        vi.runAllTimers();
        const flights = flown.filter((flies, at) => flies && !flown[at - 1]).length;
        expect(told.filter((word) => word === "land")).toHaveLength(flights);
        expect(told.filter((word) => word === "rest")).toHaveLength(flights > 0 ? 1 : 0);
        if (flights > 0) expect(told.at(-1)).toBe("rest");
        expect(flight.flies()).toBe(false);
      }),
    );
  });

  it("continues from frame to frame and starts afresh after a rest, whatever its speed", () => {
    const flight = createFlight({ onLand: () => {}, onRest: () => {} });
    const goesOn = [1000, 1016, 1032, 1400, 1416].map((time) => flight.follow(20, time));
    expect(goesOn).toEqual([false, true, true, false, true]);
    const far = createFlight({ onLand: () => {}, onRest: () => {} });
    far.follow(5000, 1000);
    expect(far.flies()).toBe(false);
    far.follow(100, 1016);
    expect(far.flies()).toBe(true);
    far.end();
  });

  it("calls nothing once it has ended", () => {
    const { flight, told } = fly([10, 200]);
    flight.end();
    vi.runAllTimers();
    expect(told).toEqual([]);
  });
});
