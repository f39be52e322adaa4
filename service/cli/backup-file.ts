import { chmod, copyFile, mkdtemp, open, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { type CopyProgress, copyStore } from "../store/copy-store.ts";
import { listUnknownMigrations } from "../store/migrator.ts";
import { replaceStore } from "../store/replace-store.ts";
import { openStore, type Store } from "../store/store.ts";

/** Why a file could not be restored, in one line. The store is as it was. */
class BackupError extends Error {
  override name = "BackupError" as const;
}

/**
 * The calls of a day are no part of a backup: restoring an old one must not give keys their day's calls again, nor
 * take them away.
 */
const except = ["call_count"];

type Progress = (progress: CopyProgress) => void;

/**
 * Writes everything that a store holds as of one instant to a file, whichever its engine, while services use it. The
 * file is a SQLite store, so that any later version can read it. It holds secrets: only its owner may read it. Returns
 * the number of rows by table.
 */
export async function backUp(
  store: Store,
  file: string,
  onProgress?: Progress,
): Promise<Map<string, number>> {
  const unfinished = `${file}.part`;
  await removeStore(unfinished);
  try {
    const target = await openStore(`sqlite:${unfinished}`, { bulk: true });
    const counts = await copyStore(store, target, { except, onProgress }).finally(target.close);
    await chmod(unfinished, 0o600);
    await rename(unfinished, file);
    return counts;
  } finally {
    await removeStore(unfinished);
  }
}

/** A SQLite store's files. */
const removeStore = (path: string) =>
  Promise.all(
    ["", "-wal", "-shm", "-calls", "-calls-wal", "-calls-shm"].map((end) => rm(path + end, { force: true })),
  );

/**
 * Replaces everything in a store by what a backup holds, of this version or an earlier one, all or nothing, while
 * services use it: they go on with what was restored. Throws a BackupError if the file isn't a backup.
 */
export async function restore(
  store: Store,
  file: string,
  onProgress?: Progress,
): Promise<Map<string, number>> {
  if (!(await isSqliteFile(file))) throw new BackupError(`${file} isn't a backup`);
  const folder = await mkdtemp(join(tmpdir(), "nownext-restore-"));
  try {
    // Opening it brings its schema up to date; the file itself stays as it is.
    const copy = join(folder, basename(file));
    await copyFile(file, copy);
    await chmod(copy, 0o600);
    const unknown = await listUnknown(copy).catch((cause) => {
      throw new BackupError(`${file} isn't a backup, or is damaged`, { cause });
    });
    if (unknown.length > 0)
      throw new BackupError(
        `${file} was made by a later version (${unknown.join(", ")}); install that first`,
      );
    const source = await openStore(`sqlite:${copy}`, { bulk: true });
    return await replaceStore(source, store, { except, onProgress }).finally(source.close);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** The migrations in a backup that only a later version knows. */
async function listUnknown(path: string): Promise<string[]> {
  const { db, close } = await openStore(`sqlite:${path}`, { asItIs: true });
  return await listUnknownMigrations(db).finally(close);
}

async function isSqliteFile(path: string): Promise<boolean> {
  const magic = "SQLite format 3\0";
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(magic.length), 0, magic.length, 0);
    return buffer.toString("latin1", 0, bytesRead) === magic;
  } finally {
    await file.close();
  }
}
