import http from "node:http";
import https from "node:https";
import { pinned } from "../../outside/pinned.ts";
import type { Target } from "./target.ts";

/** A signed message as it goes over the wire. */
export type Call = { body: string; headers: Record<string, string> };

/** What a target answered; `http` is 0, and there is an error, if nothing did. */
export type CallAnswer = { http: number; error: string | null; retryAfter: string | undefined };

export type Send = (target: Target, call: Call) => Promise<CallAnswer>;

/** How long a target may take to answer, from the first attempt to connect. */
const answerWithinMs = 15_000;

/** How long a connection is kept for the next message. */
const idleMs = 3_000;

/** How much of an answer's body is read, and for how long, so that the target isn't cut off. It says nothing to us. */
const mostBodyBytes = 16_384;
const bodyMs = 2_000;

/** The real one; tests shorten the time to answer. */
export function createSend({ answerMs = answerWithinMs }: { answerMs?: number } = {}): Send {
  // A burst to one host shares its connections, which were made to addresses that had been checked.
  const agents = {
    "http:": new http.Agent({ keepAlive: true, timeout: idleMs }),
    "https:": new https.Agent({ keepAlive: true, timeout: idleMs }),
  };
  return async (target, call) => {
    const agent = target.url.protocol === "https:" ? agents["https:"] : agents["http:"];
    const answer = await post(target, call, { answerMs, agent });
    // The other side may have closed a connection that was kept, just before it was used again.
    return answer === "stale" ? settled(await post(target, call, { answerMs, agent: false })) : answer;
  };
}

const settled = (answer: CallAnswer | "stale"): CallAnswer =>
  answer === "stale" ? { http: 0, error: "the connection was reset", retryAfter: undefined } : answer;

/**
 * Posts a message to the addresses of a target that were checked, and to no other. The answer's status is all that
 * counts: redirects aren't followed, and the answer's body is of no interest. Never rejects.
 */
function post(
  { url, addresses }: Target,
  { body, headers }: Call,
  { answerMs, agent }: { answerMs: number; agent: http.Agent | false },
): Promise<CallAnswer | "stale"> {
  const { request: start } = url.protocol === "https:" ? https : http;
  return new Promise((resolve) => {
    const fail = (error: string) => resolve({ http: 0, error, retryAfter: undefined });
    const outgoing = start(
      url,
      {
        method: "POST",
        agent,
        lookup: pinned(addresses),
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": Buffer.byteLength(body),
          "user-agent": "nownext-webhooks",
        },
      },
      (response) => {
        clearTimeout(late);
        resolve({
          http: response.statusCode ?? 0,
          error: null,
          retryAfter: response.headers["retry-after"],
        });
        discard(response);
      },
    );
    const late = setTimeout(
      () => outgoing.destroy(new Error(`no answer within ${answerMs / 1000} s`)),
      answerMs,
    );
    outgoing.on("error", (error) => {
      clearTimeout(late);
      if (outgoing.reusedSocket && "code" in error && error.code === "ECONNRESET") resolve("stale");
      else fail(reasonOf(error));
    });
    // An upgrade wasn't asked for; without a listener, Node would close the connection in silence.
    outgoing.on("upgrade", (response, socket) => {
      clearTimeout(late);
      socket.destroy();
      resolve({ http: response.statusCode ?? 0, error: null, retryAfter: undefined });
    });
    outgoing.end(body);
  });
}

function discard(response: http.IncomingMessage): void {
  let bytes = 0;
  const late = setTimeout(() => response.destroy(), bodyMs);
  response.on("data", (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBodyBytes) response.destroy();
  });
  response.on("error", () => {});
  response.on("close", () => clearTimeout(late));
}

/** Why a call failed, without addresses: its owner sees it. */
function reasonOf(error: Error): string {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const known: Record<string, string> = {
    ECONNREFUSED: "the connection was refused",
    ECONNRESET: "the connection was reset",
    EPIPE: "the connection was reset",
    ETIMEDOUT: "the connection timed out",
    EHOSTUNREACH: "the host can't be reached",
    ENETUNREACH: "the host can't be reached",
  };
  const inTls = /^(?:CERT_|ERR_TLS|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED|EPROTO)/.test(code);
  if (inTls) return `the certificate or the encryption was refused (${code})`;
  if (code.startsWith("HPE_")) return "the answer isn't HTTP";
  return known[code] ?? (code === "" ? error.message : `the connection failed (${code})`);
}
