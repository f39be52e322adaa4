import { pipeline, Readable } from "node:stream";
import { createGunzip, createInflateRaw, createZstdDecompress } from "node:zlib";
import { documentStart } from "./schedules-direct/parse.ts";
import { IngestError } from "./summary.ts";

type Unpack = (packed: AsyncIterable<Buffer>) => AsyncIterable<Buffer>;

const chunkSize = 64 * 1024;

/** How many bytes tell what a file is packed with. */
const headBytes = 6;

/** The first bytes of a file, which tell what it is packed with, and the whole of it. */
export async function peek(
  file: AsyncIterable<Buffer>,
): Promise<{ head: Buffer; whole: AsyncGenerator<Buffer> }> {
  const rest = file[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  while (head.length < headBytes) {
    const { value, done } = await rest.next();
    if (done) break;
    head = Buffer.concat([head, value]);
  }
  return { head, whole: prepend(head, { [Symbol.asyncIterator]: () => rest }) };
}

async function* prepend(head: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* rest;
}

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

const mostArchiveBytes = 512 * 2 ** 20;
const zipCutOff = "the zip archive ends in the middle: it is cut off";

/** The guides in a zip archive, one after the other; of its JSON files, each after a sign that a document starts. */
async function* unzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of packed) {
    size += part.length;
    if (size > mostArchiveBytes) throw new IngestError("the zip archive is too large: unpack it first");
    parts.push(part);
  }
  for (const { name, isPacked, bytes } of chooseFiles(listFiles(Buffer.concat(parts)))) {
    if (jsonName.test(name)) yield Buffer.from(documentStart);
    const stored = Readable.from([bytes]);
    // A file of an archive may be packed by itself too; an archive may hold itself.
    const { head, whole } = await peek(isPacked ? inflate(stored) : stored);
    const unpack = unpackedBy(head);
    yield* unpack && unpack !== unzip ? unpack(whole) : whole;
  }
}

const guideName = /\.(?:xml|xmltv)(?:\.(?:gz|xz|bz2|zst))?$/i;
const jsonName = /\.json$/i;

type ZippedFile = { name: string; isPacked: boolean; bytes: Buffer };

/** All that are XMLTV by their names, else JSON, else the first file. Archives hold folders and notes as well. */
function chooseFiles(files: readonly ZippedFile[]): readonly ZippedFile[] {
  for (const wanted of [guideName, jsonName]) {
    const named = files.filter(({ name }) => wanted.test(name));
    if (named.length > 0) return named;
  }
  return files.slice(0, 1);
}

const localHeader = 30;
const endRecord = Buffer.from([0x50, 0x4b, 0x05, 0x06]);

/** The files of an archive by the directory at its end. Folders and what macOS adds to files aren't any. */
function listFiles(archive: Buffer): ZippedFile[] {
  const cutOff = new IngestError(zipCutOff);
  const end = archive.lastIndexOf(endRecord);
  if (end < 0) throw cutOff;
  try {
    const files: ZippedFile[] = [];
    let at = archive.readUInt32LE(end + 16);
    for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
      const name = archive.toString("utf8", at + 46, at + 46 + archive.readUInt16LE(at + 28));
      if (!/(?:\/|^\..*|\/\.[^/]*)$|^__MACOSX\//.test(name)) files.push(readFileAt(archive, at, name));
      at +=
        46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
    }
    return files;
  } catch (cause) {
    throw cause instanceof RangeError ? cutOff : cause;
  }
}

/** The file whose entry in the directory is at a place. */
function readFileAt(archive: Buffer, at: number, name: string): ZippedFile {
  const [flags, method] = [archive.readUInt16LE(at + 8), archive.readUInt16LE(at + 10)];
  if ((flags & 1) !== 0) throw new IngestError("the zip archive is encrypted");
  if (method !== 0 && method !== 8) throw new IngestError("the zip archive isn't compressed with deflate");
  const local = archive.readUInt32LE(at + 42);
  const from = local + localHeader + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
  return {
    name,
    isPacked: method === 8,
    bytes: archive.subarray(from, from + archive.readUInt32LE(at + 20)),
  };
}
