import type { MiddlewareHandler } from "hono";
import type { Clock } from "../clock.ts";
import type { KeyFinder } from "../keys/keys.ts";
import { bearerToken, type Env, refuse } from "./request.ts";

/** Lets requests with a key through and answers the others 401. */
export const authenticate = (findKey: KeyFinder, clock: Clock): MiddlewareHandler<Env> => {
  return async (c, next) => {
    const text = bearerToken(c.req.header("Authorization"));
    if (!text)
      return refuse(c, clock, {
        code: "missing_key",
        detail: "send your API key as Authorization: Bearer nn_live_…",
      });
    const key = await findKey(text);
    if (typeof key === "string")
      return refuse(c, clock, {
        code: key,
        detail: key === "revoked_key" ? "this API key was revoked" : "this API key is unknown",
      });
    c.set("key", key);
    return next();
  };
};
