import { hash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { isText } from "./edge-headers";
import { settleHead } from "./head";

/** Shorter answers fit one packet anyway. */
const leastBytes = 1_024;

/** Compressed answers are kept until they take so much memory. */
const mostHeldBytes = 64 * 1024 * 1024;

type Coding = "br" | "gzip";

/** Since an answer is compressed once and sent many times, it may take a little longer. */
const compressors: Record<Coding, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: promisify(gzip),
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

type Held = { find(key: string, body: Buffer): Buffer | Promise<Buffer> };

/** Keeps compressed bodies, so that a page that is sent again isn't compressed again. */
function createHeld(coding: Coding, mostBytes: number): Held {
  const held = new LRUCache<string, Buffer>({ maxSize: mostBytes, sizeCalculation: ({ length }) => length });
  const underWay = new Map<string, Promise<Buffer>>();
  return {
    find(key, body) {
      const known = held.get(key) ?? underWay.get(key);
      if (known) return known;
      const made = compressors[coding](body)
        .then((bytes) => {
          held.set(key, bytes);
          return bytes;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, made);
      return made;
    },
  };
}

/** Returns a function that has an answer compressed if its client takes that, each body once. */
export function createCompressor(mostBytes = mostHeldBytes) {
  const held = { br: createHeld("br", mostBytes / 2), gzip: createHeld("gzip", mostBytes / 2) };
  return (request: IncomingMessage, response: ServerResponse): void => {
    const coding = chooseCoding(request.headers["accept-encoding"]?.toString());
    if (coding !== null && request.method === "GET")
      compressAnswer(response, request.url ?? "", coding, held[coding]);
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

/** Replaces an answer's own methods: its head isn't sent before it is known how its body is. */
function compressAnswer(response: ServerResponse, target: string, coding: Coding, held: Held): void {
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
  const sendCompressed = (bytes: Buffer): void => {
    response.setHeader("Content-Encoding", coding);
    const tag = response.getHeader("ETag");
    if (typeof tag === "string" && !tag.startsWith("W/")) response.setHeader("ETag", `W/${tag}`);
    send(bytes);
  };
  const sendWhole = (): void => {
    const body = Buffer.concat(parts);
    if (body.length < leastBytes) {
      send(body);
      return;
    }
    const tag = response.getHeader("ETag") ?? hash("sha1", body, "base64url");
    const found = held.find(`${target} ${tag} ${body.length}`, body);
    if (Buffer.isBuffer(found)) sendCompressed(found);
    else void found.then(sendCompressed, () => send(body));
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
