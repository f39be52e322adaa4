import type { Context } from "hono";
import { matchesEtag } from "./etag.ts";
import { acceptsGzip } from "./gzip.ts";
import { gzippedBody, isWorthGzip, plainBody, type ReadyAnswer } from "./ready-answer.ts";
import type { Env } from "./request.ts";

/**
 * Sends an answer, gzipped if it is long and the client accepts that, or a 304 if the client has the ETag in
 * `headers`. The ETag covers `data` alone, which is the same whatever the body's `took_ms` and encoding, so it is
 * strong.
 */
export async function send(
  c: Context<Env>,
  ready: ReadyAnswer,
  {
    took,
    status = 200,
    headers,
  }: {
    /** Milliseconds that the request has taken so far. */
    took: () => number;
    status?: number;
    headers: Record<string, string>;
  },
): Promise<Response> {
  const all: Record<string, string> = { Vary: "Authorization, Accept-Encoding", ...headers };
  const condition = c.req.header("If-None-Match");
  if (headers.ETag && condition && matchesEtag(condition, headers.ETag))
    return new Response(null, { status: 304, headers: all });

  all["Content-Type"] = "application/json";
  all["X-Content-Type-Options"] = "nosniff";
  if (!isWorthGzip(ready) || !acceptsGzip(c.req.header("Accept-Encoding")))
    return new Response(plainBody(ready, took()), { status, headers: all });
  all["Content-Encoding"] = "gzip";
  return new Response(await gzippedBody(ready, took), { status, headers: all });
}
