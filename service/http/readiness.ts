import type { Clock } from "../clock.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { isUpToDate } from "../store/migrator.ts";
import type { Store } from "../store/store.ts";
import { within } from "./within.ts";

/** What must hold before requests are sent here. */
export type Check = "store" | "migrations" | "guide";

/** The guide follows every second; one that takes in a large change may be this late. */
const mostLateMs = 30_000;

/**
 * Gives the checks that fail, none where the service is ready: the store answers in time, its migrations stand, and
 * the guide in memory follows it. However often it is asked, the store is asked once at a time.
 */
export function createReadiness({
  store,
  guide,
  clock,
  timeoutMs = 2_000,
}: {
  store: Store;
  guide: Pick<LiveGuide, "followedAtMs">;
  clock: Clock;
  timeoutMs?: number;
}): () => Promise<Check[]> {
  let asking: Promise<boolean> | null = null;
  const askStore = () => {
    asking ??= isUpToDate(store).finally(() => {
      asking = null;
    });
    return asking;
  };

  return async () => {
    const failing: Check[] = [];
    const upToDate = await within(timeoutMs, askStore());
    if (upToDate === null) failing.push("store");
    if (upToDate === false) failing.push("migrations");
    if (clock() - guide.followedAtMs() > mostLateMs) failing.push("guide");
    return failing;
  };
}
