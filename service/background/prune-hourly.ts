import type { LimitFunction } from "p-limit";
import { type Clock, seconds } from "../clock.ts";
import type { Tenure } from "../lease/take-turns.ts";
import type { Log } from "../log.ts";
import { type Pause, pause } from "../pause.ts";
import { LeaseLostError } from "../store/lease-lost.ts";
import type { PruneSummary } from "./prune.ts";
import { type PruneRequest, runPrune } from "./thread.ts";

/** Not at once: a process that starts has enough to do. */
const firstMs = 60_000;
const hourMs = 3_600_000;

/** Tests replace `prune` and `wait`. */
export type PruneDeps = {
  storeUrl: string;
  clock: Clock;
  log: Log;
  /** See `keptFrom`. */
  retentionDays: number;
  /** One after the other with what else holds much memory. */
  inTurn: LimitFunction;
  prune?: (request: PruneRequest & { signal: AbortSignal }) => Promise<PruneSummary>;
  wait?: Pause;
};

/** Prunes once an hour for as long as a tenure lasts. A failure is logged, and the next hour tries again. */
export async function pruneHourly(
  { storeUrl, clock, log, retentionDays, inTurn, prune = runPrune, wait = pause }: PruneDeps,
  { lease, signal }: Tenure,
): Promise<void> {
  await wait(firstMs, signal);
  while (!signal.aborted) {
    try {
      const removed = await inTurn(() =>
        prune({ storeUrl, now: seconds(clock), retentionDays, lease, signal }),
      );
      if (Object.values(removed).some((count) => count > 0)) log.info(removed, "old listings removed");
    } catch (err) {
      if (!signal.aborted && !(err instanceof LeaseLostError))
        log.warn({ err }, "old listings could not be removed");
    }
    await wait(hourMs, signal);
  }
}
