import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Context } from "hono";
import { acceptsGzip, leastGzipped } from "./gzip.ts";
import type { Env } from "./request.ts";

/** What is answered to everyone alike for as long as the service runs: its bytes, and the headers it is sent with. */
export type FixedBody = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

const compress = promisify(gzip);

/** Gives what answers requests with a fixed body: gzipped, once for all of them, where it is long. */
export function createFixedAnswer({ body, headers }: FixedBody): (c: Context<Env>) => Promise<Response> {
  let gzipped: ReturnType<typeof compress> | null = null;
  return async (c) => {
    const common = { ...headers, Vary: "Accept-Encoding" };
    if (body.byteLength < leastGzipped || !acceptsGzip(c.req.header("Accept-Encoding")))
      return new Response(body, { headers: common });
    gzipped ??= compress(body);
    return new Response(await gzipped, { headers: { ...common, "Content-Encoding": "gzip" } });
  };
}
