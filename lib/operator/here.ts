import { randomBytes } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { isLoopbackAddress } from "@/outside/address";

/**
 * Pages and routes can't see a request's connection, and Next fills in the headers that a proxy would. So each request
 * is looked at as it arrives, and one that comes from this machine itself is marked with a header whose value nobody
 * else knows.
 */
export const hereHeader = "x-nownext-here";

/** Next loads this module more than once; all of them share one mark. */
const shared = globalThis as { [key: symbol]: string | undefined };
const sharedAs = Symbol.for("nownext.here");

export function hereMark(): string {
  shared[sharedAs] ??= randomBytes(24).toString("hex");
  return shared[sharedAs];
}

/** What proxies add. */
const forwardedHeaders = ["forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip"];

type Arrival = {
  peer: string | undefined;
  httpVersion: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
};

/** Whether a host, with or without a port, is this machine's own name. */
export const isLocalHost = (host: string | undefined): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? "");

/**
 * Whether a request was made on this machine by a program that knows it asks this machine. A name that was rebound to
 * it, and what a proxy forwards, don't count; some proxies are known only by their HTTP/1.0.
 */
export const isFromHere = ({ peer, httpVersion, headers }: Arrival): boolean =>
  peer !== undefined &&
  isLoopbackAddress(peer) &&
  isLocalHost(typeof headers.host === "string" ? headers.host : undefined) &&
  httpVersion !== "1.0" &&
  forwardedHeaders.every((name) => headers[name] === undefined);

/** Marks the requests that come from this machine, from now on. */
export function markRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers, httpVersion, socket } = request;
    delete headers[hereHeader];
    if (isFromHere({ peer: socket.remoteAddress, httpVersion, headers })) headers[hereHeader] = hereMark();
  });
}
