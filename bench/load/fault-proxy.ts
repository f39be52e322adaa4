import { request as ask, createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { brotliCompressSync } from "node:zlib";

/** How long the slow API takes to answer. */
const slowMs = 5_000;

const send =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

type Headers = IncomingMessage["headers"];
type Forward = (change?: (headers: Headers) => Headers) => void;
type Fault = (request: IncomingMessage, response: ServerResponse, forward: Forward) => void;

const problem = (code: string): string => JSON.stringify({ type: `/problems/${code}`, title: code, code });

/** The ways in which an API behind a site may fail, by name. */
export const faults = {
  slow: (_request, _response, forward) => void setTimeout(forward, slowMs),
  hung: () => {},
  reset: (_request, response) => void response.destroy(),
  truncated: (_request, response) => {
    response.writeHead(200, { "content-type": "application/json", "content-length": "5000" });
    response.write('{"data":[');
    setTimeout(() => response.destroy(), 20);
  },
  "401": send(401, problem("invalid_key")),
  "403": send(403, problem("plan_required")),
  "404": send(404, "<h1>404 Not Found</h1>", { "content-type": "text/html" }),
  "429": send(429, problem("quota_exceeded"), { "retry-after": "3600" }),
  "500": send(500, problem("internal")),
  "503": send(503, "", { "retry-after": "5" }),
  html: send(200, "<!doctype html><title>Wi-Fi</title><p>Sign in", { "content-type": "text/html" }),
  "wrong types": send(200, '{"data":{"id":7,"code":false},"meta":[]}'),
  br: (_request, response) =>
    void response
      .writeHead(200, { "content-type": "application/json", "content-encoding": "br" })
      .end(brotliCompressSync('{"data":[],"meta":{}}')),
  "clock off": (_request, _response, forward) =>
    forward((headers) => ({ ...headers, date: new Date(Date.now() + 5 * 3_600_000).toUTCString() })),
} as const satisfies Record<string, Fault>;

export type FaultName = keyof typeof faults;

/**
 * Stands between a site and its service at `target` (an origin), and can be told to fail in each way. `always` changes
 * the headers of every answer that is passed on.
 */
export async function startFaultProxy(target: string, port = 0, always = (headers: Headers) => headers) {
  let fault: FaultName | null = null;
  let asked = 0;
  const { hostname, port: targetPort } = new URL(target);
  const server = createServer((request, response) => {
    asked++;
    const forward: Forward = (change = (headers) => headers) => {
      const { method, url, headers } = request;
      const onward = ask({ hostname, port: targetPort, method, path: url, headers }, (from) => {
        response.writeHead(from.statusCode ?? 502, change(always(from.headers)));
        from.pipe(response);
      });
      onward.on("error", () => response.destroy());
      request.pipe(onward);
    };
    const failing: Fault | null = fault && faults[fault];
    if (failing) failing(request, response, forward);
    else forward();
  });
  const listen = () =>
    new Promise<void>((resolve, reject) => {
      server.once("error", reject);
      server.listen(boundPort, "127.0.0.1", () => resolve());
    });
  let boundPort = port;
  await listen();
  const address = server.address();
  boundPort = typeof address === "object" && address ? address.port : port;
  return {
    origin: `http://127.0.0.1:${boundPort}`,
    fail: (name: FaultName | null) => {
      fault = name;
      asked = 0;
    },
    failing: () => fault,
    /** Requests since the last change. */
    asked: () => asked,
    /** Nothing listens any more, as when a service has died. */
    down: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
    up: listen,
  };
}
