import {
  Agent,
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as openRequest,
  type ServerResponse,
} from "node:http";
import { pipeline } from "node:stream";
import { type Problem, problems } from "@/contract/problem";
import { afterRunning } from "@/lib/after-running";

/** Headers that are about one connection, not about the message. */
const connectionHeaders = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** How long the service may take to begin its answer. */
const deadlineMs = 5_000;

/** The path and query of a request for the service, as it must be asked for; null for every other request. */
export function servicePath(target: string | undefined): string | null {
  if (!target || !URL.canParse(target, "http://site")) return null;
  // Dots are resolved before the look at the path, so that they don't lead out of these folders.
  const { pathname, search } = new URL(target, "http://site");
  return /^\/(v1|epg)\//.test(`${pathname}/`) ? pathname + search : null;
}

/**
 * Returns a function that forwards requests to the service, and answers for it when it is down or too slow to begin
 * an answer. Answers are passed on as they come, and no faster than the client reads.
 */
export function createForward(origin: string, waitMs = deadlineMs) {
  const agent = new Agent({ keepAlive: true });

  return (request: IncomingMessage, response: ServerResponse, path: string): void => {
    const askedAt = performance.now();
    const asking = openRequest(origin + path, {
      agent,
      method: request.method,
      headers: {
        ...withoutConnection(request.headers),
        "x-forwarded-host": request.headers.host ?? "",
        // A body of unknown length arrives in chunks, and goes on in chunks.
        ...(request.headers["transfer-encoding"] && { "transfer-encoding": "chunked" }),
      },
    });
    const cancelDeadline = afterRunning(waitMs, () =>
      asking.destroy(new Error("the service doesn't answer in time")),
    );
    asking.once("response", (answer) => {
      cancelDeadline();
      response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
      // If either side breaks off, so does the other: a client must not take half an answer for a whole one.
      pipeline(answer, response, () => {});
    });
    asking.once("error", () => {
      cancelDeadline();
      if (response.headersSent || response.destroyed) response.destroy();
      else answerUnavailable(response, performance.now() - askedAt);
    });
    sendBody(request, asking, response);
  };
}

function sendBody(request: IncomingMessage, asking: ClientRequest, response: ServerResponse): void {
  response.once("close", () => asking.destroy());
  request.once("error", () => asking.destroy());
  request.pipe(asking);
}

function withoutConnection(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "").toLowerCase().split(/\s*,\s*/);
  const dropped = new Set([...connectionHeaders, ...named]);
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !dropped.has(name)));
}

/** Answers a client of the API while the service is away: a problem (RFC 9457), like its own. */
function answerUnavailable(response: ServerResponse, tookMs: number): void {
  const { status, title } = problems.unavailable;
  const problem: Problem = {
    type: "/problems/unavailable",
    title,
    status,
    code: "unavailable",
    detail: "the guide service doesn't answer",
    instance: `urn:request:req_${crypto.randomUUID().replaceAll("-", "")}`,
    meta: { took_ms: Math.round(tookMs) },
  };
  response.writeHead(status, {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    "Retry-After": "5",
    "X-Content-Type-Options": "nosniff",
  });
  response.end(JSON.stringify(problem));
}
