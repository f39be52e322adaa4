import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { isGuideSilent } from "@/lib/api/shared";
import { createDiskShelf } from "@/lib/disk-shelf";
import { policyHeader } from "@/lib/policy/general";
import { realNow } from "@/lib/time/clock";
import { createEntrance, type Entrance } from "./entrance";
import { createOwnPages } from "./own-pages";
import type { PageEntry } from "./page-age";
import { createShelf } from "./shelf";
import { shortenBufferJson } from "./short-json";

/** Some three thousand pages. */
const mostBytesOnDisk = 128_000_000;

/** A Redis, what tells this site from others there, and how long a page waits for it. */
type Share = { url: string; site: string; patienceMs: number };

/** A page as it was when it was made, epoch milliseconds, with the policy under which its scripts run. */
type ShownPage = { html: string; policy: string; at: number };

/** Finds a page as it last was, by its path; null if it isn't held, as where processes share their pages. */
export type FindShown = (path: string) => Promise<ShownPage | null>;

/** What is known of the pages: `isBehind` says whether some wait for their turn to be rendered for the first time. */
export type InstalledCache = { findShown: FindShown; isBehind: () => boolean };

/**
 * Makes Next keep pages, and data if processes share it, in the site's own handlers. Next looks for them here when its
 * configuration names none, so the same build runs with or without them under any server; named in the configuration,
 * they would be bundled into `proxy.ts` too. Pages for which there is no room in memory go to `folder`.
 */
export async function installCache(share: Share | null, folder: string): Promise<InstalledCache> {
  shortenBufferJson();
  const shelf = createShelf(share ? {} : { disk: await openDisk(folder) });
  const entrance = createEntrance({ isGuideSilent });
  (globalThis as Record<symbol, unknown>)[Symbol.for("@next/cache-handlers")] = share
    ? await createShared(share, entrance)
    : { FetchCache: createOwnPages({ now: realNow, entrance, shelf }) };
  return {
    findShown: async (path) => toShown(await shelf.last(path)),
    // What other processes change is to be seen soon, whatever there is to do.
    isBehind: () => share === null && entrance.isFull(),
  };
}

/** An empty place on disk: pages of an earlier process may be of an earlier version. */
async function openDisk(folder: string) {
  await rm(folder, { recursive: true, force: true }).catch(() => {});
  return createDiskShelf({
    folder: join(folder, randomUUID()),
    mostBytes: mostBytesOnDisk,
    mostBytesInMemory: 0,
    now: () => realNow() / 1000,
  });
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

async function createShared(share: Share, entrance: Entrance) {
  const { openShared } = await import("./shared");
  const { createSharedData } = await import("./shared-data");
  const { createSharedPages } = await import("./shared-pages");
  const shared = openShared(share);
  const data = createSharedData(shared);
  return {
    FetchCache: createSharedPages({ ...shared, entrance }),
    DefaultCache: data,
    RemoteCache: data,
  };
}
