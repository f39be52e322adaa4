import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { describe, expect, it, onTestFinished } from "vitest";
import { type Problem, problemSchema } from "../contract/problem.ts";
import { listenInTest } from "../outside/test-server.ts";
import { createHttpServer, type ServerLimits, serverLimits } from "./server.ts";

type Fetch = (request: Request) => Response | Promise<Response>;

/** A server on a port of its own, and connections to it. `ended` resolves when a request's answer has gone. */
async function serve(fetch: Fetch, limits: Partial<ServerLimits> = {}) {
  const ended = Promise.withResolvers<void>();
  const { server, stop } = createHttpServer(fetch, {
    limits: { ...serverLimits, ...limits },
    onRequest: () => ended.resolve,
  });
  const port = await listenInTest(server);

  const open = async (sent: string): Promise<Socket> => {
    const socket = connect(port, "127.0.0.1");
    onTestFinished(() => void socket.destroy());
    await once(socket, "connect");
    socket.write(sent);
    return socket;
  };
  return { open, stop, ended: ended.promise };
}

const request = (line: string, ...headers: string[]) =>
  `${[`${line} HTTP/1.1`, "Host: guide.example", ...headers].join("\r\n")}\r\n\r\n`;

/** Parses the problem in an answer as sent over the wire, and checks that its status is the answer's. */
function parseProblem(answer: string): Problem {
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const problem = problemSchema.parse(JSON.parse(body));
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${problem.status} `));
  expect(head).toMatch(/content-type: application\/problem\+json/i);
  return problem;
}

const echo: Fetch = async (request) => new Response(await request.text());
/** Limits short enough for a test, and long enough that what a client sends at once is read before they are over. */
const quick = { headersMs: 250, requestMs: 500, checkMs: 25 };

describe("clients that are slow", () => {
  it.each([
    ["to send a byte", ""],
    ["to end their headers", "GET / HTTP/1.1\r\nHost: guide.example\r\nX-Slow: a"],
    ["to end their body", `${request("POST /", "Content-Length: 10")}half`],
    ["to end their chunks", `${request("POST /", "Transfer-Encoding: chunked")}4\r\nhalf\r\n`],
  ])("%s are let go", async (_, sent) => {
    const { open } = await serve(echo, quick);
    expect(await text(await open(sent))).toMatch(/^HTTP\/1\.1 408 /);
  });

  it("to read their answer are disconnected", async () => {
    const large = Buffer.alloc(32 << 20);
    const { open, ended } = await serve(() => new Response(large), { stallMs: 30 });
    await open(request("GET /"));
    await ended;
  });

  it("and hold all connections that there may be make room for others", async () => {
    const { open } = await serve(echo, { connections: 3 });
    for (let count = 0; count < 10; count++) await open("GET / HTTP/1.1\r\nX-Slow: a");
    expect(await text(await open(request("GET /", "Connection: close")))).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("requests", () => {
  it("with a URL that is too long reach the app, which says so; endless headers don't", async () => {
    const { open } = await serve(({ url }) => new Response(String(url.length)));
    const long = await open(request(`GET /${"a".repeat(20_000)}`, "Connection: close"));
    expect(await text(long)).toMatch(/\r\n\r\n2\d{4}$/);
    const endless = await open(request("GET /", `X-Long: ${"a".repeat(40_000)}`));
    expect(parseProblem(await text(endless))).toMatchObject({ status: 413, code: "too_large" });
  });

  it.each([
    ["a byte that no URL may hold", "GET /\u00e9 HTTP/1.1\r\nHost: guide.example\r\n\r\n"],
    ["no host", "GET / HTTP/1.1\r\n\r\n"],
    ["no such method", "STEAL / HTTP/1.1\r\nHost: guide.example\r\n\r\n"],
    ["a header without a colon", request("GET /", "nonsense")],
    ["a length that is none", request("POST /", "Content-Length: many")],
    ["chunks that are none", `${request("POST /", "Transfer-Encoding: chunked")}many\r\n`],
    ["no HTTP at all", "\u0016\u0003\u0001\r\n\r\n"],
  ])("that can't be read, for %s, are told so by a problem", async (_, sent) => {
    const { open } = await serve(echo);
    expect(parseProblem(await text(await open(sent)))).toMatchObject({
      status: 400,
      code: "invalid_parameter",
    });
  });

  it("with an unknown expectation are answered", async () => {
    const { open } = await serve(echo);
    const answer = await text(await open(request("GET /", "Expect: the-unexpected", "Connection: close")));
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it("with an impossible Host get a problem that says so", async () => {
    const { open } = await serve(echo);
    const socket = await open("GET / HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n");
    const [head = "", body = ""] = (await text(socket)).split("\r\n\r\n");
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(head).toMatch(/content-type: application\/problem\+json/i);
    expect(problemSchema.parse(JSON.parse(body)).errors?.[0]?.param).toBe("Host");
  });

  it("of HTTP/1.0, which names no host, are answered", async () => {
    const { open } = await serve(echo);
    expect(await text(await open("GET / HTTP/1.0\r\n\r\n"))).toMatch(/^HTTP\/1\.1 200 /);
  });
});

describe("a server that stops", () => {
  it("answers open requests, accepts no more, and doesn't wait for idle clients", async () => {
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<Response>();
    const { open, stop } = await serve(() => {
      asked.resolve();
      return answer.promise;
    });
    const resting = await open("");
    const busy = await open(request("GET /"));
    await asked.promise;

    const stopped = stop();
    await expect(open("")).rejects.toThrow("ECONNREFUSED");
    answer.resolve(new Response("whole"));
    expect(await text(busy)).toMatch(/^HTTP\/1\.1 200 .*\r\nConnection: close\r\n.*whole$/s);
    expect(await text(resting)).toBe("");
    await stopped;
  });
});
