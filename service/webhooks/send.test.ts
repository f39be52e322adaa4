import { createServer, type IncomingHttpHeaders, type RequestListener } from "node:http";
import { createServer as createSocketServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";
import { Webhook as SvixWebhook } from "svix";
import { describe, expect, it } from "vitest";
import { listenInTest } from "../../outside/test-server.ts";
import { newSecret } from "./secrets.ts";
import { createSend } from "./send.ts";
import { signed } from "./sign.ts";

const now = Math.floor(Date.now() / 1000);
const secret = newSecret();
const call = signed(
  { id: "dl_0123456789abcdef", body: '{"type":"webhook.test","data":{}}' },
  { secrets: [secret], now },
);

/** Sends to a receiver on this machine, whatever the host in the URL resolves to. */
const sendTo = (port: number, { answerMs = 60_000, host = "hooks.invalid" } = {}) =>
  createSend({ answerMs })(
    { url: new URL(`http://${host}:${port}/hook?a=b`), addresses: ["127.0.0.1"] },
    call,
  );

const answerWith = async (listener: RequestListener, options?: { answerMs?: number }) =>
  sendTo(await listenInTest(createServer(listener)), options);

/** A receiver that writes bytes of its own. */
const speak = async (speaking: (socket: Socket) => void, options?: { answerMs?: number }) =>
  sendTo(
    await listenInTest(
      createSocketServer((socket) => socket.on("error", () => {}).once("data", () => speaking(socket))),
    ),
    options,
  );

describe("a call", () => {
  it("brings a message that the receivers' own libraries verify, to the address that was checked", async () => {
    let got: { body: string; headers: IncomingHttpHeaders; target: string | undefined } | undefined;
    const answer = await answerWith(async (request, response) => {
      got = {
        body: await text(request),
        headers: request.headers,
        target: `${request.method} ${request.url}`,
      };
      response.writeHead(204).end();
    });
    expect(answer).toEqual({ http: 204, error: null, retryAfter: undefined });
    expect(got?.target).toBe("POST /hook?a=b");
    expect(got?.headers).toMatchObject({
      "content-type": "application/json",
      "webhook-id": "dl_0123456789abcdef",
    });
    const headers = got?.headers as Record<string, string>;
    expect(new Webhook(secret).verify(got?.body ?? "", headers)).toEqual({ type: "webhook.test", data: {} });
    expect(() => new SvixWebhook(secret).verify(got?.body ?? "", headers)).not.toThrow();
    expect(() => new SvixWebhook(newSecret()).verify(got?.body ?? "", headers)).toThrow();
    expect(() => new Webhook(newSecret()).verify(got?.body ?? "", headers)).toThrow();
    expect(() => new Webhook(secret).verify(`${got?.body} `, headers)).toThrow();
  });

  it("is signed by both secrets after a rotation, so that either verifies it", () => {
    const [old, current] = [newSecret(), newSecret()];
    const { body, headers } = signed({ id: "dl_1", body: "{}" }, { secrets: [current, old], now });
    for (const each of [old, current]) {
      expect(new Webhook(each).verify(body, headers)).toEqual({});
      expect(() => new SvixWebhook(each).verify(body, headers)).not.toThrow();
    }
  });

  it.each([200, 201, 299, 301, 302, 307, 308, 400, 404, 410, 429, 500, 503])(
    "answered with %i isn't made again by itself, and no redirect is followed",
    async (status) => {
      let calls = 0;
      const answer = await answerWith((request, response) => {
        calls++;
        request.resume();
        response.writeHead(status, { Location: "/elsewhere", "Retry-After": "9" }).end("{}");
      });
      expect([answer, calls]).toEqual([{ http: status, error: null, retryAfter: "9" }, 1]);
    },
  );

  it("to a receiver that hangs ends when its time is up", async () => {
    expect(await answerWith(() => {}, { answerMs: 50 })).toMatchObject({
      http: 0,
      error: "no answer within 0.05 s",
    });
  });

  it("to a receiver that drips its headers ends when its time is up", async () => {
    const answer = await speak(
      (socket) => {
        socket.write("HTTP/1.1 200 OK\r\n");
        const timer = setInterval(() => socket.write("X-More: 1\r\n"), 5);
        socket.once("close", () => clearInterval(timer));
      },
      { answerMs: 100 },
    );
    expect(answer.http).toBe(0);
  });

  it("doesn't wait for a body that drips, lies about its length or never ends", async () => {
    for (const head of ["Content-Length: 5", "Content-Length: 999999999", "Transfer-Encoding: chunked"])
      expect(
        await speak((socket) => socket.write(`HTTP/1.1 200 OK\r\n${head}\r\n\r\n7\r\nabcdefg`)),
      ).toMatchObject({
        http: 200,
      });
  });

  it.each([
    ["resets the connection", (socket: Socket) => socket.resetAndDestroy(), /reset/],
    ["says nothing and leaves", (socket: Socket) => socket.end(), /hang up|reset/],
    ["speaks no HTTP", (socket: Socket) => socket.end("SSH-2.0-x\r\n\r\n"), /isn't HTTP/],
    [
      "says a length twice",
      (socket: Socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n"),
      /isn't HTTP/,
    ],
    [
      "sends endless headers",
      (socket: Socket) => socket.end(`HTTP/1.1 200 OK\r\nX: ${"a".repeat(100_000)}\r\n\r\n`),
      /isn't HTTP/,
    ],
  ])("to a receiver that %s fails, and says why", async (_, speaking, why) => {
    const answer = await speak(speaking);
    expect([answer.http, answer.error]).toEqual([0, expect.stringMatching(why)]);
  });

  it("that is answered with an upgrade is no success", async () => {
    const answer = await speak((socket) =>
      socket.end("HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n"),
    );
    expect(answer.http).toBe(101);
  });

  it("to a port where nobody listens fails, without an address in the reason", async () => {
    const server = createServer();
    const port = await listenInTest(server);
    server.close();
    expect(await sendTo(port)).toEqual({
      http: 0,
      error: "the connection was refused",
      retryAfter: undefined,
    });
  });
});
