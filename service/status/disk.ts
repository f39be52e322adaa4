import { stat, statfs } from "node:fs/promises";

/** What the folder of the data has on its disk, in bytes; `storeBytes` is null unless the store is a file. */
export type Disk = { freeBytes: number; totalBytes: number; storeBytes: number | null };

/** Null if the folder can't be looked at. */
export async function readDisk(dataDir: string, storeUrl: string): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(dataDir);
    return {
      freeBytes: bavail * bsize,
      totalBytes: blocks * bsize,
      storeBytes: await readStoreBytes(storeUrl),
    };
  } catch {
    return null;
  }
}

async function readStoreBytes(storeUrl: string): Promise<number | null> {
  const [, path] = /^sqlite:(.+)$/.exec(storeUrl) ?? [];
  if (!path || path === ":memory:") return null;
  const sizes = await Promise.all(
    [path, `${path}-wal`].map((file) =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
