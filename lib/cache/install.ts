import { isGuideSilent } from "@/lib/api/shared";
import { policyHeader } from "@/lib/policy/general";
import { realNow } from "@/lib/time/clock";
import { createEntrance } from "./entrance";
import { createOwnPages } from "./own-pages";
import type { PageEntry } from "./page-age";
import { createShelf } from "./shelf";

/** A Redis, what tells this site from others there, and how long a page waits for it. */
type Share = { url: string; site: string; patienceMs: number };

/** A page as it was when it was made, epoch milliseconds, with the policy under which its scripts run. */
type ShownPage = { html: string; policy: string; at: number };

/** Finds a page as it last was, by its path; null if it isn't held, as where processes share their pages. */
export type FindShown = (path: string) => Promise<ShownPage | null>;

/**
 * Makes Next keep pages, and data if processes share it, in the site's own handlers. Next looks for them here when its
 * configuration names none, so the same build runs with or without them under any server; named in the configuration,
 * they would be bundled into `proxy.ts` too.
 */
export async function installCache(share: Share | null): Promise<FindShown> {
  const shelf = createShelf();
  (globalThis as Record<symbol, unknown>)[Symbol.for("@next/cache-handlers")] = share
    ? await createShared(share)
    : { FetchCache: createOwnPages({ now: realNow, entrance: openEntrance(), shelf }) };
  return async (path) => toShown(await shelf.last(path));
}

function toShown(entry: PageEntry | null): ShownPage | null {
  const value = entry?.value;
  if (value?.kind !== "APP_PAGE" || (value.status ?? 200) !== 200) return null;
  return {
    html: value.html,
    policy: String(value.headers?.[policyHeader] ?? ""),
    at: entry?.lastModified ?? 0,
  };
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
