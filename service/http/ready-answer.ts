import { etagOf } from "./etag.ts";
import type { Answer } from "./outcome.ts";

/** An answer ready to be sent. */
export type ReadyAnswer = {
  /** The whole body, `{"data":…,"meta":{…"took_ms":N}}`, as it was last sent. */
  body: Buffer<ArrayBuffer>;
  /** How many of its bytes precede the number. */
  headLength: number;
  /** The number. */
  tookMs: number;
  etag: string;
  /** Epoch seconds until which it may be served and cached. */
  freshUntil: number;
};

/** Seconds that an answer is fresh at most: listings may be replaced at any time. */
const longestFresh = 300;

export function readyAnswer({ data, list, changesAt }: Answer, now: number): ReadyAnswer {
  const meta = list ? `${JSON.stringify(list).slice(0, -1)},` : "{";
  const body = Buffer.from(`{"data":${data},"meta":${meta}"took_ms":0}}`);
  return {
    body,
    headLength: body.length - "0}}".length,
    tookMs: 0,
    etag: etagOf(data),
    freshUntil: Math.min(changesAt ?? Number.POSITIVE_INFINITY, now + longestFresh),
  };
}

/**
 * The body with the time that this answer took. Hot answers mostly take the same, so the last bytes are used
 * again where they fit: copying a large answer costs more than all else about it.
 */
export function bodyOf(ready: ReadyAnswer, tookMs: number): Buffer<ArrayBuffer> {
  if (ready.tookMs !== tookMs) {
    ready.body = Buffer.concat([ready.body.subarray(0, ready.headLength), Buffer.from(`${tookMs}}}`)]);
    ready.tookMs = tookMs;
  }
  return ready.body;
}
