import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { fitBuffer } from "@/lib/fit-buffer";
import { policyHeader } from "@/lib/policy/general";
import { realNow } from "@/lib/time/clock";
import { isText } from "./edge-headers";
import { settleHead } from "./head";

/** Shorter answers fit one packet anyway. */
const leastBytes = 1_024;

/** Compressed answers are kept until they take so much memory. */
const mostHeldBytes = 12 * 1024 * 1024;

type Coding = "br" | "gzip";

/**
 * Since an answer is compressed once and sent many times, it may take a little longer; and one that never changes, as a
 * build's scripts and styles, a tenth of a second, for a tenth fewer bytes.
 */
const compressors: Record<Coding, (body: Buffer, isForGood: boolean) => Promise<Buffer>> = {
  br: (body, isForGood) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: isForGood ? 10 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body),
};

/** The coding to answer with; null if the client takes none of ours. */
export function chooseCoding(accepted: string | undefined): Coding | null {
  const taken = (accepted ?? "")
    .split(",")
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/),
    )
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ""))
    .map(([name]) => name);
  return taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : null;
}

/** Whether a client has the answer with this tag: it names those that it has. The bytes may differ by their coding. */
export function hasTag(request: IncomingMessage, tag: string): boolean {
  const plain = (each: string) => each.trim().replace(/^W\//, "");
  const known = (request.headers["if-none-match"] ?? "").split(",").map(plain);
  return known.includes("*") || known.includes(plain(tag));
}

/** An answer's body as it was last compressed. `tag` differs if the body does. */
type Kept = { tag: string; bytes: Buffer; type: string; policy: string; at: number };
type Body = Omit<Kept, "bytes"> & { whole: Buffer; isForGood: boolean };

/** What an entry takes beside its bytes. */
const entryBytes = 1_000;

/** Keeps the last compressed body of each address, so that a page that is sent again isn't compressed again. */
function createHeld(coding: Coding, mostBytes: number) {
  const held = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.length + entryBytes,
  });
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    find(target: string, { whole, isForGood, ...body }: Body): Buffer | Promise<Buffer> {
      const known = held.get(target);
      if (known?.tag === body.tag) return known.bytes;
      const key = `${target} ${body.tag}`;
      const running = underWay.get(key);
      if (running) return running;
      const made = compressors[coding](whole, isForGood)
        .then(fitBuffer)
        .then((bytes) => {
          held.set(target, { ...body, bytes });
          return bytes;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
    last: (target: string): Kept | undefined => held.get(target),
  };
}

type Held = ReturnType<typeof createHeld>;

/** An answer as it last was: `at` is when it was first sent so, epoch milliseconds. */
export type LastAnswer = { text: string; type: string; policy: string; at: number };

/**
 * Has answers tagged by what they say, and compressed if their clients take that, each body once. Next's own tags cost
 * more than everything else about a page from the cache.
 */
export function createCompressor(mostBytes = mostHeldBytes) {
  const held = { br: createHeld("br", mostBytes / 2), gzip: createHeld("gzip", mostBytes / 2) };
  return {
    /** Tags and compresses what is answered to a request from now on. */
    compress(request: IncomingMessage, response: ServerResponse): void {
      const coding = chooseCoding(request.headers["accept-encoding"]?.toString());
      if (request.method === "GET")
        compressAnswer(request, response, coding && { coding, held: held[coding] });
    },
    /** What was last answered well to everybody who asked for an address; null if that is no longer, or never was, held. */
    async findLast(target: string): Promise<LastAnswer | null> {
      const [br, gzipped] = [held.br.last(target), held.gzip.last(target)];
      const last = (br?.at ?? 0) >= (gzipped?.at ?? 0) ? br : gzipped;
      if (!last) return null;
      const { bytes, type, policy, at } = last;
      const unpack = promisify<Buffer, Buffer>(last === br ? brotliDecompress : gunzip);
      return { text: (await unpack(bytes)).toString(), type, policy, at };
    },
  };
}

type Chunk = string | Uint8Array;

const toBuffer = (chunk: Chunk, encoding: unknown): Buffer =>
  typeof chunk === "string"
    ? Buffer.from(chunk, encoding === "latin1" ? "latin1" : "utf8")
    : Buffer.from(chunk);

/**
 * Whether to hold an answer until it is whole, and compress it. What is made for one person goes out as it comes:
 * it may take long, and isn't sent twice.
 */
const isHeldBack = (response: ServerResponse): boolean =>
  response.statusCode === 200 &&
  !response.hasHeader("Content-Encoding") &&
  isText(String(response.getHeader("Content-Type") ?? "")) &&
  !/event-stream/.test(String(response.getHeader("Content-Type"))) &&
  !/no-store|private|no-transform/.test(String(response.getHeader("Cache-Control") ?? ""));

/**
 * Replaces an answer's own methods: its head isn't sent before it is known how its body is. Not compressed, if its client
 * takes no coding of ours.
 */
function compressAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  compression: { coding: Coding; held: Held } | null,
): void {
  // As Node's own methods are called here, whatever their arguments.
  const own = response as unknown as Record<string, (...args: unknown[]) => unknown>;
  const { write, end, writeHead, flushHeaders } = own;
  const parts: Buffer[] = [];
  let sending: "undecided" | "as it comes" | "whole" = "undecided";
  let isHeadDue = false;

  const decide = (): boolean => {
    if (sending === "undecided") sending = isHeldBack(response) ? "whole" : "as it comes";
    isHeadDue ||= sending === "as it comes";
    return sending === "whole";
  };
  const send = (body: Buffer): void => {
    isHeadDue = true;
    response.setHeader("Content-Length", body.length);
    end?.call(response, body);
  };
  const sendUnchanged = (): void => {
    isHeadDue = true;
    response.statusCode = 304;
    response.removeHeader("Content-Length");
    end?.call(response);
  };
  const sendWhole = (): void => {
    const body = Buffer.concat(parts);
    const tag = String(response.getHeader("ETag") ?? `"${hash("sha1", body, "base64url")}"`);
    response.setHeader("ETag", tag);
    if (hasTag(request, tag)) sendUnchanged();
    else if (!compression || body.length < leastBytes) send(body);
    else {
      const { coding, held } = compression;
      const sendCompressed = (bytes: Buffer): void => {
        response.setHeader("Content-Encoding", coding);
        response.setHeader("ETag", tag.replace(/^"/, 'W/"'));
        send(bytes);
      };
      const found = held.find(request.url ?? "", {
        tag: `${tag} ${body.length}`,
        type: String(response.getHeader("Content-Type")),
        policy: String(response.getHeader(policyHeader) ?? ""),
        at: realNow(),
        whole: body,
        isForGood: /immutable/.test(String(response.getHeader("Cache-Control"))),
      });
      if (Buffer.isBuffer(found)) sendCompressed(found);
      else void found.then(sendCompressed, () => send(body));
    }
  };

  Object.assign(response, {
    writeHead(...args: unknown[]) {
      settleHead(response, args);
      return isHeadDue ? writeHead?.call(response, response.statusCode) : response;
    },
    flushHeaders: () => void (isHeadDue && flushHeaders?.call(response)),
    write(...args: unknown[]) {
      if (!decide()) return write?.apply(response, args);
      parts.push(toBuffer(args[0] as Chunk, args[1]));
      const done = args.at(-1);
      if (typeof done === "function") process.nextTick(done);
      return true;
    },
    end(...args: unknown[]) {
      if (!decide()) return end?.apply(response, args);
      if (typeof args[0] === "string" || args[0] instanceof Uint8Array)
        parts.push(toBuffer(args[0], args[1]));
      const done = args.at(-1);
      if (typeof done === "function") response.once("finish", () => done());
      sendWhole();
      return response;
    },
  });
}
