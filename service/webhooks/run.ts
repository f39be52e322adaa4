import { seconds } from "../clock.ts";
import { type Pause, pause } from "../pause.ts";
import { createDeliverer, type DeliverDeps } from "./deliver.ts";
import { createMoments } from "./moments.ts";

/** How often the store is asked for what is due, how soon again if something was, and how long after a failure. */
const tickMs = 250;
const busyTickMs = 25;
const afterFailureMs = 2_000;

/** How long open calls may take to end once the signal has aborted; others are made again, with their ids. */
const lastMs = 4_000;

/**
 * Writes what the clock brings and sends what is due, until the signal aborts; then lets open calls end. Any number
 * of processes may do so on one store.
 */
export async function runWebhooks(deps: DeliverDeps & { wait?: Pause }, signal: AbortSignal): Promise<void> {
  const { store, clock, log, wait = pause } = deps;
  const moments = createMoments(store.db);
  const deliverer = createDeliverer(deps);

  /** Repeats a step that returns how much it found to do. */
  const repeat = async (what: string, step: () => Promise<number>): Promise<void> => {
    while (!signal.aborted) {
      let waitMs = afterFailureMs;
      try {
        waitMs = (await step()) > 0 ? busyTickMs : tickMs;
      } catch (err) {
        log.error({ err }, `webhooks: ${what} failed`);
      }
      await wait(waitMs, signal);
    }
  };
  await Promise.all([
    repeat("announcing", () => moments.announce(seconds(clock))),
    repeat("sending", deliverer.step),
  ]);
  await Promise.race([deliverer.settle(), wait(lastMs, new AbortController().signal)]);
}
