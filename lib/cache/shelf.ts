import { LRUCache } from "lru-cache";
import type { DiskShelf } from "@/lib/disk-shelf";
import { fitBuffer } from "@/lib/fit-buffer";
import { pack, unpack } from "./pack";
import { lastShown, type PageEntry } from "./page-age";
import { pathOfKey } from "./page-path";

/** Some five hundred pages: packed, a page takes a seventh of what it takes in Next's own memory. */
const mostBytes = 20 * 1024 * 1024;

/** As many as a disk of pages holds, and more. */
const mostOnDisk = 10_000;

type Packed = { bytes: Buffer; until: number };

type Setting = {
  most?: number;
  /** Where pages go for which there is no room in memory: empty, and this process's own. */
  disk?: DiskShelf;
};

/** Keeps pages packed for when Next has dropped them: its memory holds about a hundred. */
export function createShelf({ most = mostBytes, disk }: Setting = {}) {
  /** Until when each page on the disk may be shown. */
  const onDisk = new LRUCache<string, number>({ max: mostOnDisk });
  const held = new LRUCache<string, Packed>({
    maxSize: most,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
    dispose({ bytes, until }, key, reason) {
      if (reason !== "evict" || !disk) return;
      onDisk.set(key, until);
      void disk.put(key, { bytes, at: until });
    },
  });

  /** A page's bytes, from the disk only as they were put there last. */
  async function read(key: string): Promise<Buffer | null> {
    const inMemory = held.get(key);
    if (inMemory) return inMemory.bytes;
    const until = onDisk.get(key);
    const found = until === undefined ? undefined : await disk?.get(key);
    return found?.at === until ? (found?.bytes ?? null) : null;
  }

  async function open(key: string): Promise<PageEntry | null> {
    const bytes = await read(key);
    const entry = bytes && (unpack(bytes) as PageEntry | null);
    return entry && { ...entry, value: withOwnBuffers(entry.value) };
  }

  return {
    /** Keeps a page as it is now, for as long as it may be shown at all. */
    async put(key: string, entry: PageEntry): Promise<void> {
      held.set(key, { bytes: fitBuffer(await pack(entry)), until: lastShown(entry) });
      onDisk.delete(key);
    },
    /** A page that may be shown at `now`, epoch milliseconds, be it too old; null if there is none. */
    find: async (key: string, now: number): Promise<PageEntry | null> =>
      (held.peek(key)?.until ?? onDisk.peek(key) ?? 0) < now ? null : open(key),
    /** The page at a path as it last was, however old; null if it isn't held. */
    async last(path: string): Promise<PageEntry | null> {
      // Asked for only if a page fails, so that a second index of hundreds of keys isn't worth its care.
      const key = [held, onDisk].flatMap((keys) => [...keys.keys()]).find((each) => pathOfKey(each) === path);
      return key === undefined ? null : open(key);
    },
    forget(key: string): void {
      held.delete(key);
      onDisk.delete(key);
    },
  };
}

/** What is unpacked are views of one buffer, which any of them would keep as a whole. */
function withOwnBuffers(value: PageEntry["value"]): PageEntry["value"] {
  if (value?.kind !== "APP_PAGE") return value;
  const { rscData, segmentData } = value;
  return {
    ...value,
    ...(rscData && { rscData: Buffer.from(rscData) }),
    ...(segmentData && {
      segmentData: new Map([...segmentData].map(([path, bytes]) => [path, Buffer.from(bytes)])),
    }),
  };
}
