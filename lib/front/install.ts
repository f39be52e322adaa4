import { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { isGuideFailing } from "@/lib/api/shared";
import { isPublicAddress } from "@/outside/address";
import { createCompressor } from "./compress";
import { fitForEdge } from "./edge-headers";
import { createErrorPages, createPageReader, sendAbsent } from "./error-pages";
import { createForward, servicePath } from "./forward";
import { refuseRequest } from "./refuse";
import { answerRetired } from "./retired-worker";
import { createSearchLimit } from "./search-limit";

/** What clients may take of the site's server. Node's own limits are minutes, and it has none on connections. */
const limits = {
  headersMs: 10_000,
  /** For the upload of a large guide over a slow line. */
  requestMs: 600_000,
  connections: 4_000,
  /** Of one public address. A proxy in front of the site usually has a private one. */
  connectionsOfOne: 400,
};

/**
 * Puts the site's own rules in front of Next, on every HTTP server of this process: limits on clients, the way to the
 * service for `/v1`, refusals of what Next would answer with a 500, and headers that Next can't set. `serviceOrigin`
 * is null if the site doesn't forward `/v1`. `retiresWorker`: browsers drop the service worker that they have.
 */
export function installFront(serviceOrigin: string | null, { retiresWorker = false } = {}): void {
  const answerInFront = createFront(serviceOrigin, { retiresWorker });
  const limited = new WeakSet<Server>();
  const admits = createGate(limits.connectionsOfOne);
  const emit = Server.prototype.emit;

  Server.prototype.emit = function emitInFront(event: string | symbol, ...args: unknown[]): boolean {
    const [first, second] = args;
    if (event === "connection" && first instanceof Socket) {
      if (!limited.has(this)) setLimits(this);
      limited.add(this);
      if (!admits(first)) return first.destroy() !== undefined;
    }
    if (event === "request" && first instanceof IncomingMessage && second instanceof ServerResponse)
      if (answerInFront(first, second)) return true;
    return Reflect.apply(emit, this, [event, ...args]);
  };
}

function setLimits(server: Server): void {
  server.headersTimeout = limits.headersMs;
  server.requestTimeout = limits.requestMs;
  server.maxConnections = limits.connections;
}

/** Returns a function that says whether a new connection is admitted: one public address may have `most`. */
export function createGate(most: number): (socket: Socket) => boolean {
  const open = new Map<string, number>();
  return (socket) => {
    const address = socket.remoteAddress;
    if (!address || !isPublicAddress(address)) return true;
    const count = open.get(address) ?? 0;
    if (count >= most) return false;
    open.set(address, count + 1);
    socket.once("close", () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    return true;
  };
}

/** Returns a function that answers a request if it isn't for Next, and says whether it did. */
export function createFront(
  serviceOrigin: string | null,
  { retiresWorker = false } = {},
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const forward = serviceOrigin === null ? null : createForward(serviceOrigin);
  const readPage = createPageReader();
  const replaceErrors = createErrorPages({ isGuideFailing, readPage });
  const compress = createCompressor();
  const limitSearches = createSearchLimit();
  return (request, response) => {
    fitForEdge(request, response);
    // Browsers ignore this on a connection without TLS, so it doesn't matter who says that there is one.
    if (request.headers["x-forwarded-proto"] === "https")
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
    const path = servicePath(request.url);
    if (path !== null && forward) {
      forward(request, response, path);
      return true;
    }
    if (retiresWorker && answerRetired(request, response)) return true;
    const refusal = refuseRequest(request.method, request.url);
    if (refusal?.status === 400 && request.method === "GET") {
      sendAbsent(request, response, refusal.status, readPage);
      return true;
    }
    if (refusal) {
      response.writeHead(refusal.status, {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "no-store",
        "X-Content-Type-Options": "nosniff",
        ...refusal.headers,
      });
      response.end(`${refusal.text}\n`);
      return true;
    }
    if (process.env.NODE_ENV === "production") {
      compress(request, response);
      replaceErrors(request, response);
    }
    return limitSearches(request, response);
  };
}
