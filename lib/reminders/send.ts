import { createHash } from "node:crypto";
import http from "node:http";
import https from "node:https";
import { generateRequestDetails } from "web-push";
import { isPublicAddress } from "@/outside/address.ts";
import { pinned } from "@/outside/pinned.ts";
import type { Resolve } from "@/outside/resolve.ts";
import type { VapidKeys } from "./keys.ts";
import { isKnownEndpoint } from "./push-services.ts";
import type { DeviceSubscription, Push } from "./reminder.ts";

/** What became of a push. `later`: the push service wants it again after some seconds. */
export type Sent = { is: "sent" | "gone" | "refused" } | { is: "later"; seconds: number | null };

export type Send = (to: DeviceSubscription, push: Push, ttlSeconds: number) => Promise<Sent>;

const timeoutMs = 10_000;

type Setting = {
  keys: VapidKeys;
  /** Whom a push service may ask about this site: an https address or a mailto one. */
  contact: string;
  resolve: Resolve;
  /** A push service made for a test, at a loopback address. */
  testOrigin: string | null;
};

/** Sends pushes to known push services, at public addresses that were checked; follows no redirects. */
export const createSend =
  ({ keys, contact, resolve, testOrigin }: Setting): Send =>
  async (to, push, ttlSeconds) => {
    if (!isKnownEndpoint(to.endpoint, testOrigin)) return { is: "gone" };
    const url = new URL(to.endpoint);
    const isTest = url.origin === testOrigin;
    const addresses = isTest ? ["127.0.0.1"] : await resolve(url.hostname).catch(() => []);
    if (addresses.length === 0 || (!isTest && !addresses.every(isPublicAddress)))
      return { is: "later", seconds: null };
    const request = generateRequestDetails(to, JSON.stringify(push), {
      vapidDetails: { subject: contact, ...keys },
      TTL: Math.max(60, Math.round(ttlSeconds)),
      urgency: "high",
      // One that the device hasn't got yet is replaced by another of the same thing.
      topic: createHash("sha256").update(push.tag).digest("base64url").slice(0, 32),
    });
    return toSent(await call(url, addresses, request).catch(() => null));
  };

type Answer = { status: number; retryAfter: string | undefined };

function toSent(answer: Answer | null): Sent {
  if (!answer) return { is: "later", seconds: null };
  const { status, retryAfter } = answer;
  if (status >= 200 && status < 300) return { is: "sent" };
  if (status === 404 || status === 410) return { is: "gone" };
  if (status === 429 || status >= 500) return { is: "later", seconds: Number(retryAfter) || null };
  return { is: "refused" };
}

function call(
  url: URL,
  addresses: string[],
  { headers, body }: { headers: http.OutgoingHttpHeaders; body: Buffer },
): Promise<Answer> {
  const { request } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const options = { method: "POST", headers, signal, lookup: pinned(addresses), agent: false };
    const outgoing = request(url, options, (answer) => {
      resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers["retry-after"] });
      answer.destroy();
    });
    outgoing.on("error", reject);
    outgoing.end(body);
  });
}
