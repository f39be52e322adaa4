import { type Clock, seconds } from "../clock.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { type StoreFailure, storeFailure } from "../store/failure.ts";
import { isUpToDate } from "../store/migrator.ts";
import type { Store } from "../store/store.ts";
import { tryToWrite } from "../store/usage.ts";
import { within } from "./within.ts";

/** What must hold before the service can take requests. */
export type Check = "store" | "migrations" | "guide" | StoreFailure;

/** The guide polls every second, but loading a large change takes longer. */
const maxLagMs = 30_000;

/** Concurrent calls of the function share one run of the work. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | null = null;
  return () => {
    pending ??= work().finally(() => {
      pending = null;
    });
    return pending;
  };
}

/** Why the store can't be written; null if it can, or if another writer is only slow. */
async function tryWriting({ db }: Store, clock: Clock): Promise<StoreFailure | null> {
  try {
    await tryToWrite(db, Math.floor(seconds(clock) / 86_400));
    return null;
  } catch (error) {
    const failure = storeFailure(error);
    return failure === "away" ? null : failure;
  }
}

/**
 * Returns a function that lists the failing checks: whether the store answers in time and can be written, its
 * migrations are done, and the guide in memory is current.
 */
export function createReadiness({
  store,
  guide,
  clock,
  timeoutMs,
}: {
  store: Store;
  guide: Pick<LiveGuide, "followedAtMs">;
  clock: Clock;
  timeoutMs: number;
}): () => Promise<Check[]> {
  const askStore = shared(() => isUpToDate(store));
  const tryStore = shared(() => tryWriting(store, clock));

  return async () => {
    const failing: Check[] = [];
    const upToDate = await within(timeoutMs, askStore());
    if (upToDate === null) failing.push("store");
    if (upToDate === false) failing.push("migrations");
    const failure = upToDate && (await within(timeoutMs, tryStore()));
    if (failure) failing.push(failure);
    if (clock() - guide.followedAtMs() > maxLagMs) failing.push("guide");
    return failing;
  };
}
