import { createReadStream, read, type Stats } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { type Counter, counted, createCounter, download } from "./download.ts";
import type { Validators } from "./fetch-feed.ts";
import { defaultPausesMs, withRetries } from "./retry.ts";
import { documentStart } from "./schedules-direct/parse.ts";
import { IngestError } from "./summary.ts";
import { peek, unpackedBy } from "./unpack.ts";

/** What a run reads. */
export type IngestInput =
  | { kind: "file"; path: string }
  | { kind: "stdin" }
  | { kind: "url"; url: string }
  | { kind: "sample" };

/** What an accepted run read before, and would change nothing if it was read again. */
export type KnownInput = {
  validators: Validators;
  contentHash: string;
};

export type OpenInput = {
  /** Whether it is an address that sent what is known: there is no need to read it. */
  isKnown: boolean;
  /** The file's bytes, unpacked. */
  chunks: AsyncIterable<Buffer>;
  validators: Validators;
  /** Why attempts failed that were repeated. */
  retried: readonly string[];
  progress(): InputProgress;
  /** The hash of the bytes as stored, once all chunks are read. */
  contentHash(): string;
};

/** Bytes read so far, as stored, and the total if known. */
export type InputProgress = { done: number; total: number | null };

export type InputLimits = {
  unpackedBytes: number;
  /** How long an address may send nothing. */
  timeoutMs: number;
  /** How long an address may take for the whole file: other sources wait for it. */
  wholeMs: number;
  /** How long to wait before an address that failed is asked again. */
  pausesMs: readonly number[];
};

export const defaultLimits: InputLimits = {
  unpackedBytes: 4 * 2 ** 30,
  timeoutMs: 30_000,
  wholeMs: 30 * 60_000,
  pausesMs: defaultPausesMs,
};

export type InputOptions = {
  known?: KnownInput | null;
  /** Called while an address is downloaded. */
  onDownload?: (progress: InputProgress) => void;
  limits?: InputLimits;
};

/** Beyond this size, a file that unpacks to more than `bombRatio` times its own is a bomb. Guides reach 60 times. */
const bombBytes = 64 * 2 ** 20;
const bombRatio = 200;

/**
 * Opens a file, standard input or an http(s) address, and unpacks gzip, zip, zstd, xz and bzip2 by their first bytes,
 * whatever the name. Returns null if the server says that the file still matches what is known. What an address sends is
 * downloaded first: so it can be asked for again if it breaks off, and compared with what is known, since many servers
 * ignore validators. Throws an IngestError, also while the chunks are read, if the input can't be read or unpacks to
 * more than the limits.
 */
export async function openInput(
  input: Exclude<IngestInput, { kind: "sample" }>,
  { known = null, onDownload = () => {}, limits = defaultLimits }: InputOptions = {},
): Promise<OpenInput | null> {
  const retried: string[] = [];
  const opened =
    input.kind === "url"
      ? await withRetries(
          () => openAddress(input.url, { known, onDownload, limits }),
          limits.pausesMs,
          (message) => retried.push(message),
        )
      : await openLocal(input);
  if (!opened) return null;
  const counter = createCounter();
  return {
    isKnown: opened.isKnown,
    chunks: readChunks(opened.stream, counter, limits),
    validators: opened.validators,
    retried,
    progress: () => ({ done: counter.bytes, total: opened.totalBytes }),
    contentHash: () => counter.hash.digest("hex"),
  };
}

/**
 * The hash that `contentHash` of the same file would return. Null if the path is something that can't be read twice,
 * such as a pipe. Throws an IngestError if it can't be read.
 */
export async function hashFile(
  path: string,
  onProgress: (progress: InputProgress) => void,
): Promise<string | null> {
  if (await listDocuments(path)) return null;
  const found = await findFile(path);
  if (!found.isFile()) return null;
  const counter = createCounter();
  try {
    for await (const _ of counted(createReadStream(path, { highWaterMark: 2 ** 20 }), counter))
      onProgress({ done: counter.bytes, total: found.size });
  } catch (cause) {
    throw unreadable(cause);
  }
  return counter.hash.digest("hex");
}

type Opened = Pick<OpenInput, "isKnown" | "validators"> & { stream: Readable; totalBytes: number | null };

const local = { isKnown: false, validators: { etag: null, lastModified: null } };
const highWaterMark = 64 * 1024;

async function openLocal(input: Extract<IngestInput, { kind: "file" | "stdin" }>): Promise<Opened> {
  if (input.kind === "stdin") return { ...local, stream: Readable.from(readStdin()), totalBytes: null };
  const documents = await listDocuments(input.path);
  if (documents) return { ...local, stream: Readable.from(readDocuments(documents)), totalBytes: null };
  const found = await findFile(input.path);
  return {
    ...local,
    stream: createReadStream(input.path, { highWaterMark }),
    totalBytes: found.isFile() ? found.size : null,
  };
}

/** Downloads what an address sends, and compares it with what is known. */
async function openAddress(
  url: string,
  { known, onDownload, limits }: Required<InputOptions>,
): Promise<Opened | null> {
  const { fetchFeed } = await import("./fetch-feed.ts");
  const fetched = await fetchFeed(url, known?.validators ?? null, limits);
  if (!fetched) return null;
  const { stream, totalBytes: total, validators } = fetched;
  endAfter(stream, limits.wholeMs);
  try {
    const { file, bytes, contentHash } = await download(stream, limits.unpackedBytes, (done) =>
      onDownload({ done, total }),
    );
    const isKnown = contentHash === known?.contentHash;
    const downloaded = file.createReadStream({ start: 0, highWaterMark });
    if (isKnown) downloaded.destroy();
    return { stream: downloaded, totalBytes: bytes, validators, isKnown };
  } catch (cause) {
    throw unreadable(cause, { passing: { retryAfter: null } });
  } finally {
    stream.destroy();
  }
}

/** The JSON files in a folder, which are one guide together; null if the path is no such folder. */
async function listDocuments(path: string): Promise<string[] | null> {
  const names = await readdir(path).catch(() => []);
  const documents = names.filter((name) => /\.json$/i.test(name)).sort();
  return documents.length > 0 ? documents.map((name) => join(path, name)) : null;
}

async function* readDocuments(paths: readonly string[]): AsyncGenerator<Buffer> {
  for (const path of paths) {
    yield Buffer.from(documentStart);
    yield* createReadStream(path, { highWaterMark });
  }
}

/** Ends a stream that trickles on and on, for good: another attempt would take as long. */
function endAfter(stream: Readable, ms: number): void {
  const tooLong = `the input can't be read: it isn't complete after ${ms / 60_000} minutes`;
  const late = setTimeout(() => stream.destroy(new IngestError(tooLong)), ms);
  stream.once("close", () => clearTimeout(late));
}

const waitMs = 20;

/**
 * Standard input by its descriptor: in a worker, the parent would have to fill process.stdin. A pipe that another
 * process set not to block has nothing to read for as long as its writer is slow.
 */
async function* readStdin(): AsyncGenerator<Buffer> {
  for (;;) {
    const buffer = Buffer.alloc(highWaterMark);
    const bytes = await readDescriptor(buffer);
    if (bytes === 0) return;
    if (bytes === null) await sleep(waitMs);
    else yield buffer.subarray(0, bytes);
  }
}

/** How many bytes were read; 0 at the end, null if there are none yet. */
const readDescriptor = (buffer: Buffer): Promise<number | null> =>
  new Promise((resolve, reject) => {
    read(0, buffer, 0, buffer.length, null, (error, bytes) => {
      if (!error) resolve(bytes);
      else if (error.code === "EAGAIN") resolve(null);
      else if (error.code === "EOF") resolve(0);
      else reject(error);
    });
  });

async function findFile(path: string): Promise<Stats> {
  const found = await stat(path).catch((cause: unknown) => {
    throw new IngestError(`${path}: ${formatReason(cause)}`, { cause });
  });
  if (found.isDirectory())
    throw new IngestError(`${path}: this is a folder; ingest --follow reads each of its files`);
  return found;
}

async function* readChunks(raw: Readable, counter: Counter, limits: InputLimits): AsyncGenerator<Buffer> {
  try {
    yield* unpackAll(counted(raw, counter), mostLayers, (chunks) => limited(chunks, counter, limits));
  } catch (cause) {
    throw unreadable(cause);
  } finally {
    raw.destroy();
  }
}

/** A server that packs what it sends packs a packed file again. */
const mostLayers = 2;

async function* unpackAll(
  source: AsyncGenerator<Buffer>,
  layers: number,
  limit: (chunks: AsyncIterable<Buffer>) => AsyncGenerator<Buffer>,
): AsyncGenerator<Buffer> {
  const { head, whole } = await peek(source);
  const unpack = layers > 0 ? unpackedBy(head) : null;
  if (unpack) yield* unpackAll(limit(unpack(whole)), layers - 1, limit);
  else yield* layers === mostLayers ? limit(whole) : whole;
}

/** Throws an IngestError if a file unpacks to more than it may. */
async function* limited(
  chunks: AsyncIterable<Buffer>,
  counter: Counter,
  limits: InputLimits,
): AsyncGenerator<Buffer> {
  let unpacked = 0;
  for await (const chunk of chunks) {
    unpacked += chunk.length;
    if (unpacked > limits.unpackedBytes)
      throw new IngestError(`the file unpacks to more than ${limits.unpackedBytes} bytes`);
    if (unpacked > bombBytes && unpacked > counter.bytes * bombRatio)
      throw new IngestError(`the file unpacks to more than ${bombRatio} times its size`);
    yield chunk;
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "there is no such file",
  EACCES: "this user may not read it",
  EISDIR: "this is a folder",
  ECONNRESET: "the connection ended before all of it had come",
  Z_BUF_ERROR: "the gzip data ends in the middle: it is cut off",
  Z_DATA_ERROR: "the gzip data is damaged",
  ZSTD_error_prefix_unknown: "the zstd data is damaged",
};

const unreadable = (cause: unknown, more: Pick<IngestError, "passing"> = { passing: null }): IngestError =>
  cause instanceof IngestError
    ? cause
    : new IngestError(`the input can't be read: ${formatReason(cause)}`, { cause, ...more });

const formatReason = (cause: unknown): string => {
  const { code, message } = cause as NodeJS.ErrnoException;
  return reasons[code ?? ""] ?? message;
};
