import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { chooseCoding, hasTag } from "./compress";
import { isPart } from "./edge-headers";

/** For how long an answer is sent again. What another process has changed must be seen within a second. */
const againMs = 750;

/** For how long while the site can't keep up: what it sends again leaves time for what nobody has seen. */
const longerMs = 15_000;

/** Answers that are held. Their bytes are mostly those that the compressor holds too. */
const mostHeld = 400;

type Answer = { headers: OutgoingHttpHeaders; body: Buffer };

/** Requests that get the same answer as long as everybody may have it. */
const answerKey = ({ url = "", headers }: IncomingMessage): string =>
  [
    chooseCoding(headers["accept-encoding"]?.toString()),
    // Answers to those who came by TLS say so.
    headers["x-forwarded-proto"] === "https",
    url,
  ].join(" ");

/** Whether an answer is for everybody who asks for its address, as a cache in front of the site takes it. */
const isForAll = (response: ServerResponse, body: Buffer): boolean =>
  response.statusCode === 200 &&
  /^public,.*\bs-maxage=[1-9]/.test(String(response.getHeader("Cache-Control"))) &&
  !response.hasHeader("Set-Cookie") &&
  Number(response.getHeader("Content-Length")) === body.length;

/** `now` in milliseconds. */
type Setting = { now: () => number; isBehind: () => boolean };

/**
 * Sends an answer again for a moment, to whoever asks for the same: when a crowd opens one page, Next makes it once a
 * second and not for each visitor.
 */
export function createRecent({ now, isBehind }: Setting) {
  const held = new LRUCache<string, Answer>({ max: mostHeld, ttlResolution: 0, perf: { now } });

  /** Keeps what is answered to a request from now on, if it is for everybody. */
  function keep(key: string, response: ServerResponse): void {
    const { end } = response;
    response.end = function endKept(this: ServerResponse, ...args: unknown[]) {
      const ended = Reflect.apply(end, this, args);
      const [body] = args;
      if (Buffer.isBuffer(body) && isForAll(this, body)) {
        const ttl = isBehind() ? longerMs : againMs;
        held.set(key, { headers: this.getHeaders(), body }, { ttl });
      }
      return ended;
    } as typeof end;
  }

  return {
    /** Answers a request if the same has just been answered, and says whether it did. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      if (request.method !== "GET" || isPart(request.url ?? "", request.headers)) return false;
      const key = answerKey(request);
      const found = held.get(key);
      if (!found) {
        keep(key, response);
        return false;
      }
      const { headers, body } = found;
      if (hasTag(request, String(headers.etag))) {
        const { "content-length": _length, ...unchanged } = headers;
        response.writeHead(304, unchanged).end();
      } else response.writeHead(200, headers).end(body);
      return true;
    },
    /** Forgets everything, because what pages show has changed. */
    clear: (): void => held.clear(),
  };
}
