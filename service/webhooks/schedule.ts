/** When a message that failed is attempted again. Times are epoch seconds. */

/** How long after each failed attempt the next one follows, in seconds: for three days and a bit. */
const steps = [5, 5 * 60, 30 * 60, 2 * 3600, 5 * 3600, 10 * 3600, 14 * 3600, 20 * 3600, 24 * 3600];

/** The same for what is soon of no use. */
const perishableSteps = [5, 30, 2 * 60, 5 * 60];

/** The share of its time by which an attempt may follow later, so that attempts spread out. */
const mostJitter = 0.1;

/** The longest that a target may ask to be left alone. */
const longestRest = 24 * 3600;

export type Failed = {
  /** How many attempts have failed, this one included. */
  tries: number;
  now: number;
  /** When the message is no longer of use; null: never. */
  expiresAt: number | null;
  isPerishable: boolean;
  /** For how long the target asked to be left alone; null if it didn't. */
  retryAfter: number | null;
  /** From 0 up to 1. */
  random: number;
};

export type NextTry = { state: "pending"; dueAt: number } | { state: "failed" | "expired" };

export function nextTry({ tries, now, expiresAt, isPerishable, retryAfter, random }: Failed): NextTry {
  const step = (isPerishable ? perishableSteps : steps)[tries - 1];
  if (step === undefined) return { state: expiresAt === null ? "failed" : "expired" };
  const wait = Math.max(step * (1 + mostJitter * random), Math.min(retryAfter ?? 0, longestRest));
  const dueAt = now + Math.ceil(wait);
  return expiresAt !== null && dueAt >= expiresAt ? { state: "expired" } : { state: "pending", dueAt };
}

/** Reads `Retry-After`: seconds, or a date. Null if it is neither. */
export function readRetryAfter(header: string | undefined, now: number): number | null {
  if (header === undefined) return null;
  if (/^\d{1,9}$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil(at / 1000) - now);
}
