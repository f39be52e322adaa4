import { getTimezoneOffset } from "date-fns-tz/getTimezoneOffset";
import { toZonedTime } from "date-fns-tz/toZonedTime";

/**
 * Days and wall-clock times in IANA zones, as the contract defines them: a local day runs from the zone's start
 * of day to the next one's, half-open, and may last 23, 24, 25 or 0 hours. Both programs use these functions,
 * so that they can't disagree about a day. Epochs are seconds; dates are `YYYY-MM-DD`.
 *
 * date-fns-tz reads a zone's offsets. What a skipped or repeated hour means is decided here, because its answers
 * differ by the machine's own zone: see docs/decisions/0009-zone-rules.md.
 */

export type Span = { start: number; stop: number };

/** A period in a zone with at most one transition: `offset` before it, `nextOffset` from it on. */
type Stretch = { offset: number; transition: number; nextOffset: number };

/** About 12 days. No zone has had two transitions that close to each other since 1970. */
const stretchSeconds = 2 ** 20;

const stretchesByZone = new Map<string, Map<number, Stretch>>();

/** Whether a name is an IANA zone that this machine knows; offsets such as `+02:00` are not names. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)) return false;
  if (stretchesByZone.has(name)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    stretchesByZone.set(name, new Map());
    return true;
  } catch {
    return false;
  }
}

/** Seconds that a zone is ahead of UTC at an instant. Throws a RangeError if there is no such zone. */
export function offsetAt(epoch: number, zone: string): number {
  const { offset, transition, nextOffset } = findStretch(Math.floor(epoch / stretchSeconds), zone);
  return epoch < transition ? offset : nextOffset;
}

function findStretch(index: number, zone: string): Stretch {
  const stretches = stretchesByZone.get(zone) ?? new Map<number, Stretch>();
  let found = stretches.get(index);
  if (!found) {
    found = readStretch(index * stretchSeconds, zone);
    stretches.set(index, found);
    stretchesByZone.set(zone, stretches);
  }
  return found;
}

function readStretch(start: number, zone: string): Stretch {
  const stop = start + stretchSeconds;
  const offset = readOffset(start, zone);
  const nextOffset = readOffset(stop, zone);
  if (offset === nextOffset) return { offset, transition: stop, nextOffset };
  const transition = firstSecond(start, stop, (at) => readOffset(at, zone) === nextOffset);
  return { offset, transition, nextOffset };
}

/** The first second after `low` for which a condition is true; once true, it must stay so until `high`. */
function firstSecond(low: number, high: number, holds: (at: number) => boolean): number {
  let before = low;
  let found = high;
  while (found - before > 1) {
    const middle = Math.floor((before + found) / 2);
    if (holds(middle)) found = middle;
    else before = middle;
  }
  return found;
}

/**
 * A zone's offset at an instant, by date-fns-tz. It returns the wall clock as a date of the machine's own zone, which may
 * lack that hour: the date is then late by what the machine's clock skipped (marnusw/date-fns-tz#258). That is so if
 * the wall clock before the correction has just this offset.
 */
function readOffset(epoch: number, zone: string): number {
  const local = toZonedTime(epoch * 1000, zone);
  if (Number.isNaN(local.getTime())) throw new RangeError(`no time at ${epoch} in the zone ${zone}`);
  const offset = (local.getTime() - local.getTimezoneOffset() * 60_000) / 1000 - epoch;
  const corrected = offset - skippedBefore(local);
  if (corrected === offset) return offset;
  const ofWallClock = getTimezoneOffset(zone, (epoch + corrected) * 1000) / 1000;
  return ofWallClock === corrected ? corrected : offset;
}

/** The seconds that the machine's own clock skipped just before a date, less than that long ago; 0 for almost all. */
function skippedBefore(local: Date): number {
  const offsetBefore = (ms: number) => -new Date(local.getTime() - ms).getTimezoneOffset() * 60;
  const skipped = offsetBefore(0) - offsetBefore(86_400_000);
  return skipped > 0 && offsetBefore(skipped * 1000) !== offsetBefore(0) ? skipped : 0;
}

/** The wall clock of an instant, written as if it were UTC: epoch seconds shifted by the zone's offset. */
export const wallClock = (epoch: number, zone: string): number => Math.floor(epoch) + offsetAt(epoch, zone);

/**
 * The instant of a wall-clock time, which is written as if it were UTC. If the time occurs twice, the first; if a
 * transition skips it, the instant at which a clock that was not put forward would show it.
 */
export function fromWallClock(wall: number, zone: string): number {
  const before = offsetAt(wall - 86_400, zone);
  const after = offsetAt(wall + 86_400, zone);
  const early = wall - Math.max(before, after);
  if (wallClock(early, zone) === wall) return early;
  const late = wall - Math.min(before, after);
  if (wallClock(late, zone) === wall) return late;
  return wall - before;
}

const midnight = (date: string): number => Date.parse(`${date}T00:00:00Z`) / 1000;

/** The first instant whose local date is `date` or later. */
function startOfDay(date: string, zone: string): number {
  const wall = midnight(date);
  const at = fromWallClock(wall, zone);
  if (wallClock(at, zone) === wall) return at;
  // A transition skips midnight: the day starts when the clock first shows this date or a later one.
  return firstSecond(at - 93_600, at + 93_600, (each) => wallClock(each, zone) >= wall);
}

/** The date `days` after `date` in the calendar (negative: before). */
export const addDays = (date: string, days: number): string =>
  new Date((midnight(date) + days * 86_400) * 1000).toISOString().slice(0, 10);

/** The local date of an instant. */
export const dateAt = (epoch: number, zone: string): string =>
  new Date(wallClock(epoch, zone) * 1000).toISOString().slice(0, 10);

/** The span of a local day, `[start of day, next start of day)`; empty if the zone skipped the day. */
export const daySpan = (date: string, zone: string): Span => ({
  start: startOfDay(date, zone),
  stop: startOfDay(addDays(date, 1), zone),
});

/** The instant at which a local day's clock shows an hour, 0 to 23; hours past 23 run into the next day. */
export const atHour = (date: string, hour: number, zone: string): number =>
  fromWallClock(midnight(date) + hour * 3600, zone);
