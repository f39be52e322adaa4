import type { Context } from "hono";
import { namesEtag } from "./etag.ts";
import { acceptsGzip } from "./gzip.ts";
import { gzippedBody, isWorthGzip, plainBody, type ReadyAnswer } from "./ready-answer.ts";
import type { Env } from "./request.ts";

/**
 * Sends an answer, gzipped where it is long and the client takes it, or 304 where `headers` have an ETag that the
 * client names. The ETag is of `data` alone, which every body of the answer carries alike, whatever its `took_ms`
 * and its coding; so it is one, and strong.
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
  if (headers.ETag && condition && namesEtag(condition, headers.ETag))
    return new Response(null, { status: 304, headers: all });

  all["Content-Type"] = "application/json";
  if (!isWorthGzip(ready) || !acceptsGzip(c.req.header("Accept-Encoding")))
    return new Response(plainBody(ready, took()), { status, headers: all });
  all["Content-Encoding"] = "gzip";
  return new Response(await gzippedBody(ready, took), { status, headers: all });
}
