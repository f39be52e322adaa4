import { setTimeout as sleep } from "node:timers/promises";

/** Resolves after some milliseconds or when the signal aborts; never rejects. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>;

/** The real one, which doesn't keep the process alive. */
export const pause: Pause = (ms, signal) =>
  sleep(ms, undefined, { signal, ref: false }).catch(() => undefined);
