import { randomUUID } from "node:crypto";
import type { Context, Handler, MiddlewareHandler } from "hono";
import { includesPlan } from "../../contract/plan.ts";
import type { Clock } from "../clock.ts";
import type { KeyFinder } from "../keys/key-finder.ts";
import type { FoundKey } from "../keys/keys.ts";
import type { Log } from "../log.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Cursors } from "./cursor.ts";
import { namesEtag } from "./etag.ts";
import { isRefusal, type Refusal } from "./outcome.ts";
import { problemResponse } from "./problem.ts";
import { bodyOf, type ReadyAnswer, readyAnswer } from "./ready-answer.ts";
import type { Route } from "./route.ts";

/** What the chain of a request has found out so far. */
export type Env = { Variables: { requestId: string; startedMs: number; key: FoundKey } };

export type ServeDeps = {
  clock: Clock;
  cursors: Cursors;
  cache: AnswerCache;
  /** The revision of the data that the guide has seen. */
  revision: () => number;
};

/** No request that the contract allows is longer. */
const longestUrl = 4096;

/** Gives each request its id and its start, and logs how it ended. */
export const identify = (clock: Clock, log: Log): MiddlewareHandler<Env> => {
  return async (c, next) => {
    const startedMs = clock();
    c.set("requestId", `req_${randomUUID().replaceAll("-", "")}`);
    c.set("startedMs", startedMs);
    await next();
    if (log.isLevelEnabled("debug"))
      log.debug({
        request: c.get("requestId"),
        method: c.req.method,
        path: c.req.path,
        status: c.res.status,
        ms: clock() - startedMs,
      });
  };
};

/** Lets requests with a key through; the others are 401. */
export const authenticate = (findKey: KeyFinder, clock: Clock): MiddlewareHandler<Env> => {
  return async (c, next) => {
    const text = /^Bearer +(\S+) *$/i.exec(c.req.header("Authorization") ?? "")?.[1];
    if (!text)
      return refuse(c, clock, {
        code: "missing_key",
        detail: "send your API key as Authorization: Bearer nn_live_…",
      });
    const key = await findKey(text);
    if (typeof key === "string")
      return refuse(c, clock, {
        code: key,
        detail: key === "revoked_key" ? "this API key was revoked" : "this API key is not known",
      });
    c.set("key", key);
    return next();
  };
};

/** The problem answer of a refusal, for the request at hand. */
export const refuse = (c: Context<Env>, clock: Clock, refusal: Refusal): Response =>
  problemResponse(refusal, { requestId: c.get("requestId"), tookMs: tookMs(c, clock) });

/** Milliseconds that the request has taken; none where the machine's clock was put back meanwhile. */
const tookMs = (c: Context<Env>, clock: Clock): number => Math.max(0, clock() - c.get("startedMs"));

/** Answers a route's requests: method, limits, plan, parameters, resource, in this order. */
export function serve(route: Route, deps: ServeDeps): Handler<Env> {
  const { endpoint } = route;
  const { clock, cache, cursors, revision } = deps;

  return async (c) => {
    const { method, url } = c.req;
    if (method !== "GET" && method !== "HEAD")
      return refuse(c, clock, {
        code: "method_not_allowed",
        detail: `${endpoint.path} answers GET and HEAD`,
        headers: { Allow: "GET, HEAD" },
      });
    if (url.length > longestUrl)
      return refuse(c, clock, { code: "too_large", detail: `the URL is over ${longestUrl} characters` });
    if (!includesPlan(c.get("key").plan, endpoint.plan))
      return refuse(c, clock, {
        code: "plan_required",
        detail: `${endpoint.path} needs the plan ${endpoint.plan}`,
        plan: endpoint.plan,
      });

    const query = url.indexOf("?");
    const request = route.read(c.req.param(), new URLSearchParams(query < 0 ? "" : url.slice(query)));
    if (isRefusal(request)) return refuse(c, clock, request);

    const now = Math.floor(clock() / 1000);
    const seen = revision();
    let ready = cache.get(request.canonical, seen, now);
    if (!ready) {
      const outcome = await request.answer({ now, cursors });
      if (isRefusal(outcome)) return refuse(c, clock, outcome);
      ready = readyAnswer(outcome, now);
      cache.set(request.canonical, seen, ready);
    }
    return respond(c, ready, now, tookMs(c, clock));
  };
}

function respond(c: Context<Env>, ready: ReadyAnswer, now: number, took: number): Response {
  const { etag, freshUntil } = ready;
  const headers = {
    ETag: etag,
    "Cache-Control": `private, max-age=${Math.max(0, freshUntil - now)}, stale-while-revalidate=60, stale-if-error=86400`,
    Vary: "Authorization",
  };
  const condition = c.req.header("If-None-Match");
  if (condition && namesEtag(condition, etag)) return new Response(null, { status: 304, headers });
  return new Response(bodyOf(ready, took), {
    headers: { "Content-Type": "application/json", ...headers },
  });
}
