import { LRUCache } from "lru-cache";

/** The same failure is reported again no sooner than this. */
const reportEveryMs = 60_000;
const mostReported = 1_000;

type Write = (...said: unknown[]) => void;

/**
 * Returns a function for `console.error` that reports each read that failed in one line, once a minute for all readers.
 * Next would print each error of each visit with its stack and cause, which is some fifty lines.
 */
export function reportFailuresBriefly(write: Write): Write {
  const reported = new LRUCache<string, true>({ max: mostReported, ttl: reportEveryMs });
  return (...said) => {
    const failure = said.find(isReadFailure);
    if (!failure) return write(...said);
    if (reported.has(failure.message)) return;
    reported.set(failure.message, true);
    write(failure.message);
  };
}

/** Next loads modules more than once, so there is more than one class of this name. */
const isReadFailure = (said: unknown): said is Error => said instanceof Error && said.name === "ApiError";
