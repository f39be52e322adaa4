import { offsetAt, type Span, wallClock } from "@/contract/zone";

/** A mark on the time axis. */
export type Tick = {
  /** Epoch seconds. */
  at: number;
  /** Minutes from the window's start. */
  minute: number;
  /** The wall clock's minutes after midnight, as people read it. */
  wall: number;
  /** The anchor of a full hour's first mark: `t20` for 20:00. */
  anchor: string | null;
  /** The clock was put forward or back since the mark before: the zone's name belongs on this one. */
  shifted: boolean;
};

const half = 30 * 60;

/** Minutes from the window's start. */
const minutesInto = (window: Span, at: number): number => (at - window.start) / 60;

/**
 * The marks of a local day, at each half hour of its wall clock: 46 on a day of 23 hours, 50 on one of 25, in which an
 * hour occurs twice.
 */
export function listTicks(window: Span, zone: string): Tick[] {
  const ticks: Tick[] = [];
  const anchored = new Set<number>();
  let offset = offsetAt(window.start, zone);
  for (let at = window.start; at < window.stop; ) {
    const clock = wallClock(at, zone);
    const past = ((clock % half) + half) % half;
    if (past === 0) {
      const wall = (clock / 60) % 1440;
      const hour = wall / 60;
      const anchor = wall % 60 === 0 && !anchored.has(hour) ? `t${String(hour).padStart(2, "0")}` : null;
      if (anchor) anchored.add(hour);
      const shifted = clock - at !== offset;
      offset = clock - at;
      ticks.push({ at, minute: minutesInto(window, at), wall, anchor, shifted });
    }
    at += half - past;
  }
  return ticks;
}
