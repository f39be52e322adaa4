import { latestEpoch } from "../../contract/time.ts";
import { type Answer, clippedTo, invalid, type Refusal } from "../http/outcome.ts";
import type { RouteContext } from "../http/route.ts";

type Window = { from: number; to: number };

const longestDays = 31;

/** Refuses a window of listings that is empty or too long; null if it is neither. */
export const windowRefusal = (window: Window): Refusal | null =>
  window.to <= window.from ? invalid({ param: "to", detail: "after from" }) : tooLongRefusal(window);

export type SearchWindow = Window & {
  /** The time that all pages of a list are as of: that of the first. */
  at: number;
  /** Until when the plan includes listings; null: it includes all. */
  planEnd: number | null;
  /** Says that the search ends where the plan's window does, if that is why. */
  clip: Pick<Answer, "window">;
};

/** The window of a search: from now on, and as far as the plan includes listings, unless it is given. */
export function searchWindow(
  given: Partial<Window>,
  { now, window, after }: RouteContext,
): SearchWindow | Refusal {
  const at = after ? Number(after[0]) : now;
  const had = window("UTC");
  const to = given.to ?? had?.stop ?? latestEpoch;
  if (given.from !== undefined && to <= given.from) return invalid({ param: "to", detail: "after from" });
  const clip = given.to === undefined ? clippedTo(had) : {};
  return { at, from: given.from ?? at, to, planEnd: had?.stop ?? null, clip };
}

/** Refuses a window that is too long. */
export const tooLongRefusal = ({ from, to }: Window): Refusal | null =>
  to - from > longestDays * 86_400
    ? invalid({ param: "to", detail: `at most ${longestDays} days after from` })
    : null;
