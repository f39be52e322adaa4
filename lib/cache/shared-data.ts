import { buffer } from "node:stream/consumers";
import { createDefaultCacheHandler } from "next/dist/server/lib/cache-handlers/default";
import type { CacheEntry, CacheHandler } from "next/dist/server/lib/cache-handlers/types";
import { areTagsExpired, areTagsStale } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { pack } from "./pack";
import type { SharedStore } from "./shared-store";
import type { SharedTags } from "./shared-tags";

/** As much as Next keeps in memory by itself. */
const memoryBytes = 16 * 1024 * 1024;

type Kept = Omit<CacheEntry, "value"> & { value: Buffer };

type Setting = { store: SharedStore; tags: SharedTags; prefix: string; now: () => number };

/** Next's handler of what `use cache` functions return, for a site of several processes. Keys hold the build's id. */
export function createSharedData({ store, tags, prefix, now }: Setting): CacheHandler {
  const own = createDefaultCacheHandler(memoryBytes);
  const keyOf = (key: string) => `${prefix}:data:${key}`;

  async function read(key: string): Promise<Kept | null> {
    const kept = (await store.readPacked(keyOf(key))) as Kept | null;
    return kept && { ...kept, timestamp: tags.toOwn(kept.timestamp) };
  }

  async function write(key: string, kept: Kept): Promise<void> {
    const bytes = await pack({ ...kept, timestamp: tags.toShared(kept.timestamp) });
    // Past `revalidate` it is never served: see `get`.
    const value = Math.ceil(kept.revalidate * 1000);
    await store.use((redis) => redis.set(keyOf(key), bytes, { expiration: { type: "PX", value } }));
  }

  /** Keeps an entry while it is read: what the stream holds is sent to Redis when it has ended. */
  function share(key: string, { value, ...rest }: CacheEntry): CacheEntry {
    const [first, second] = value.tee();
    if (rest.revalidate > 0 && rest.expire > 0)
      buffer(second).then(
        (bytes) => write(key, { ...rest, value: bytes }),
        () => {},
      );
    else void second.cancel();
    return { ...rest, value: first };
  }

  return {
    async get(key, softTags) {
      const mine = await own.get(key, softTags);
      if (mine) return mine;
      const kept = await read(key);
      // As Next's own does: a later render would keep what is old for as long as what is new.
      if (!kept || kept.timestamp + kept.revalidate * 1000 < now()) return undefined;
      if (areTagsExpired(kept.tags, kept.timestamp)) return undefined;
      await own.set(key, Promise.resolve({ ...kept, value: toStream(kept.value) }));
      const revalidate = areTagsStale(kept.tags, kept.timestamp) ? -1 : kept.revalidate;
      return { ...kept, revalidate, value: toStream(kept.value) };
    },
    set: (key, pending) =>
      own.set(
        key,
        pending.then((entry) => share(key, entry)),
      ),
    refreshTags: () => tags.refresh(),
    getExpiration: (named) => own.getExpiration(named),
    async updateTags(named, durations) {
      await own.updateTags(named, durations);
      await tags.tell(named);
    },
  };
}

const toStream = (bytes: Buffer): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new Uint8Array(bytes));
      controller.close();
    },
  });
