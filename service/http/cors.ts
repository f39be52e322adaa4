import type { MiddlewareHandler } from "hono";
import type { Env } from "./request.ts";

/** The origins of pages whose scripts may read the API; `*`: every page's. None where the list is empty. */
export type CorsOrigins = "*" | readonly string[];

const preflightHeaders = {
  "Access-Control-Allow-Methods": "GET, HEAD, POST, PATCH, DELETE",
  "Access-Control-Allow-Headers": "Authorization, Content-Type, Idempotency-Key, If-None-Match",
  "Access-Control-Max-Age": "7200",
  Vary: "Origin, Access-Control-Request-Method, Access-Control-Request-Headers",
};

const exposed = "ETag, Location, RateLimit, RateLimit-Policy, Retry-After";

/**
 * Lets pages of other origins read the API (the Fetch standard's CORS). A browser sends no credentials of its own:
 * a page that calls has a key in its script, as its operator chose. Stands before whatever wants a key, since a
 * preflight has none, and adds its headers last, so that refusals can be read too.
 */
export function cors(origins: CorsOrigins): MiddlewareHandler<Env> {
  return async (c, next) => {
    const origin = c.req.header("Origin");
    const allowed = origins === "*" ? "*" : origin !== undefined && origins.includes(origin) ? origin : null;
    if (c.req.method === "OPTIONS" && allowed && c.req.header("Access-Control-Request-Method"))
      return new Response(null, {
        status: 204,
        headers: { "Access-Control-Allow-Origin": allowed, ...preflightHeaders },
      });
    await next();
    const { headers } = c.res;
    if (origins !== "*") headers.append("Vary", "Origin");
    if (!allowed) return;
    headers.set("Access-Control-Allow-Origin", allowed);
    headers.set("Access-Control-Expose-Headers", exposed);
  };
}
