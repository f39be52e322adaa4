import { type Clock, seconds } from "../clock.ts";
import type { Tenure } from "../lease/take-turns.ts";
import type { Log } from "../log.ts";
import { type Pause, pause } from "../pause.ts";
import { LeaseLostError } from "../store/leases.ts";
import type { Store } from "../store/store.ts";
import { isOutdated } from "./derive.ts";
import { type EventsRequest, runDeriveEvents } from "./derive-events.ts";

/** How often it looks for what changed, and how long it waits after a failure. */
const tickMs = 30_000;
const afterFailureMs = 600_000;

/** What it works with; `derive` and `wait` are the real ones unless a test gives others. */
export type KeepEventsDeps = {
  store: Store;
  storeUrl: string;
  clock: Clock;
  log: Log;
  derive?: (request: EventsRequest & { signal: AbortSignal }) => Promise<void>;
  wait?: Pause;
};

/**
 * Keeps events and shows in line with the slots for as long as a tenure lasts: a store that has none yet gets them, and so does
 * one whose slots were changed by another hand, or whose rules are of another version.
 */
export async function keepEvents(
  { store, storeUrl, clock, log, derive = runDeriveEvents, wait = pause }: KeepEventsDeps,
  { lease, signal }: Tenure,
): Promise<void> {
  while (!signal.aborted) {
    let failed = false;
    try {
      if (await isOutdated(store.db)) {
        await derive({ storeUrl, now: seconds(clock), lease, signal });
        log.info("events and shows are in line with the listings");
      }
    } catch (err) {
      if (!signal.aborted && !(err instanceof LeaseLostError)) {
        failed = true;
        log.warn({ err }, "events and shows could not be brought in line with the listings");
      }
    }
    await wait(failed ? afterFailureMs : tickMs, signal);
  }
}
