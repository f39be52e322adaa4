/**
 * Days and wall-clock times in IANA zones, as the contract cuts them: a local day runs from the zone's start
 * of day to the next one's, half-open, and may last 23, 24, 25 or 0 hours. Both programs use these functions,
 * so that they can't disagree about a day. Epochs are seconds; dates are `YYYY-MM-DD`.
 */

export type Span = { start: number; stop: number };

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatter(zone: string): Intl.DateTimeFormat {
  let found = formatters.get(zone);
  if (!found) {
    found = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    });
    formatters.set(zone, found);
  }
  return found;
}

/** Whether a name is an IANA zone that this machine knows; offsets such as `+02:00` are not names. */
export function isZone(name: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+\-/]*$/.test(name)) return false;
  try {
    formatter(name);
    return true;
  } catch {
    return false;
  }
}

/** The wall clock of an instant, written as if it were UTC: epoch seconds shifted by the zone's offset. */
export function wallClock(epoch: number, zone: string): number {
  const parts = formatter(zone).formatToParts(epoch * 1000);
  const value = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  return (
    Date.UTC(
      value("year"),
      value("month") - 1,
      value("day"),
      value("hour"),
      value("minute"),
      value("second"),
    ) / 1000
  );
}

/** Seconds that a zone is ahead of UTC at an instant. */
export const offsetAt = (epoch: number, zone: string): number => wallClock(epoch, zone) - epoch;

/**
 * The instant of a wall-clock time, given as if it were UTC. A time that occurs twice gives the first; a time
 * that a transition skips gives the instant of the transition's end plus what was skipped, as clocks that were
 * not put forward would show.
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
  // A transition skips midnight: the day starts where the clock first shows this date or a later one.
  let low = at - 93_600;
  let high = at + 93_600;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (wallClock(middle, zone) < wall) low = middle;
    else high = middle;
  }
  return high;
}

/** The date `days` after `date` in the calendar (negative: before). */
export const addDays = (date: string, days: number): string =>
  new Date((midnight(date) + days * 86_400) * 1000).toISOString().slice(0, 10);

/** The local date of an instant. */
export const dateAt = (epoch: number, zone: string): string =>
  new Date(wallClock(epoch, zone) * 1000).toISOString().slice(0, 10);

/** The span of a local day, `[start of day, next start of day)`; empty where the zone skipped the day. */
export const daySpan = (date: string, zone: string): Span => ({
  start: startOfDay(date, zone),
  stop: startOfDay(addDays(date, 1), zone),
});

/** The instant at which a local day's clock shows an hour, 0 to 23; hours past 23 run into the next day. */
export const atHour = (date: string, hour: number, zone: string): number =>
  fromWallClock(midnight(date) + hour * 3600, zone);
