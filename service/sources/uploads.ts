import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pipeline } from "node:stream/promises";
import { uploadBytes } from "../../contract/operator.ts";
import { SettingError } from "./settings.ts";

/** The folder of uploaded files, at most one per source. */
export type Uploads = {
  /** Where a source's file is, whether or not there is one yet. */
  pathOf(source: string): string;
  /** Stores a file as the source's. Throws a SettingError if it is too large or empty. */
  keep(source: string, body: AsyncIterable<Uint8Array>): Promise<void>;
  /** Removes the files that aren't among these locations, before any is kept. */
  clear(wanted: ReadonlySet<string | null>): Promise<void>;
};

/** `mostBytes` is for tests. */
export function openUploads(dataDir: string, mostBytes = uploadBytes): Uploads {
  const folder = resolve(dataDir, "uploads");
  const pathOf = (source: string) => join(folder, `${source}.upload`);
  return {
    pathOf,
    async keep(source, body) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = join(folder, `${randomUUID()}.part`);
      try {
        const file = createWriteStream(unfinished, { mode: 0o600 });
        await pipeline(body, limitBytes(mostBytes), file);
        await rename(unfinished, pathOf(source));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async clear(wanted) {
      const names = await readdir(folder).catch(() => []);
      const unwanted = names.map((name) => join(folder, name)).filter((path) => !wanted.has(path));
      await Promise.all(unwanted.map((path) => rm(path, { force: true })));
    },
  };
}

const limitBytes = (mostBytes: number) =>
  async function* (chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > mostBytes)
        throw new SettingError(
          "file",
          `a file may have at most ${Math.floor(mostBytes / 2 ** 20)} MB: gzip it`,
        );
      yield chunk;
    }
    if (bytes === 0) throw new SettingError("file", "the file is empty");
  };
