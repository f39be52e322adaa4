/** How soon an API that fails is asked again, by one read for all. */
const probeEveryMs = 2_000;

/** Failures of single reads in a row after which the API itself counts as failing. */
const mostFailures = 3;

/** The longest that an API is left alone, whatever it asks for: an operator may have fixed it sooner. */
const longestPauseMs = 5_000;

/** `message` is for the operator; without one, the failure is too slight to report. */
type Failure = { message?: string; isWhole?: boolean; pauseMs?: number };

type Setting = { now: () => number; warn: (message: string) => void };

/**
 * What is known of the API's state. While it fails, one read at a time finds out whether it still does, and all others
 * are served from copies at once: it isn't stormed when it comes back.
 */
export function createHealth({ now, warn }: Setting) {
  let failures = 0;
  let failing = false;
  let nextProbe = 0;
  let lastGood: number | null = null;
  let said = "";
  /** Whether an answer is late and none has come since; until when reads with a copy don't wait for theirs. */
  let late = false;
  let slowUntil = 0;
  let answers = 0;

  return {
    /** Whether a read may go to the API. While it fails, that takes the turn of the next one. */
    mayAsk(): boolean {
      if (!failing) return true;
      if (now() < nextProbe) return false;
      nextProbe = now() + probeEveryMs;
      return true;
    },
    good(): void {
      if (said) warn("The guide's API answers again.");
      [failing, failures, said, late, slowUntil] = [false, 0, "", false, 0];
      lastGood = now();
      answers++;
    },
    /** How often the API has answered well. */
    answers: (): number => answers,
    /**
     * Notes a failure. `isWhole` says that nothing at all can be had: no connection, no answer in time, a refused key.
     * The API is left alone for `pauseMs`, if it says so.
     */
    bad({ message, isWhole = false, pauseMs = 0 }: Failure): void {
      failures++;
      if (isWhole || failures >= mostFailures) {
        failing = true;
        nextProbe = Math.max(nextProbe, now() + Math.max(probeEveryMs, Math.min(pauseMs, longestPauseMs)));
      }
      // Once for each cause, not for each reader.
      if (failing && message && said !== message) {
        said = message;
        warn(message);
      }
    },
    /** An answer didn't come in time, and may come yet. */
    slow: (): void => {
      late = true;
      slowUntil = now() + probeEveryMs;
    },
    isSlow: (): boolean => now() < slowUntil,
    /** A copy from an earlier run says when the API was well. */
    sawCopy(at: number): void {
      if (lastGood === null || at > lastGood) lastGood = at;
    },
    /** An API that has failed and not answered once counts as failing, though it is still asked. */
    state: () => ({ failing: failing || (failures > 0 && answers === 0), late, lastGood }),
  };
}

export type Health = ReturnType<typeof createHealth>;
