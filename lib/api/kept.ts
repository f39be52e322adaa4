import "server-only";
import { join } from "node:path";
import { findShared } from "@/lib/cache/shared";
import { siteEnv } from "@/lib/env";
import type { KeptFeed } from "@/lib/feeds/kept";
import { realNow } from "@/lib/time/clock";
import { createDiskCopies } from "./copies";
import { createKeeper, type Followed } from "./keeper";
import { createSharedCopies, noCopies } from "./shared-copies";

/** Apart from the API's answers, so that they don't displace each other. */
const mostBytes = 32_000_000;

/** For how long Redis keeps a file that doesn't change: a calendar may say nothing new between two seasons. */
const sharedSeconds = 300 * 86_400;

let keep: ReturnType<typeof createKeeper> | undefined;

function openKeeper() {
  const folder = join(siteEnv().copies.folder, "followed");
  const disk = createDiskCopies({ folder, owner: "site", mostBytes, now: realNow });
  const shared = findShared();
  const theirs = shared ? [createSharedCopies(shared, "followed", noCopies, sharedSeconds)] : [];
  return createKeeper({ stores: [disk, ...theirs], now: realNow });
}

/**
 * Joins a file's entries with what it held before, also before a restart or in another process of the site. Null if it
 * has no name.
 */
export function keepEntries<Entry>(file: Followed<Entry>): Promise<KeptFeed<Entry> | null> {
  keep ??= openKeeper();
  return keep(file);
}
