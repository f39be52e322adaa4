import http from "node:http";
import https from "node:https";
import { pinned } from "@/outside/pinned.ts";
import type { FindHost } from "./find-host.ts";
import { PictureError } from "./picture-error.ts";

const mostRedirects = 4;

export type FetchLimits = {
  /** For the whole fetch, redirects included. */
  timeoutMs: number;
  mostBytes: number;
};

/**
 * Fetches a file by http(s). Every host, also one that is redirected to, is checked by `findHost`, and connected to at
 * the addresses that were checked. Doesn't use `fetch`, which has no option for the addresses to connect to. Throws a
 * PictureError if there is no such file within the limits.
 */
export async function fetchPicture(
  address: string,
  findHost: FindHost,
  { timeoutMs, mostBytes }: FetchLimits,
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const addresses = await findHost(url);
    const response = await request(url, addresses, signal);
    const status = response.statusCode ?? 0;
    if (status === 200) return readBody(response, url, mostBytes);
    response.destroy();
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(status) || !location)
      throw new PictureError(`${url.host} answered ${status}`);
    const next = parseAddress(location, url);
    if (url.protocol === "https:" && next.protocol === "http:")
      throw new PictureError(`${url.host} redirects from https to http`);
    url = next;
  }
  throw new PictureError(`${url.host} redirects too often`);
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new PictureError("not an http(s) address");
  if (url.username || url.password) throw new PictureError("the address contains a user name or password");
  return url;
}

function request(url: URL, addresses: string[], signal: AbortSignal): Promise<http.IncomingMessage> {
  const { request: send } = url.protocol === "https:" ? https : http;
  const headers = {
    accept: "image/avif,image/webp,image/png,image/jpeg,image/gif",
    "accept-encoding": "identity",
    "user-agent": "nownext",
  };
  return new Promise((resolve, reject) => {
    const outgoing = send(url, { headers, signal, lookup: pinned(addresses), agent: false }, resolve);
    outgoing.on("error", (cause) =>
      reject(new PictureError(`${url.host} can't be reached`, { cause, isHostDown: true })),
    );
    outgoing.end();
  });
}

async function readBody(response: http.IncomingMessage, url: URL, mostBytes: number): Promise<Buffer> {
  const { "content-encoding": encoding = "identity", "content-length": length } = response.headers;
  const refuse = (message: string) => {
    response.destroy();
    return new PictureError(`${url.host} ${message}`);
  };
  if (encoding.toLowerCase() !== "identity") throw refuse("answered in an encoding that wasn't asked for");
  if (Number(length) > mostBytes) throw refuse("sends too much");
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > mostBytes) throw refuse("sends too much");
      parts.push(part);
    }
  } catch (cause) {
    if (cause instanceof PictureError) throw cause;
    throw new PictureError(`${url.host} stopped sending`, { cause, isHostDown: true });
  }
  return Buffer.concat(parts);
}
