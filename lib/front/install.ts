import { IncomingMessage, Server, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { isGuideFailing as isGuideFailingHere } from "@/lib/api/shared";
import type { FindShown } from "@/lib/cache/install";
import { type ClientLimits, limitClients } from "@/outside/clients";
import { createCompressor, type LastAnswer } from "./compress";
import { fitForEdge } from "./edge-headers";
import { createErrorPages, sendAbsent } from "./error-pages";
import { createForward, servicePath } from "./forward";
import { hideQuery } from "./hide-query";
import { askAgain, createPageReader } from "./own-pages";
import { createRecent } from "./recent";
import { refuseRequest } from "./refuse";
import { answerRetired } from "./retired-worker";
import { createSearchLimit } from "./search-limit";
import { htmlType } from "./sorry-body";

/** How long clients of the site's server may take. Node's own limits are minutes. */
const timeouts = {
  /** Node looks every thirty seconds who is late. */
  headersTimeout: 10_000,
  /** For the upload of a large guide over a slow line. */
  requestTimeout: 600_000,
  /** Longer than proxies keep idle connections, so that none sends a request on one that is being closed. */
  keepAliveTimeout: 65_000,
  /** How long a request may go without any traffic, for example if its client doesn't read the answer. */
  timeout: 120_000,
};

/** Node has no limits on connections. */
const clientLimits: ClientLimits = {
  connections: 4_000,
  newcomers: 12_000,
  newcomerMs: timeouts.headersTimeout,
  connectionsOfOne: 400,
};

type Setting = {
  /** Where the service is, for `/v1`; null if the site doesn't forward it. */
  serviceOrigin: string | null;
  /** How long an answer of the API is waited for at most. */
  apiTimeoutMs: number;
  /** Finds a page as it last was, by its path. */
  findShown?: FindShown;
  /** Whether what fails now fails by the guide. */
  isGuideFailing?: () => boolean;
  /** Whether pages wait because there is no time for them. */
  isBehind?: () => boolean;
  /** Whether browsers drop the service worker that they have. */
  retiresWorker?: boolean;
};

/**
 * Puts the site's own rules in front of Next, on every HTTP server of this process: limits on clients, the way to the
 * service for `/v1`, refusals of what Next would answer with a 500, and headers that Next can't set.
 */
export function installFront(setting: Setting): void {
  const answerInFront = createFront(setting);
  const clients = limitClients(clientLimits, (socket) => socket.destroy());
  const emit = Server.prototype.emit;
  // The development server compiles a page when it is first asked for, and sends nothing meanwhile.
  const own = process.env.NODE_ENV === "development" ? { ...timeouts, timeout: 0 } : timeouts;

  Server.prototype.emit = function emitInFront(event: string | symbol, ...args: unknown[]): boolean {
    const [first, second] = args;
    if (event === "connection" && first instanceof Socket) {
      // Next's server listens before this is installed, so this is the first that is seen of it.
      Object.assign(this, own);
      clients.meet(first, () => Reflect.apply(emit, this, [event, first]));
      return true;
    }
    if (event === "request" && first instanceof IncomingMessage && second instanceof ServerResponse) {
      clients.occupy(first.socket, second, () => {
        if (!answerInFront(first, second)) Reflect.apply(emit, this, [event, ...args]);
      });
      return true;
    }
    return Reflect.apply(emit, this, [event, ...args]);
  };
}

/** Returns a function that answers a request if it isn't for Next, and says whether it did. */
export function createFront({
  serviceOrigin,
  apiTimeoutMs,
  findShown = async () => null,
  isGuideFailing = isGuideFailingHere,
  isBehind = () => false,
  retiresWorker = false,
}: Setting): (request: IncomingMessage, response: ServerResponse) => boolean {
  const forward = serviceOrigin === null ? null : createForward(serviceOrigin);
  const now = () => performance.now();
  const readPage = createPageReader(now);
  const { compress, findLast: findSent } = createCompressor();
  const recent = createRecent({ now, isBehind });
  const findLast = async (target: string): Promise<LastAnswer | null> => {
    const shown = async () => {
      // Only what depends on its query has one here.
      const page = target.includes("?") ? null : await findShown(target);
      return page && { text: page.html, type: htmlType, policy: page.policy, at: page.at };
    };
    return (await findSent(target)) ?? shown();
  };
  // Reads of the API give up long before. What is late by then waits for its turn on a busy machine, and is made anyway.
  const patience = { seenMs: apiTimeoutMs / 5, unseenMs: apiTimeoutMs * 3 };
  const replaceErrors = createErrorPages({
    ...{ isGuideFailing, readPage, findLast, readAgain: askAgain, patience },
  });
  const limitSearches = createSearchLimit();
  return (request, response) => {
    // Browsers ignore this on a connection without TLS, so it doesn't matter who says that there is one.
    if (request.headers["x-forwarded-proto"] === "https")
      response.setHeader("Strict-Transport-Security", "max-age=31536000");
    if (process.env.NODE_ENV === "production" && recent.answer(request, response)) return true;
    fitForEdge(request, response);
    if (request.url === "/api/changes")
      response.once("finish", () => response.statusCode === 204 && recent.clear());
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
    hideQuery(request, response);
    return limitSearches(request, response);
  };
}
