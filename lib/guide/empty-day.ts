import type { Span } from "@/contract/zone";
import type { GuideSlot } from "./chunk";

/** The first and last day with listings, YYYY-MM-DD. */
export type HeldDays = { first: string; last: string };

/**
 * Whether a country has nothing listed on a day. `slots` is how many programmes its coverage counts, null if that is
 * unknown; then the days for which the first channels have listings decide.
 */
export function isDayEmpty(
  date: string,
  { slots, held }: { slots: number | null; held: HeldDays | null },
): boolean {
  if (slots !== null) return slots === 0;
  return !held || date < held.first || held.last < date;
}

/** Whether no channel has a programme in any of some chunks: each has one row per channel. */
export const isSilent = (chunks: readonly (readonly (readonly GuideSlot[])[])[]): boolean =>
  chunks.every((rows) => rows.every((row) => row.length === 0));

/** The first channel with a programme among chunks of the same channels; -1 if none has one. */
export function firstListed(chunks: readonly (readonly (readonly GuideSlot[])[])[]): number {
  const places = chunks.map((rows) => rows.findIndex((row) => row.length > 0)).filter((place) => place >= 0);
  return places.length > 0 ? Math.min(...places) : -1;
}

/** Rows without a programme that a screen may begin with: more of them hide that there is something to see below. */
const mostSilentRows = 3;

/** The row that a screen opens at: the first with a programme in its window, if many above it have none. */
export function openingRow(chunks: readonly (readonly (readonly GuideSlot[])[])[], window: Span): number {
  const inWindow = ({ start, stop }: GuideSlot) => start < window.stop && window.start < stop;
  const first = firstListed(chunks.map((rows) => rows.map((row) => row.filter(inWindow))));
  return first > mostSilentRows ? first : 0;
}
