import { LRUCache } from "lru-cache";
import { fitBuffer } from "@/lib/fit-buffer";
import { pack, unpack } from "./pack";
import { lastShown, type PageEntry } from "./page-age";
import { pathOfKey } from "./page-path";

/** Some five hundred pages: packed, a page takes a seventh of what it takes in Next's own memory. */
const mostBytes = 20 * 1024 * 1024;

type Packed = { bytes: Buffer; until: number };

/** Keeps pages packed for when Next has dropped them: its memory holds about a hundred. */
export function createShelf(most = mostBytes) {
  const held = new LRUCache<string, Packed>({
    maxSize: most,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });

  async function open(key: string): Promise<PageEntry | null> {
    const known = held.get(key);
    const entry = known ? ((await unpack(known.bytes)) as PageEntry | null) : null;
    return entry && { ...entry, value: withOwnBuffers(entry.value) };
  }

  return {
    /** Keeps a page as it is now, for as long as it may be shown at all. */
    async put(key: string, entry: PageEntry): Promise<void> {
      held.set(key, { bytes: fitBuffer(await pack(entry)), until: lastShown(entry) });
    },
    /** A page that may be shown at `now`, epoch milliseconds, be it too old; null if there is none. */
    find: async (key: string, now: number): Promise<PageEntry | null> =>
      (held.peek(key)?.until ?? 0) < now ? null : open(key),
    /** The page at a path as it last was, however old; null if it isn't held. */
    async last(path: string): Promise<PageEntry | null> {
      // Asked for only if a page fails, so that a second index of hundreds of keys isn't worth its care.
      const key = held.keys().find((each) => pathOfKey(each) === path);
      return key === undefined ? null : open(key);
    },
    forget: (key: string): void => void held.delete(key),
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
