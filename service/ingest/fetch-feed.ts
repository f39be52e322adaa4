import http from "node:http";
import https from "node:https";
import type { Readable } from "node:stream";
import { readRetryAfter } from "./retry.ts";
import { IngestError } from "./summary.ts";

/** A response's validators, with which the server can later be asked whether the file changed. */
export type Validators = { etag: string | null; lastModified: string | null };

export type Fetched = { stream: Readable; totalBytes: number | null; validators: Validators };

const mostRedirects = 5;

/**
 * Requests a guide by http(s), and follows at most five redirects, never from https to http. Returns null if the server
 * says that it hasn't changed. No data for `timeoutMs` is an error, before the response and within it. Doesn't use
 * `fetch`, which decodes unrequested Brotli with a decoder that can't be trusted.
 */
export async function fetchFeed(
  address: string,
  known: Validators | null,
  { timeoutMs }: { timeoutMs: number },
): Promise<Fetched | null> {
  let url = parseAddress(address);
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const response = await request(url, known, timeoutMs);
    const status = response.statusCode ?? 0;
    if (status === 200) return accepted(response, url);
    response.destroy();
    if (status === 304) return null;
    const { location } = response.headers;
    if (![301, 302, 303, 307, 308].includes(status) || !location)
      throw refusal(url, status, response.headers["retry-after"]);
    const next = parseAddress(location, url);
    if (url.protocol === "https:" && next.protocol === "http:")
      throw new IngestError(`${url.host} redirects from https to http`);
    url = next;
  }
  throw new IngestError(`${url.host} redirects too often: more than ${mostRedirects} redirects`);
}

/** Answers that may be others a little later. */
const passingStatuses = new Set([408, 425, 429, 500, 502, 503, 504]);

function refusal({ host }: URL, status: number, retryAfter: string | undefined): IngestError {
  const seconds = readRetryAfter(retryAfter, Date.now());
  const rest =
    seconds === null || seconds < 60 ? "" : ` and asks to be left alone for ${Math.ceil(seconds / 60)} min`;
  return new IngestError(`${host} answered ${status}${rest}`, {
    passing: passingStatuses.has(status) ? { retryAfter: seconds } : null,
  });
}

function parseAddress(address: string, base?: URL): URL {
  const url = URL.parse(address, base);
  if (!url || !/^https?:$/.test(url.protocol)) throw new IngestError(`${address}: not an http(s) address`);
  return url;
}

function accepted(response: http.IncomingMessage, url: URL): Fetched {
  const { "content-encoding": encoding, "content-length": length, etag } = response.headers;
  // A gzip encoding is recognised by its first bytes, like a gzip file.
  if (encoding && !/^(?:identity|gzip|x-gzip)$/i.test(encoding)) {
    response.destroy();
    throw new IngestError(`${url.host} answered in the encoding "${encoding}", which wasn't asked for`);
  }
  return {
    stream: response,
    totalBytes: length ? Number(length) : null,
    validators: { etag: etag ?? null, lastModified: response.headers["last-modified"] ?? null },
  };
}

/** An operator who mistyped a host doesn't know what `getaddrinfo` is. */
const reasonOf = ({ code, message }: NodeJS.ErrnoException): string =>
  code === "ENOTFOUND" ? "there is no such host" : message;

function request(url: URL, known: Validators | null, timeoutMs: number): Promise<http.IncomingMessage> {
  const { request: send } = url.protocol === "https:" ? https : http;
  const headers: Record<string, string> = {
    accept: "application/xml, text/xml, application/gzip, */*;q=0.5",
    "accept-encoding": "gzip, identity",
    "user-agent": "nownext",
    ...(known?.etag && { "if-none-match": known.etag }),
    ...(known?.lastModified && { "if-modified-since": known.lastModified }),
  };
  return new Promise((resolve, reject) => {
    const failed = (cause: NodeJS.ErrnoException) =>
      reject(
        new IngestError(`${url.host} can't be reached: ${reasonOf(cause)}`, {
          cause,
          passing: { retryAfter: null },
        }),
      );
    const outgoing = send(url, { headers, timeout: timeoutMs, agent: false });
    let answer: http.IncomingMessage | undefined;
    outgoing.on("response", (response) => {
      answer = response;
      resolve(response);
    });
    // Whoever reads the answer learns why it ends.
    outgoing.on("timeout", () =>
      (answer ?? outgoing).destroy(new Error(`no answer within ${timeoutMs / 1000} s`)),
    );
    outgoing.on("error", failed);
    outgoing.end();
  });
}
