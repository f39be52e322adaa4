import { calendarDate } from "@/contract/instant";

/** Channels on the guide's first screen, and on each page of it for those without scripts. */
export const screenRows = 16;

/** What the guide's address names: `date` null is today, `hour` null the present moment, or prime time on other days. */
export type GuidePlace = { date: string | null; hour: number | null; page: number };

/** A calendar date, `YYYY-MM-DD`, or null. */
export const readDate = (segment: string): string | null => calendarDate.safeParse(segment).data ?? null;

/**
 * Reads the path after `/guide`: nothing; a date or `today`; the hour, `20`, or `now`; and a page from 2 on. Null
 * for any other path, so that each place has one address.
 */
export function readGuideSegments(segments: readonly string[] = []): GuidePlace | null {
  const [day, time, number, ...rest] = segments;
  if (rest.length > 0) return null;
  if (day === undefined) return { date: null, hour: null, page: 1 };
  const date = day === "today" ? null : readDate(day);
  if (date === null && (day !== "today" || time === undefined)) return null;
  if (time === undefined) return { date, hour: null, page: 1 };
  const hour = /^(?:[01]\d|2[0-3])$/.test(time) ? Number(time) : null;
  if (hour === null && (time !== "now" || number === undefined)) return null;
  if (number === undefined) return { date, hour, page: 1 };
  const page = readPage(number);
  return page === null ? null : { date, hour, page };
}

/** The number of a page after the first, or null. */
export const readPage = (segment: string): number | null =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(segment) ? Number(segment) : null;

/** One page of a list, and how many pages there are (at least 1). */
export const paginate = <T>(items: readonly T[], page: number, perPage: number) => ({
  items: items.slice((page - 1) * perPage, page * perPage),
  pages: Math.max(1, Math.ceil(items.length / perPage)),
});
