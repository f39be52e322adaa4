import { readFileSync } from "node:fs";
import { join } from "node:path";
import { RESP_TYPES } from "@redis/client";
import { getMemoryCache } from "next/dist/server/lib/incremental-cache/memory-cache.external";
import { areTagsExpired, areTagsStale } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { pack, unpack } from "./pack";
import { PageHandler } from "./page-handler";
import type { SharedStore } from "./shared-store";
import type { SharedTags } from "./shared-tags";

type Entry = NonNullable<Awaited<ReturnType<PageHandler["get"]>>>;
type Context = ConstructorParameters<typeof PageHandler>[0];

/** The header in which Next keeps a page's tags. */
const tagsHeader = "x-next-cache-tags";

/** Nothing stays in Redis for longer, however long it may be shown. */
const mostSeconds = 86_400;

type Setting = { store: SharedStore; tags: SharedTags; prefix: string; now: () => number };

/**
 * Returns Next's handler of pages for a site of several processes: each keeps pages in its own memory, and takes what
 * it lacks, or what another has rendered since, from Redis. Pages of other builds stay apart.
 */
export function createSharedPages({ store, tags, prefix, now }: Setting) {
  /** Whether a page may still be shown as it is. */
  function isFresh({ lastModified, value, cacheControl }: Entry): boolean {
    const { revalidate } = cacheControl ?? {};
    if (typeof revalidate === "number" && lastModified + revalidate * 1000 < now()) return false;
    const named = tagsOf(value);
    return !areTagsExpired(named, lastModified) && !areTagsStale(named, lastModified);
  }

  async function read(key: string): Promise<Entry | null> {
    const bytes = await store.use((redis) =>
      redis.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer }).get(key),
    );
    const entry = bytes ? ((await unpack(bytes)) as Entry | null) : null;
    return entry && { ...entry, lastModified: tags.toOwn(entry.lastModified) };
  }

  async function write(key: string, entry: Entry): Promise<void> {
    const seconds = Math.max(1, Math.min(mostSeconds, entry.cacheControl?.expire ?? mostSeconds));
    const bytes = await pack({ ...entry, lastModified: tags.toShared(entry.lastModified) });
    await store.use((redis) => redis.set(key, bytes, { expiration: { type: "EX", value: seconds } }));
  }

  return class SharedPages extends PageHandler {
    private readonly memory: ReturnType<typeof getMemoryCache> | null;
    private readonly serverFolder: string;

    constructor(context: Context) {
      super(context);
      this.memory = context.maxMemoryCacheSize ? getMemoryCache(context.maxMemoryCacheSize) : null;
      this.serverFolder = context.serverDistDir;
    }

    private keyOf(key: string): string {
      return `${prefix}:page:${readBuildId(this.serverFolder)}:${key}`;
    }

    override async get(...args: Parameters<PageHandler["get"]>) {
      const [key, { kind }] = args;
      const own = await super.get(...args);
      if (kind !== "APP_PAGE" && kind !== "APP_ROUTE") return own;
      await tags.refresh();
      if (own && isFresh(own)) return own;
      const shared = await read(this.keyOf(key));
      if (!shared || (own && own.lastModified >= shared.lastModified)) return own;
      this.memory?.set(key, shared);
      return shared;
    }

    override async set(...args: Parameters<PageHandler["set"]>) {
      await super.set(...args);
      const [key, value, context] = args;
      if (context.fetchCache || !isShared(value, context.cacheControl?.revalidate)) return;
      // Nobody waits for this.
      void write(this.keyOf(key), {
        value,
        lastModified: now(),
        ...(context.cacheControl && { cacheControl: context.cacheControl }),
      }).catch((error) => console.warn("A page couldn't be shared:", error));
    }
  };
}

/** What robots guess at, which no other process needs, has no end: it is kept for good, or not found. */
const isShared = (value: Entry["value"], revalidate: number | false | undefined): boolean =>
  (value?.kind === "APP_PAGE" || value?.kind === "APP_ROUTE") &&
  value.status !== 404 &&
  typeof revalidate === "number";

function tagsOf(value: Entry["value"]): string[] {
  const named = value && "headers" in value ? value.headers?.[tagsHeader] : undefined;
  return typeof named === "string" ? named.split(",") : [];
}

const buildIds = new Map<string, string>();

/** Next makes a handler for each request, for its proxy too, which has no pages; the build stays the same. */
function readBuildId(serverFolder: string): string {
  const known = buildIds.get(serverFolder) ?? readFileSync(join(serverFolder, "../BUILD_ID"), "utf8").trim();
  buildIds.set(serverFolder, known);
  return known;
}
