import type { LimitFunction } from "p-limit";
import { type Clock, seconds } from "../clock.ts";
import { isOutdated } from "../derive/derive.ts";
import type { Tenure } from "../lease/take-turns.ts";
import type { Log } from "../log.ts";
import { type Pause, pause } from "../pause.ts";
import { LeaseLostError } from "../store/lease-lost.ts";
import type { Store } from "../store/store.ts";
import { type DeriveRequest, runDerive } from "./thread.ts";

/** How often it looks for changes, and how long it waits after a failure. */
const tickMs = 30_000;
const afterFailureMs = 600_000;

/** Tests replace `derive` and `wait`. */
export type KeepDerivedDeps = {
  store: Store;
  storeUrl: string;
  clock: Clock;
  log: Log;
  /** One after the other with what else holds much memory. */
  inTurn: LimitFunction;
  derive?: (request: DeriveRequest & { signal: AbortSignal }) => Promise<void>;
  wait?: Pause;
};

/**
 * Keeps events and shows up to date for as long as a tenure lasts, whoever changed the slots: a run, an operator's
 * command, or a release with other rules.
 */
export async function keepDerived(
  { store, storeUrl, clock, log, inTurn, derive = runDerive, wait = pause }: KeepDerivedDeps,
  { lease, signal }: Tenure,
): Promise<void> {
  async function update(): Promise<void> {
    if (signal.aborted || !(await isOutdated(store.db))) return;
    await derive({ storeUrl, now: seconds(clock), lease, signal });
    log.info("events and shows were rebuilt");
  }

  while (!signal.aborted) {
    let failed = false;
    try {
      await inTurn(update);
    } catch (err) {
      if (!signal.aborted && !(err instanceof LeaseLostError)) {
        failed = true;
        log.warn({ err }, "events and shows could not be rebuilt");
      }
    }
    await wait(failed ? afterFailureMs : tickMs, signal);
  }
}
