import { createHash, randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { LRUCache } from "lru-cache";

/** What is on the shelf, and a time of its own in epoch seconds, such as when it was fetched. */
export type Shelved = { bytes: Buffer; at: number };

/** A file's use is noted once a day, so that reading it seldom writes. */
const noteEverySeconds = 86_400;

/** The share of the limit that is left after clearing. */
const shareKept = 0.9;

/** A file begins with its own time; its modification time says when it was last used. */
const headBytes = 8;

function toFile({ bytes, at }: Shelved): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeDoubleBE(at);
  return Buffer.concat([head, bytes]);
}

const fromFile = (file: Buffer): Shelved => ({
  bytes: file.subarray(headBytes),
  at: file.readDoubleBE(),
});

/**
 * Files in a folder by their keys, up to `mostBytes`: then the least recently used go. Processes may share a folder. If
 * it can't be written to, up to `mostBytesInMemory` are kept there.
 */
export function createDiskShelf({
  folder,
  mostBytes,
  mostBytesInMemory,
  now,
}: {
  folder: string;
  mostBytes: number;
  mostBytesInMemory: number;
  /** Epoch seconds. */
  now: () => number;
}) {
  const inMemory =
    mostBytesInMemory > 0
      ? new LRUCache<string, Shelved>({
          maxSize: mostBytesInMemory,
          sizeCalculation: ({ bytes }) => bytes.length + 1,
        })
      : null;
  /** The bytes of all files, counted at the first that is put. */
  let held: Promise<number> | undefined;

  /** In a few hundred folders, since there may be tens of thousands of files. */
  function pathOf(key: string): string {
    const name = createHash("sha256").update(key).digest("hex");
    return join(folder, name.slice(0, 2), name);
  }

  async function countWith(before: Promise<number> | undefined, added: number): Promise<number> {
    const bytes = before ? (await before) + added : sizeOf(await listFiles(folder));
    return bytes > mostBytes ? clear(folder, mostBytes * shareKept) : bytes;
  }

  return {
    async get(key: string): Promise<Shelved | null> {
      const path = pathOf(key);
      try {
        const [file, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
        if (now() - mtimeMs / 1000 > noteEverySeconds) await utimes(path, now(), now());
        return fromFile(file);
      } catch {
        return inMemory?.get(key) ?? null;
      }
    },

    /** Readers never see half of a file. */
    async put(key: string, shelved: Shelved): Promise<void> {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}`;
      const file = toFile(shelved);
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 });
        await writeFile(draft, file, { mode: 0o600 });
        await utimes(draft, now(), now());
        await rename(draft, path);
        held = countWith(held, file.length);
        await held;
      } catch {
        held = undefined;
        await rm(draft, { force: true }).catch(() => {});
        inMemory?.set(key, shelved);
      }
    },
  };
}

export type DiskShelf = ReturnType<typeof createDiskShelf>;

type File = { path: string; bytes: number; usedAt: number };

async function listFiles(folder: string): Promise<File[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = await Promise.all(
    entries.map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const found = entry.isFile() ? await stat(path).catch(() => null) : null;
      return found ? [{ path, bytes: found.size, usedAt: found.mtimeMs }] : [];
    }),
  );
  return files.flat();
}

const sizeOf = (files: readonly File[]): number => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** Removes the least recently used files until no more bytes than these are left. Returns how many are. */
async function clear(folder: string, wanted: number): Promise<number> {
  const files = (await listFiles(folder)).sort((a, b) => a.usedAt - b.usedAt);
  let left = sizeOf(files);
  for (const { path, bytes } of files) {
    if (left <= wanted) break;
    await rm(path, { force: true });
    left -= bytes;
  }
  return left;
}
