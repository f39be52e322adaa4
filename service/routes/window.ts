import { invalid, type Refusal } from "../http/outcome.ts";

type Window = { from: number; to: number };

const longestDays = 31;

/** Why a window of listings can't be answered; null where it can. */
export const windowRefusal = (window: Window): Refusal | null =>
  window.to <= window.from ? invalid({ param: "to", detail: "after from" }) : tooLongRefusal(window);

/** The same of a window whose beginning wasn't asked for: what ends before it is empty. */
export const tooLongRefusal = ({ from, to }: Window): Refusal | null =>
  to - from > longestDays * 86_400
    ? invalid({ param: "to", detail: `at most ${longestDays} days after from` })
    : null;
