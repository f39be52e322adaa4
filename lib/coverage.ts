import type { Coverage } from "@/lib/shapes";

/** The fields that a person notices, in the order of their worth. */
export const coverageFields = ["descr", "category", "episode_num", "sub_title", "icon"] as const;

/** The days from the first to the last with listings: before and after them the sources just don't reach. */
export function reachedDays(days: readonly Coverage[]): Coverage[] {
  const first = days.findIndex(({ slots }) => slots > 0);
  return first < 0 ? [] : days.slice(first, days.findLastIndex(({ slots }) => slots > 0) + 1);
}

/** The days among them without listings. */
export const gapDays = (days: readonly Coverage[]): string[] =>
  reachedDays(days).flatMap(({ date, slots }) => (slots === 0 ? [date] : []));

type Shares = Coverage["fill"];

/**
 * The share of all programmes of some days that have each field, by its name, in their listings or with what is known
 * of each series; empty if there are no programmes.
 */
export function meanShares(days: readonly Coverage[], of: "fill" | "with_join" = "fill"): Shares {
  const all = days.reduce((sum, { slots }) => sum + slots, 0);
  if (all === 0) return {};
  const meanOf = (field: keyof Shares) =>
    days.reduce((sum, day) => {
      const shares: Partial<Shares> = day[of];
      return sum + day.slots * (shares[field] ?? 0);
    }, 0) / all;
  return Object.fromEntries(coverageFields.map((field) => [field, meanOf(field)]));
}
