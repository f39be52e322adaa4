import type { MiddlewareHandler } from "hono";
import { cors as honoCors } from "hono/cors";
import type { Env } from "./request.ts";

/** The origins whose pages may read the API; `*`: every one; an empty list: none. */
export type CorsOrigins = "*" | readonly string[];

/**
 * Lets pages of other origins read the API. It never allows credentials: such a page has a key in its script, by its
 * operator's choice. It must run before authentication, since a preflight carries no key.
 */
export function cors(origins: CorsOrigins): MiddlewareHandler<Env> {
  const addHeaders = honoCors({
    origin: origins === "*" ? "*" : [...origins],
    allowMethods: ["GET", "HEAD", "POST", "PATCH", "DELETE"],
    allowHeaders: ["Authorization", "Content-Type", "Idempotency-Key", "If-None-Match"],
    exposeHeaders: ["ETag", "Location", "Nownext-Window", "RateLimit", "RateLimit-Policy", "Retry-After"],
    maxAge: 7200,
  });

  return async (c, next) => {
    const isAllowed = origins === "*" || origins.includes(c.req.header("Origin") ?? "");
    const isOptions = c.req.method === "OPTIONS";
    // Hono takes every OPTIONS for a preflight, whatever its origin.
    if (isOptions && isAllowed && c.req.header("Access-Control-Request-Method")) return addHeaders(c, next);
    await next();
    // Afterwards, so that a refusal that replaces an answer has the headers too.
    if (isAllowed && !isOptions) await addHeaders(c, async () => {});
    else if (origins !== "*") c.header("Vary", "Origin", { append: true });
  };
}
