import { createHash, type Hash } from "node:crypto";
import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { IngestError } from "./summary.ts";

/** Counts and hashes bytes as they are stored. */
export type Counter = { bytes: number; hash: Hash };

export const createCounter = (): Counter => ({ bytes: 0, hash: createHash("sha256") });

export async function* counted(stream: Readable, counter: Counter): AsyncGenerator<Buffer> {
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    counter.bytes += chunk.length;
    counter.hash.update(chunk);
    yield chunk;
  }
}

export type Download = { file: FileHandle; bytes: number; contentHash: string };

/** Saves a stream to a temporary file, so that its content can be compared with another before it is parsed. */
export async function download(
  stream: Readable,
  mostBytes: number,
  onBytes: (bytes: number) => void,
): Promise<Download> {
  const file = await openTemporary();
  const counter = createCounter();
  try {
    for await (const chunk of counted(stream, counter)) {
      if (counter.bytes > mostBytes) throw new IngestError(`the file is larger than ${mostBytes} bytes`);
      await file.appendFile(chunk);
      onBytes(counter.bytes);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return { file, bytes: counter.bytes, contentHash: counter.hash.digest("hex") };
}

/** A file that is gone as soon as it is closed, or the process ends: its name is removed while it is open. */
async function openTemporary(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "nownext-download-"));
  try {
    return await open(join(folder, "file"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
