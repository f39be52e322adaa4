import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { acceptsGzip, minGzipBytes } from "./gzip.ts";
import type { Env } from "./request.ts";

/** An answer that stays the same for as long as the service runs. */
export type FixedBody = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

const compress = promisify(gzip);

/** Returns a handler for a fixed body. A long body is gzipped once, for all requests. */
export function createFixedAnswer({ body, headers }: FixedBody): (c: Context<Env>) => Promise<Response> {
  let gzipped: ReturnType<typeof compress> | null = null;
  return async (c) => {
    const common = { ...headers, Vary: "Accept-Encoding" };
    if (body.byteLength < minGzipBytes || !acceptsGzip(c.req.header("Accept-Encoding")))
      return new Response(body, { headers: common });
    gzipped ??= compress(body);
    return new Response(await gzipped, { headers: { ...common, "Content-Encoding": "gzip" } });
  };
}
