import { createHash } from "node:crypto";
import { realNow } from "@/lib/time/clock";
import { createSharedStore, type SharedStore } from "./shared-store";
import { createSharedTags, type SharedTags } from "./shared-tags";

/** What this process shares with others: the store, the invalidations in it, and how the site's keys begin. */
export type Shared = { store: SharedStore; tags: SharedTags; prefix: string; now: () => number };

/** Next loads modules more than once; all of them share one connection. */
const sharedAs = Symbol.for("nownext.shared");
const held = globalThis as { [sharedAs]?: Shared };

/** Connects this process to a Redis. `site` distinguishes this site from others there. */
export function openShared({
  url,
  site,
  patienceMs,
}: {
  url: string;
  site: string;
  patienceMs: number;
}): Shared {
  const prefix = `nownext:${createHash("sha256").update(site).digest("hex").slice(0, 12)}`;
  const store = createSharedStore({
    url,
    patienceMs,
    now: realNow,
    warn: (message) => console.warn(message),
  });
  const tags = createSharedTags({ store, prefix, now: realNow });
  held[sharedAs] = { store, tags, prefix, now: realNow };
  return held[sharedAs];
}

/** Null if this process shares nothing. */
export const findShared = (): Shared | null => held[sharedAs] ?? null;
