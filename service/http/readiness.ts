import type { Clock } from "../clock.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { isUpToDate } from "../store/migrator.ts";
import type { Store } from "../store/store.ts";
import { within } from "./within.ts";

/** What must hold before the service can take requests. */
export type Check = "store" | "migrations" | "guide";

/** The guide polls every second, but loading a large change takes longer. */
const maxLagMs = 30_000;

/**
 * Returns a function that lists the failing checks: whether the store answers in time, its migrations are done, and
 * the guide in memory is current. Concurrent calls share one query.
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
  let pending: Promise<boolean> | null = null;
  const askStore = () => {
    pending ??= isUpToDate(store).finally(() => {
      pending = null;
    });
    return pending;
  };

  return async () => {
    const failing: Check[] = [];
    const upToDate = await within(timeoutMs, askStore());
    if (upToDate === null) failing.push("store");
    if (upToDate === false) failing.push("migrations");
    if (clock() - guide.followedAtMs() > maxLagMs) failing.push("guide");
    return failing;
  };
}
