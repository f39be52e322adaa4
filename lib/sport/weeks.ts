import { addDays } from "@/contract/zone";

/** The Monday of a date's week, YYYY-MM-DD: a competition's rounds run from one to the next. */
export const mondayOf = (date: string): string =>
  addDays(date, -((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7));

/** Whether a date begins another week than the one before it in a list; the first week needs no mark. */
export const startsWeek = (date: string, before: string | undefined): boolean =>
  before !== undefined && mondayOf(date) !== mondayOf(before);
