import { isGuideSilent } from "@/lib/api/shared";
import { realNow } from "@/lib/time/clock";
import { createEntrance } from "./entrance";
import { createOwnPages } from "./own-pages";
import { createShelf } from "./shelf";

/** A Redis, what tells this site from others there, and how long a page waits for it. */
type Share = { url: string; site: string; patienceMs: number };

/**
 * Makes Next keep pages, and data if processes share it, in the site's own handlers. Next looks for them here when its
 * configuration names none, so the same build runs with or without them under any server; named in the configuration,
 * they would be bundled into `proxy.ts` too.
 */
export async function installCache(share: Share | null): Promise<void> {
  (globalThis as Record<symbol, unknown>)[Symbol.for("@next/cache-handlers")] = share
    ? await createShared(share)
    : { FetchCache: createOwnPages({ now: realNow, entrance: openEntrance(), shelf: createShelf() }) };
}

const openEntrance = () => createEntrance({ isGuideSilent });

async function createShared(share: Share) {
  const { openShared } = await import("./shared");
  const { createSharedData } = await import("./shared-data");
  const { createSharedPages } = await import("./shared-pages");
  const shared = openShared(share);
  const data = createSharedData(shared);
  return {
    FetchCache: createSharedPages({ ...shared, entrance: openEntrance() }),
    DefaultCache: data,
    RemoteCache: data,
  };
}
