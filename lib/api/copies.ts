import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** An answer of the API as it came, kept to be served while a newer one can't be had. */
export type Copy = {
  /** When the API last answered so, epoch milliseconds. */
  at: number;
  text: string;
  etag: string | null;
};

/** Where the last good copies are kept, by the path and query of their request. */
export type CopyStore = {
  get(path: string): Promise<Copy | null>;
  put(path: string, copy: Copy): Promise<void>;
};

/** Raised when the format changes: files of another version are as good as absent. */
const version = 1;

const headSchema = z.object({
  version: z.literal(version),
  path: z.string(),
  at: z.number(),
  etag: z.string().nullable(),
});

/** When a folder is full, as much of it is emptied at once. */
const emptiedShare = 0.1;

const tempName = /\.tmp$/;

type Settings = {
  folder: string;
  /** Copies of another deployment or key, whose plan may differ, are never served. */
  owner: string;
  mostBytes: number;
};

/**
 * Keeps copies as files, oldest removed first. Several processes may share the folder: a file is replaced whole or not
 * at all. A folder that can't be written to keeps nothing.
 */
export function createDiskCopies({ folder, owner, mostBytes }: Settings): CopyStore {
  /** Bytes in the folder, as far as this process knows; null before it has looked. */
  let held: number | null = null;
  let written = 0;

  const fileOf = (path: string) => {
    const name = createHash("sha256").update(`${owner} ${path}`).digest("hex").slice(0, 40);
    return join(folder, name.slice(0, 2), name);
  };

  async function get(path: string): Promise<Copy | null> {
    try {
      const whole = (await unpack(await readFile(fileOf(path)))).toString();
      const end = whole.indexOf("\n");
      const head = headSchema.parse(JSON.parse(whole.slice(0, end)));
      return head.path === path ? { at: head.at, etag: head.etag, text: whole.slice(end + 1) } : null;
    } catch {
      return null;
    }
  }

  async function put(path: string, { at, etag, text }: Copy): Promise<void> {
    const file = fileOf(path);
    const temp = `${file}.${process.pid}.${written++}.tmp`;
    try {
      const head = JSON.stringify({ version, path, at, etag });
      const bytes = await pack(`${head}\n${text}`);
      await mkdir(dirname(file), { recursive: true, mode: 0o700 });
      await writeFile(temp, bytes, { mode: 0o600 });
      await rename(temp, file);
      held = (held ?? (await sizeOf(folder))) + bytes.length;
      if (held > mostBytes) held = await empty(folder, mostBytes * (1 - emptiedShare));
    } catch {
      await rm(temp, { force: true }).catch(() => {});
    }
  }

  return { get, put };
}

type Kept = { file: string; bytes: number; at: number };

async function listFiles(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = await Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const file = join(entry.parentPath, entry.name);
        const found = await stat(file).catch(() => null);
        return found ? [{ file, bytes: found.size, at: found.mtimeMs }] : [];
      }),
  );
  return files.flat();
}

const sum = (files: readonly Kept[]): number => files.reduce((bytes, file) => bytes + file.bytes, 0);

const sizeOf = async (folder: string): Promise<number> => sum(await listFiles(folder));

/** Removes the files that were written longest ago until at most so many bytes are left. Returns how many are. */
async function empty(folder: string, mostBytes: number): Promise<number> {
  const files = (await listFiles(folder)).toSorted(
    // What a killed process left half written goes first.
    (a, b) => Number(tempName.test(b.file)) - Number(tempName.test(a.file)) || a.at - b.at,
  );
  let held = sum(files);
  for (const { file, bytes } of files) {
    if (held <= mostBytes) break;
    await rm(file, { force: true });
    held -= bytes;
  }
  return held;
}
