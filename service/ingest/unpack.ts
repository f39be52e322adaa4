import { pipeline, Readable } from "node:stream";
import { createGunzip, createInflateRaw, createZstdDecompress, inflateRawSync } from "node:zlib";
import { documentStart } from "./schedules-direct/parse.ts";
import { IngestError } from "./summary.ts";

type Unpack = (packed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

const chunkSize = 64 * 1024;

/** How many bytes tell what a file is packed with. */
export const headBytes = 6;

/** An error on either side ends the iteration with that error. */
const through =
  (create: () => NodeJS.ReadWriteStream): Unpack =>
  (packed) =>
    pipeline(Readable.from(packed), create(), () => {}) as unknown as AsyncIterable<Buffer>;

/** Gzip may be several members, one after the other. */
const gunzip = through(() => createGunzip({ chunkSize }));
const unzstd = through(() => createZstdDecompress({ chunkSize }));
const inflate = through(() => createInflateRaw({ chunkSize }));

const starts: readonly (readonly [first: readonly number[], unpack: Unpack])[] = [
  [[0x1f, 0x8b], gunzip],
  [[0x28, 0xb5, 0x2f, 0xfd], unzstd],
  [[0x50, 0x4b, 0x03, 0x04], unzip],
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], unxz],
  [[0x42, 0x5a, 0x68], unbzip2],
];

const sevenZip = [0x37, 0x7a, 0xbc, 0xaf];

/** What unpacks a file that begins so; null if it isn't packed. Throws an IngestError if this can't be unpacked here. */
export function unpackedBy(head: Buffer): Unpack | null {
  const begins = (first: readonly number[]) => first.every((byte, at) => head[at] === byte);
  if (begins(sevenZip)) throw new IngestError("unpack it first: 7z x -so FILE | nownext ingest -");
  return starts.find(([first]) => begins(first))?.[1] ?? null;
}

/** What the decoder, xz-embedded, says by the number at the end of its message. */
const xzFaults: Readonly<Record<string, string>> = {
  2: "the xz data has a check that can't be read: pack it with xz --check=crc64",
  6: "the xz data has a check that can't be read: pack it with xz --check=crc64",
  8: "the xz data ends in the middle: it is cut off",
};

/** Xz may be several streams, one after the other, like gzip. */
async function* unxz(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { default: xz } = await import("xz-decompress");
  const stream = Readable.toWeb(Readable.from(packed)) as ReadableStream<Uint8Array>;
  try {
    for await (const chunk of new xz.XzReadableStream(stream)) yield Buffer.from(chunk);
  } catch (cause) {
    const [, code] = /with error code (\d+)$/.exec(cause instanceof Error ? cause.message : "") ?? [];
    if (code === undefined) throw cause;
    throw new IngestError(xzFaults[code] ?? "the xz data is damaged", { cause });
  }
}

/** The decoder answers each write before it returns, and calls cut off data an end that came too early. */
async function* unbzip2(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const { default: createDecoder } = await import("unbzip2-stream");
  const ready: Buffer[] = [];
  let fault: IngestError | null = null;
  const decoder = createDecoder();
  decoder.on("data", (chunk: Buffer) => ready.push(chunk));
  decoder.on("error", (cause: Error) => {
    fault = new IngestError(
      /prematurely|undefined/.test(cause.message)
        ? "the bzip2 data ends in the middle: it is cut off"
        : "the bzip2 data is damaged",
      { cause },
    );
  });
  for await (const chunk of packed) {
    decoder.write(chunk);
    yield* ready.splice(0);
    if (fault) throw fault;
  }
  decoder.end();
  yield* ready.splice(0);
  if (fault) throw fault;
}

const localHeader = 30;
const zipCutOff = "the zip archive ends in the middle: it is cut off";

/** The first file of a zip archive, or all of its JSON files if that is one. */
async function* unzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = packed[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  const fill = async (bytes: number): Promise<void> => {
    while (head.length < bytes) {
      const { value, done } = await source.next();
      if (done) throw new IngestError(zipCutOff);
      head = Buffer.concat([head, value]);
    }
  };
  await fill(localHeader);
  const [flags, method] = [head.readUInt16LE(6), head.readUInt16LE(8)];
  if ((flags & 1) !== 0) throw new IngestError("the zip archive is encrypted");
  const from = localHeader + head.readUInt16LE(26) + head.readUInt16LE(28);
  await fill(from);
  const rest = async function* (): AsyncGenerator<Buffer> {
    yield head.subarray(from);
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  };
  if (/\.json$/i.test(head.toString("utf8", localHeader, localHeader + head.readUInt16LE(26)))) {
    const parts = [head];
    for (let next = await source.next(); !next.done; next = await source.next()) parts.push(next.value);
    return yield* listJson(Buffer.concat(parts));
  }
  // With this flag, how long it is stands behind it, where it can't be told from its bytes.
  if (method === 0 && (flags & 8) === 0) return yield* stored(rest(), head.readUInt32LE(18));
  if (method !== 8) throw new IngestError("the zip archive isn't compressed with deflate");
  yield* inflate(rest());
}

/** A file that an archive holds as it is. */
async function* stored(chunks: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer> {
  let left = bytes;
  for await (const chunk of chunks) {
    yield chunk.subarray(0, left);
    left -= chunk.length;
    if (left <= 0) return;
  }
  throw new IngestError(zipCutOff);
}

const endRecord = Buffer.from([0x50, 0x4b, 0x05, 0x06]);
const mostJsonBytes = 512 * 2 ** 20;

/** The JSON files of an archive by the directory at its end, each after a sign that a document starts. */
function* listJson(archive: Buffer): Generator<Buffer> {
  const cutOff = new IngestError(zipCutOff);
  const end = archive.lastIndexOf(endRecord);
  if (end < 0) throw cutOff;
  try {
    let at = archive.readUInt32LE(end + 16);
    for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
      const [method, packed] = [archive.readUInt16LE(at + 10), archive.readUInt32LE(at + 20)];
      const name = archive.toString("utf8", at + 46, at + 46 + archive.readUInt16LE(at + 28));
      const local = archive.readUInt32LE(at + 42);
      const from = local + localHeader + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      at +=
        46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
      if (!/\.json$/i.test(name)) continue;
      const bytes = archive.subarray(from, from + packed);
      yield Buffer.from(documentStart);
      yield method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: mostJsonBytes });
    }
  } catch (cause) {
    if (cause instanceof RangeError) throw cutOff;
    throw new IngestError("the zip archive is damaged", { cause });
  }
}
