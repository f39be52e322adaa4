import { invalid, type Refusal } from "../http/outcome.ts";

const longestDays = 31;

/** Why a window of listings can't be answered; null where it can. */
export function windowRefusal({ from, to }: { from: number; to: number }): Refusal | null {
  if (to <= from) return invalid({ param: "to", detail: "after from" });
  if (to - from > longestDays * 86_400)
    return invalid({ param: "to", detail: `at most ${longestDays} days after from` });
  return null;
}
