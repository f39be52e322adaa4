import { setTimeout as sleep } from "node:timers/promises";

/** Ends after so many milliseconds, or when the signal ends it; it never throws. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** The real one. It keeps no process alive. */
export const pause: Pause = (ms, signal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
