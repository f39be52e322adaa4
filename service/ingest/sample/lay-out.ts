import type { ChannelDay } from "./channel-day.ts";
import type { DayPlan, Fill } from "./day-plan.ts";
import { filler, type Programme } from "./programmes.ts";

/** A programme and its time; minutes count from the start of the broadcast day. */
export type ScheduledProgramme = { at: number; lengthMinutes: number; programme: Programme };

/** A gap shorter than this is added to the programme before it. */
const shortestMinutes = 10;

/**
 * Lays a plan out over a day of so many minutes: fixed programmes keep their time, the rest is filled without gaps. A
 * fixed programme that still runs when the next should begin delays it.
 */
export function layOut(day: ChannelDay, { fixed, fills }: DayPlan, dayMinutes: number): ScheduledProgramme[] {
  const ahead = fixed.filter(({ at }) => at < dayMinutes).sort((a, b) => a.at - b.at);
  const placed: ScheduledProgramme[] = [];
  let at = 0;
  const put = (programme: Programme, lengthMinutes: number) => {
    placed.push({ at, lengthMinutes, programme });
    at += lengthMinutes;
  };
  while (at < dayMinutes) {
    const [due] = ahead;
    if (due && due.at <= at) {
      ahead.shift();
      put(due.programme, lengthIn(due.programme.lengthMinutes, dayMinutes - at));
      continue;
    }
    const room = Math.min(due?.at ?? dayMinutes, dayMinutes) - at;
    const programme = pickNext(fills, at, placed.length);
    if (room < programme.leastMinutes) put(filler(day, placed.length, room), room);
    else put(programme, lengthIn(programme.lengthMinutes, room));
  }
  return placed;
}

/** How long a programme runs in so much room: it also takes a remainder that is too short for another. */
const lengthIn = (lengthMinutes: number, room: number): number =>
  room - lengthMinutes < shortestMinutes ? room : lengthMinutes;

function pickNext(fills: readonly Fill[], at: number, index: number): Programme {
  const fill = fills.find(({ until }) => at < until) ?? fills.at(-1);
  if (!fill) throw new RangeError("a day's plan must fill the day");
  return fill.next(index);
}
