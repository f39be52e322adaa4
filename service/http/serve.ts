import type { Context, Handler, MiddlewareHandler } from "hono";
import type { Endpoint } from "../../contract/endpoint.ts";
import { everyDayPlan, includesPlan } from "../../contract/plan.ts";
import type { ProblemCode } from "../../contract/problem.ts";
import { type Clock, seconds } from "../clock.ts";
import type { KeyFinder } from "../keys/key-finder.ts";
import type { FoundKey } from "../keys/keys.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { freeWindow, windowLeft } from "../quota/plan-window.ts";
import type { AnswerCache } from "./answer-cache.ts";
import type { Cursors } from "./cursor.ts";
import type { Meter } from "./meter.ts";
import { isRefusal, outsideWindow, type Refusal } from "./outcome.ts";
import { problemResponse } from "./problem.ts";
import { type ReadyAnswer, readyAnswer } from "./ready-answer.ts";
import type { Circumstances, ReadRequest, Route } from "./route.ts";
import { send } from "./send.ts";

/** What the chain of a request has found out so far. */
export type Env = {
  /** What the server tells of the connection; a test has none. */
  Bindings: { incoming?: { socket: { remoteAddress?: string } }; outgoing?: { destroy(): void } };
  Variables: {
    requestId: string;
    startedMs: number;
    key: FoundKey;
    /** How the request stands with its key's limits; unset before it has found its route. */
    call: "admitted" | "paid" | undefined;
    /** Why it was refused; unset where it wasn't. */
    problem: ProblemCode | undefined;
  };
};

export type AdmitDeps = { clock: Clock; meter: Pick<Meter, "admit"> };

export type ServeDeps = AdmitDeps & {
  cursors: Cursors;
  cache: AnswerCache;
  metrics: Pick<Metrics, "askedCache">;
  /** The revision of the data that the guide has seen. */
  revision: () => number;
};

/** No request that the contract allows is longer. */
const longestUrl = 4096;

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
export function refuse(c: Context<Env>, clock: Clock, refusal: Refusal): Response {
  c.set("problem", refusal.code);
  return problemResponse(refusal, { requestId: c.get("requestId"), tookMs: tookMs(c, clock) });
}

/** The refusal of a path's request by a method that it doesn't answer. */
export const refuseMethod = (clock: Clock, path: string, methods: readonly string[]): Handler<Env> => {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return (c) =>
    refuse(c, clock, {
      code: "method_not_allowed",
      detail: `${path} answers ${allowed.join(", ")}`,
      headers: { Allow: allowed.join(", ") },
    });
};

/** Milliseconds that the request has taken; none where the machine's clock was put back meanwhile. */
export const tookMs = (c: Context<Env>, clock: Clock): number => Math.max(0, clock() - c.get("startedMs"));

/** Holds a request against the limits and the plan of its key, in this order. */
export async function admit(
  c: Context<Env>,
  { path, plan }: Endpoint,
  { meter }: AdmitDeps,
): Promise<Refusal | null> {
  if (c.req.url.length > longestUrl)
    return { code: "too_large", detail: `the URL is over ${longestUrl} characters` };
  const limited = await meter.admit(c);
  if (limited) return limited;
  if (includesPlan(c.get("key").plan, plan)) return null;
  return { code: "plan_required", detail: `${path} needs the plan ${plan}`, plan };
}

/** The parameters of a request's query. */
export function searchOf(c: Context<Env>): URLSearchParams {
  const query = c.req.url.indexOf("?");
  return new URLSearchParams(query < 0 ? "" : c.req.url.slice(query));
}

/** A request that may be answered. */
export type Admitted<Result> = {
  request: ReadRequest<Result>;
  /** What the answer depends on besides it. */
  circumstances: Circumstances;
  /** Names what is asked, under a plan of this kind: the same text for the same answer. */
  name: string;
};

/** Reads a request and holds it against limits, plan, parameters and the plan's window, in this order. */
export async function admitRead<Result>(
  c: Context<Env>,
  route: Route<Result>,
  deps: AdmitDeps,
): Promise<Admitted<Result> | Refusal> {
  const refused = await admit(c, route.endpoint, deps);
  if (refused) return refused;
  const request = route.read(c.req.param(), searchOf(c));
  if (isRefusal(request)) return request;

  const now = seconds(deps.clock);
  const { canonical: name } = request;
  if (includesPlan(c.get("key").plan, everyDayPlan))
    return { request, circumstances: { now, window: () => null }, name };
  const left = windowLeft(request.reach(now), now);
  if (left) return outsideWindow(left);
  const window = (zone: string) => freeWindow(now, zone);
  return { request, circumstances: { now, window }, name: `in a window: ${name}` };
}

/** Answers a route's requests, from memory where what was answered still holds. */
export function serve(route: Route, deps: ServeDeps): Handler<Env> {
  const { clock, cache, cursors, metrics, revision } = deps;

  return async (c) => {
    const admitted = await admitRead(c, route, deps);
    if (isRefusal(admitted)) return refuse(c, clock, admitted);
    const { request, circumstances, name } = admitted;
    const { now } = circumstances;

    const seen = revision();
    const kept = cache.get(name, seen, now);
    metrics.askedCache(kept !== null);
    const took = () => tookMs(c, clock);
    if (kept) return send(c, kept, { took, headers: headersOf(kept, now) });
    const outcome = await request.answer({ ...circumstances, cursors });
    if (isRefusal(outcome)) return refuse(c, clock, outcome);
    const ready = readyAnswer(outcome, now);
    const response = await send(c, ready, { took, headers: headersOf(ready, now) });
    cache.set(name, seen, ready);
    return response;
  };
}

const headersOf = ({ etag, freshUntil }: ReadyAnswer, now: number) => ({
  ETag: etag,
  "Cache-Control": `private, max-age=${Math.max(0, freshUntil - now)}, stale-while-revalidate=60, stale-if-error=86400`,
});
