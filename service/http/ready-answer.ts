import { etagOf } from "./etag.ts";
import { gzipOf, leastGzipped, type Packed, pack } from "./gzip.ts";
import type { Answer } from "./outcome.ts";

/** A body, `{"data":…,"meta":{…"took_ms":N}}`, as it was last sent, and its N. */
type Sent = { bytes: Buffer<ArrayBuffer>; tookMs: number };

/** An answer ready to be sent. */
export type ReadyAnswer = {
  plain: Sent;
  /** How many bytes of the body precede the number. */
  headLength: number;
  /** The same gzipped; null until a client asks for it. */
  gzip: { packed: Packed; sent: Sent } | null;
  etag: string;
  /** Epoch seconds until which it may be served and cached. */
  freshUntil: number;
};

/** Seconds that an answer is fresh at most: listings may be replaced at any time. */
const longestFresh = 300;

const tailOf = (tookMs: number): Buffer => Buffer.from(`${tookMs}}}`);

export function readyAnswer({ data, list, changesAt }: Answer, now: number): ReadyAnswer {
  const meta = list ? `${JSON.stringify(list).slice(0, -1)},` : "{";
  // In parts: as one text, data would be copied once more before it is encoded.
  const parts = ['{"data":', data, `,"meta":${meta}"took_ms":`].map((part) => Buffer.from(part));
  const bytes = Buffer.concat([...parts, tailOf(0)]);
  return {
    plain: { bytes, tookMs: 0 },
    headLength: bytes.length - tailOf(0).length,
    gzip: null,
    etag: etagOf(data),
    freshUntil: Math.min(changesAt ?? Number.POSITIVE_INFINITY, now + longestFresh),
  };
}

/** Whether an answer is long enough to be worth gzipping. */
export const isWorthGzip = ({ headLength }: ReadyAnswer): boolean => headLength >= leastGzipped;

/** How many bytes of memory an answer takes. */
export const answerBytes = ({ plain, gzip }: ReadyAnswer): number =>
  plain.bytes.length + (gzip ? gzip.packed.deflated.length + gzip.sent.bytes.length : 0);

/**
 * The body with the time that this answer took. Hot answers mostly take the same, so the last bytes are used
 * again where they fit: copying a large answer costs more than all else about it.
 */
export function plainBody(ready: ReadyAnswer, tookMs: number): Buffer<ArrayBuffer> {
  if (ready.plain.tookMs !== tookMs) {
    const head = ready.plain.bytes.subarray(0, ready.headLength);
    ready.plain = { bytes: Buffer.concat([head, tailOf(tookMs)]), tookMs };
  }
  return ready.plain.bytes;
}

/** The same gzipped: only the first sending deflates it. */
export async function gzippedBody(ready: ReadyAnswer, tookMs: () => number): Promise<Buffer<ArrayBuffer>> {
  const packed = ready.gzip?.packed ?? (await pack(ready.plain.bytes.subarray(0, ready.headLength)));
  const took = tookMs();
  if (ready.gzip?.sent.tookMs !== took)
    ready.gzip = { packed, sent: { bytes: gzipOf(packed, tailOf(took)), tookMs: took } };
  return ready.gzip.sent.bytes;
}
