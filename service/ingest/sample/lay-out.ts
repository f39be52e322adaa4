import type { ChannelDay } from "./channel-day.ts";
import type { DayPlan, Fill } from "./day-plan.ts";
import { filler, type Programme } from "./programmes.ts";

/** A programme and its time; minutes count from the start of the broadcast day. */
export type ScheduledProgramme = { at: number; lengthMinutes: number; programme: Programme };

/** A gap shorter than this is added to the programme before it. */
const shortestMinutes = 10;

/** How many of the programmes that come next are tried for one that no other channel shows at the time. */
const mostTries = 12;

/**
 * Lays a plan out over a day of so many minutes: fixed programmes keep their time, the rest is filled without gaps. A
 * fixed programme that still runs when the next should begin delays it. `others` are those of other channels, by title.
 */
export function layOut(
  day: ChannelDay,
  { fixed, fills }: DayPlan,
  dayMinutes: number,
  others: ReadonlyMap<string, readonly ScheduledProgramme[]>,
): ScheduledProgramme[] {
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
    const fill = fillAt(fills, at);
    const isTight = room < fill.next(placed.length).leastMinutes;
    const next = (index: number) => (isTight ? filler(day, index, room) : fill.next(index));
    const isOwn = ({ title, lengthMinutes, leastMinutes }: Programme) =>
      leastMinutes <= room &&
      title !== placed.at(-1)?.programme.title &&
      !others.get(title)?.some((other) => overlaps(other, at, at + lengthIn(lengthMinutes, room)));
    const tries = fill.givesWay || isTight ? mostTries : 0;
    const programme = findNext(next, placed.length, tries, isOwn) ?? next(placed.length);
    put(programme, lengthIn(programme.lengthMinutes, room));
  }
  return placed;
}

const overlaps = ({ at, lengthMinutes }: ScheduledProgramme, from: number, to: number): boolean =>
  at < to && at + lengthMinutes > from;

function findNext(
  next: (index: number) => Programme,
  from: number,
  tries: number,
  fits: (programme: Programme) => boolean,
): Programme | null {
  for (let index = from; index < from + tries; index += 1) {
    const programme = next(index);
    if (fits(programme)) return programme;
  }
  return null;
}

/** How long a programme runs in so much room: it also takes a remainder that is too short for another. */
const lengthIn = (lengthMinutes: number, room: number): number =>
  room - lengthMinutes < shortestMinutes ? room : lengthMinutes;

function fillAt(fills: readonly Fill[], at: number): Fill {
  const fill = fills.find(({ until }) => at < until) ?? fills.at(-1);
  if (!fill) throw new RangeError("a day's plan must fill the day");
  return fill;
}
