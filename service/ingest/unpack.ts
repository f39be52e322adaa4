import { pipeline, Readable } from "node:stream";
import { createGunzip, createInflateRaw, createZstdDecompress } from "node:zlib";
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
];

/** Formats that are recognised, only to say what to do. */
const others: readonly (readonly [first: readonly number[], command: string])[] = [
  [[0xfd, 0x37, 0x7a, 0x58, 0x5a, 0x00], "xz -dc"],
  [[0x42, 0x5a, 0x68], "bzip2 -dc"],
  [[0x37, 0x7a, 0xbc, 0xaf], "7z x -so"],
];

/** What unpacks a file that begins so; null if it isn't packed. Throws an IngestError if this can't be unpacked here. */
export function unpackedBy(head: Buffer): Unpack | null {
  const begins = (first: readonly number[]) => first.every((byte, at) => head[at] === byte);
  const other = others.find(([first]) => begins(first));
  if (other) throw new IngestError(`unpack it first: ${other[1]} FILE | nownext ingest -`);
  return starts.find(([first]) => begins(first))?.[1] ?? null;
}

const localHeader = 30;

/** The first file of a zip archive. */
async function* unzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const source = packed[Symbol.asyncIterator]();
  let head: Buffer = Buffer.alloc(0);
  const fill = async (bytes: number): Promise<void> => {
    while (head.length < bytes) {
      const { value, done } = await source.next();
      if (done) throw new IngestError("the zip archive ends in the middle: it is cut off");
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
  if (method !== 8) throw new IngestError("the zip archive isn't packed by deflate");
  yield* inflate(rest());
}
