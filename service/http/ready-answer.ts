import { toIso } from "../../contract/time.ts";
import { computeEtag } from "./etag.ts";
import { buildGzip, minGzipBytes, type Packed, pack } from "./gzip.ts";
import { type Answer, windowText } from "./outcome.ts";

/** The body `{"data":…,"meta":{…"took_ms":N}}` as last sent, and its N. */
type Sent = { bytes: Buffer<ArrayBuffer>; tookMs: number };

/** An answer ready to be sent. */
export type ReadyAnswer = {
  plain: Sent;
  /** The length of the body up to the number, in bytes. */
  headLength: number;
  /** The same, gzipped; null until a client asks for it. */
  gzip: { packed: Packed; sent: Sent } | null;
  etag: string;
  /** Epoch seconds until which it may be served and cached. */
  freshUntil: number;
  /** What the plan's window left, for the header `Nownext-Window`; null if it left all. */
  window: string | null;
};

/** The longest that an answer is fresh, in seconds: listings can change at any time. */
const longestFresh = 300;

const buildTail = (tookMs: number): Buffer => Buffer.from(`${tookMs}}}`);

export function readyAnswer(answer: Answer, now: number): ReadyAnswer {
  const { data, changesAt } = answer;
  const members = JSON.stringify(buildMeta(answer)).slice(0, -1);
  const meta = members === "{" ? members : `${members},`;
  // In parts: as one string, data would be copied once more before it is encoded.
  const parts = ['{"data":', data, `,"meta":${meta}"took_ms":`].map((part) => Buffer.from(part));
  const bytes = Buffer.concat([...parts, buildTail(0)]);
  return {
    plain: { bytes, tookMs: 0 },
    headLength: bytes.length - buildTail(0).length,
    gzip: null,
    etag: computeEtag(data),
    freshUntil: Math.min(changesAt ?? Number.POSITIVE_INFINITY, now + longestFresh),
    window: answer.window ? windowText(answer.window) : null,
  };
}

/** The members of `meta` other than the time that the answer took. */
const buildMeta = ({ list, window, planRequired }: Answer) => ({
  ...list,
  ...(window && { window: { from: toIso(window.start), to: toIso(window.stop), plan: window.plan } }),
  ...(planRequired && { plan_required: planRequired }),
});

/** Whether an answer is long enough to be worth gzipping. */
export const isWorthGzip = ({ headLength }: ReadyAnswer): boolean => headLength >= minGzipBytes;

/** How many bytes of memory an answer takes. */
export const answerBytes = ({ plain, gzip }: ReadyAnswer): number =>
  plain.bytes.length + (gzip ? gzip.packed.deflated.length + gzip.sent.bytes.length : 0);

/**
 * The body with the time that this answer took. Hot answers mostly take equally long, so the last bytes are reused if
 * possible: copying a large answer costs more than everything else about it.
 */
export function plainBody(ready: ReadyAnswer, tookMs: number): Buffer<ArrayBuffer> {
  if (ready.plain.tookMs !== tookMs) {
    const head = ready.plain.bytes.subarray(0, ready.headLength);
    ready.plain = { bytes: Buffer.concat([head, buildTail(tookMs)]), tookMs };
  }
  return ready.plain.bytes;
}

/** The same, gzipped. It is deflated only the first time. */
export async function gzippedBody(ready: ReadyAnswer, tookMs: () => number): Promise<Buffer<ArrayBuffer>> {
  const packed = ready.gzip?.packed ?? (await pack(ready.plain.bytes.subarray(0, ready.headLength)));
  const took = tookMs();
  if (ready.gzip?.sent.tookMs !== took)
    ready.gzip = { packed, sent: { bytes: buildGzip(packed, buildTail(took)), tookMs: took } };
  return ready.gzip.sent.bytes;
}
