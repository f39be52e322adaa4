import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { uploadBytes } from "@/contract/operator.ts";

/** A file that isn't taken. */
export class UploadError extends Error {
  override name = "UploadError" as const;
}

/**
 * Writes what is uploaded, at whatever pace, to a file in a folder, uses it, and removes it. Throws an UploadError if
 * there are more than `mostBytes`.
 */
export async function keepWhile<Result>(
  folder: string,
  chunks: AsyncIterable<Uint8Array>,
  use: (path: string) => Promise<Result>,
  mostBytes = uploadBytes,
): Promise<Result> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, randomUUID());
  try {
    await pipeline(chunks, limitBytes(mostBytes), createWriteStream(path, { mode: 0o600 }));
    return await use(path);
  } finally {
    await rm(path, { force: true });
  }
}

const limitBytes = (mostBytes: number) =>
  async function* (chunks: AsyncIterable<Uint8Array>) {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > mostBytes)
        throw new UploadError(`a file may have at most ${Math.floor(mostBytes / 2 ** 20)} MB: gzip it`);
      yield chunk;
    }
  };
