import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import { z } from "zod";
import { createDiskShelf } from "../disk-shelf.ts";

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
const version = 2;

const headSchema = z.object({ version: z.literal(version), at: z.number(), etag: z.string().nullable() });

type Setting = {
  folder: string;
  /** Copies of another deployment or key, whose plan may differ, are never served. */
  owner: string;
  mostBytes: number;
  /** Epoch milliseconds. */
  now: () => number;
};

/** Keeps copies as files. A folder that can't be written to keeps nothing. */
export function createDiskCopies({ folder, owner, mostBytes, now }: Setting): CopyStore {
  const shelf = createDiskShelf({ folder, mostBytes, mostBytesInMemory: 0, now: () => now() / 1000 });
  const keyOf = (path: string) => `${owner} ${path}`;
  return {
    async get(path) {
      const found = await shelf.get(keyOf(path));
      if (!found) return null;
      try {
        const whole = (await unpack(found.bytes)).toString();
        const end = whole.indexOf("\n");
        const { at, etag } = headSchema.parse(JSON.parse(whole.slice(0, end)));
        return { at, etag, text: whole.slice(end + 1) };
      } catch {
        return null;
      }
    },
    async put(path, { at, etag, text }) {
      const bytes = await pack(`${JSON.stringify({ version, at, etag })}\n${text}`);
      await shelf.put(keyOf(path), { bytes, at: at / 1000 });
    },
  };
}
