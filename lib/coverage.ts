import type { Coverage } from "@/lib/shapes";

/** The fields that a person notices, in the order of their worth. */
export const coverageFields = ["descr", "category", "episode_num", "sub_title", "icon"] as const;

/**
 * The days without listings between the first and the last that have some: before and after them the sources just
 * don't reach.
 */
export function gapDays(days: readonly Coverage[]): string[] {
  const listed = days.map(({ slots }) => slots > 0);
  const first = listed.indexOf(true);
  const last = listed.lastIndexOf(true);
  return days
    .slice(first + 1, Math.max(first + 1, last))
    .flatMap(({ date, slots }) => (slots === 0 ? [date] : []));
}
