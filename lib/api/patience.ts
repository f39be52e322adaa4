import { afterRunning } from "../after-running.ts";
import { ApiError } from "./error.ts";
import type { Health } from "./health.ts";

type Setting = {
  /** How long a read waits if there is a copy to serve instead. */
  withCopyMs: number;
  /** How long it waits without one while the API answers nobody. */
  inSilenceMs: number;
  /** How long it waits in any case. */
  longestMs: number;
  health: Health;
};

/** How long pages wait for the API. What they no longer wait for still becomes a copy if it comes. */
export function createPatience({ withCopyMs, inSilenceMs, longestMs, health }: Setting) {
  return {
    inSilenceMs,
    /** Waits as long as is bearable if there is a copy; undefined if there is no answer by then. */
    async withCopy<T>(answer: Promise<T>, onLate: () => void): Promise<T | undefined> {
      let callOff = () => {};
      const late = new Promise<undefined>((resolve) => {
        callOff = afterRunning(withCopyMs, () => {
          onLate();
          resolve(undefined);
        });
      });
      try {
        return await Promise.race([answer, late]);
      } catch {
        return undefined;
      } finally {
        callOff();
      }
    },

    /**
     * Waits for an answer that there is no copy of. Rejects with an ApiError of status 503 if it takes too long: all
     * who wait for the same answer give up at the same time, and whoever comes later at once.
     */
    withoutCopy<T>(answer: Promise<T>, path: string): Promise<T> {
      const answered = health.answers();
      return new Promise<T>((resolve, reject) => {
        const giveUp = () => reject(new ApiError(`The guide's API takes too long (${path})`, 503));
        let callOff = afterRunning(inSilenceMs, () => {
          if (health.answers() > answered) callOff = afterRunning(longestMs - inSilenceMs, giveUp);
          else {
            health.slow();
            giveUp();
          }
        });
        answer.then(resolve, reject).finally(() => callOff());
      });
    },
  };
}
