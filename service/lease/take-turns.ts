import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Log } from "../log.ts";
import { type Pause, pause } from "../pause.ts";
import { LeaseLostError } from "../store/lease-lost.ts";
import { getLease, type Lease, type LeaseRow, releaseLease, renewLease, takeLease } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";

/** How often the holder renews the lease, and the others check it. */
const beatMs = 5_000;

/** How long a lease must go unrenewed before another process takes it over. */
const takeoverMs = 30_000;

/** This process's exclusive hold on a lease, until the signal aborts. */
export type Tenure = { lease: Lease; signal: AbortSignal };

export type TurnsDeps = {
  db: Kysely<Database>;
  /** Monotonic milliseconds, unaffected by changes of the system clock. */
  elapsedMs: () => number;
  log: Log;
  /** Tests replace it. */
  wait?: Pause;
};

/**
 * Lets exactly one process on a store do some work: the holder of a named lease. The others watch it, and one takes over
 * when the holder has released it, or hasn't renewed it for `takeoverMs` by their own clock; clocks are never compared
 * between processes. A slow holder may not notice at once that it lost the lease, so the work must stop on its signal
 * and write through `writeUnder`, which then refuses. `stop` ends the work and releases the lease.
 */
export function takeTurns(
  { db, elapsedMs, log, wait = pause }: TurnsDeps,
  name: string,
  work: (tenure: Tenure) => Promise<unknown>,
): { stop(): Promise<void> } {
  const ending = new AbortController();
  let seen: { row: LeaseRow; sinceMs: number } | null = null;

  /** Takes the lease if it is free or has gone unrenewed for long enough. */
  async function tryToTake(): Promise<Lease | null> {
    const row = await getLease(db, name);
    if (row && (row.holder !== seen?.row.holder || row.beats !== seen.row.beats)) {
      seen = { row, sinceMs: elapsedMs() };
      return null;
    }
    if (row && seen && elapsedMs() - seen.sinceMs < takeoverMs) return null;
    const lease = { name, holder: randomUUID() };
    return (await takeLease(db, lease, row)) ? lease : null;
  }

  /** Renews the lease until the signal aborts. Calls `lose` if the lease is lost. */
  async function keep(lease: Lease, signal: AbortSignal, lose: (why: Error) => void): Promise<void> {
    let renewedMs = elapsedMs();
    for (;;) {
      await wait(beatMs, signal);
      if (signal.aborted) return;
      const askedMs = elapsedMs();
      try {
        if (!(await renewLease(db, lease))) return lose(new LeaseLostError(`the lease "${name}" was lost`));
        renewedMs = askedMs;
      } catch (err) {
        log.warn({ err, lease: name }, "a lease could not be renewed");
        if (elapsedMs() - renewedMs >= takeoverMs)
          return lose(new LeaseLostError(`the lease "${name}" can't be renewed`, { cause: err }));
      }
    }
  }

  async function serve(lease: Lease): Promise<void> {
    log.info({ lease: name }, "lease taken");
    const tenure = new AbortController();
    const signal = AbortSignal.any([ending.signal, tenure.signal]);
    const working = work({ lease, signal })
      .catch((err) => log.error({ err, lease: name }, "the work under a lease failed"))
      .finally(() => tenure.abort());
    await keep(lease, signal, (why) => {
      log.warn({ err: why }, "lease lost");
      tenure.abort(why);
    });
    await working;
    await releaseLease(db, lease);
  }

  async function run(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        const lease = await tryToTake();
        if (lease) await serve(lease);
      } catch (err) {
        log.error({ err, lease: name }, "a lease could not be read or written");
      }
      await wait(beatMs, ending.signal);
    }
  }

  const running = run();
  return {
    async stop() {
      ending.abort();
      await running;
    },
  };
}
