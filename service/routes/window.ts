import { invalid, type Refusal } from "../http/outcome.ts";

type Window = { from: number; to: number };

const longestDays = 31;

/** Refuses a window of listings that is empty or too long; null if it is neither. */
export const windowRefusal = (window: Window): Refusal | null =>
  window.to <= window.from ? invalid({ param: "to", detail: "after from" }) : tooLongRefusal(window);

/** Refuses a window that is too long. */
export const tooLongRefusal = ({ from, to }: Window): Refusal | null =>
  to - from > longestDays * 86_400
    ? invalid({ param: "to", detail: `at most ${longestDays} days after from` })
    : null;
