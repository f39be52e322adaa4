import { setTimeout as sleep } from "node:timers/promises";
import type { Pause } from "../pause.ts";

export type Following = {
  /** What the file depends on, as a text that changes with it. */
  readState(): Promise<string>;
  write(): Promise<void>;
  /** Called with what a failed attempt threw; the next poll tries again. */
  failed(error: unknown): void;
  signal: AbortSignal;
  pause?: Pause;
};

export const pollMs = 5_000;

/** Unlike a service's, this keeps the process alive: it has nothing else to wait for. */
export const stay: Pause = (ms, signal) => sleep(ms, undefined, { signal }).catch(() => undefined);

/** Aborts when the process is asked to end, or when nobody reads what it writes any more. */
export function untilEnded(): AbortSignal {
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort());
  process.stdout.once("error", () => stop.abort());
  return stop.signal;
}

/**
 * Writes now, and again whenever the state has changed and then stayed the same from one poll to the next, so that an
 * ingest of many parts is written once. Resolves when the signal aborts. Throws if the first attempt fails.
 */
export async function follow({ readState, write, failed, signal, pause = stay }: Following) {
  let written = await readState();
  let seen = written;
  await write();
  while (!signal.aborted) {
    await pause(pollMs, signal);
    if (signal.aborted) return;
    try {
      const state = await readState();
      if (state !== written && state === seen) {
        await write();
        written = state;
      }
      seen = state;
    } catch (error) {
      failed(error);
    }
  }
}
