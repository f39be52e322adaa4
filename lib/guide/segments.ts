import { calendarDate } from "@/contract/time";

/** Channels on one page of the grid: one call to the API, and a page that a phone can hold. */
export const channelsPerPage = 40;

/** A day's page of channels; `date` null stands for today, whichever that is. Pages count from 1. */
export type GuidePage = { date: string | null; page: number };

/** A calendar date, `YYYY-MM-DD`, or null. */
export const readDate = (segment: string): string | null => calendarDate.safeParse(segment).data ?? null;

/**
 * Reads what stands behind `/guide`: nothing, a date, or `today` or a date and a page from 2 on. Null for any
 * other path, so that each page has one address.
 */
export function readGuideSegments(segments: readonly string[] = []): GuidePage | null {
  const [day, number, ...rest] = segments;
  if (rest.length > 0) return null;
  if (day === undefined) return { date: null, page: 1 };
  const date = day === "today" ? null : readDate(day);
  if (date === null && (day !== "today" || number === undefined)) return null;
  if (number === undefined) return { date, page: 1 };
  const page = readPage(number);
  return page === null ? null : { date, page };
}

/** The number of a page after the first, or null. */
export const readPage = (segment: string): number | null =>
  /^(?:[2-9]|[1-9]\d{1,3})$/.test(segment) ? Number(segment) : null;

/** One page of a list, and how many pages there are (at least 1). */
export const pageOf = <T>(items: readonly T[], page: number, perPage: number) => ({
  items: items.slice((page - 1) * perPage, page * perPage),
  pages: Math.max(1, Math.ceil(items.length / perPage)),
});
