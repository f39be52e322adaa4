import type { Context, Handler } from "hono";
import type { ProblemCode } from "../../contract/problem.ts";
import type { Clock } from "../clock.ts";
import type { FoundKey } from "../keys/keys.ts";
import type { Refusal } from "./outcome.ts";
import { problemResponse } from "./problem.ts";

/** What the middleware has learnt about a request so far. */
export type Env = {
  /** The connection, as the server knows it; absent in tests. */
  Bindings: { incoming?: { socket: { remoteAddress?: string } }; outgoing?: { destroy(): void } };
  Variables: {
    requestId: string;
    startedMs: number;
    key: FoundKey;
    /** Whether the request counts against its key, and whether it has been counted; unset before it has found its route. */
    call: "admitted" | "paid" | undefined;
    /** Why it was refused; unset if it wasn't. */
    problem: ProblemCode | undefined;
  };
};

/** Milliseconds that the request has taken; 0 if the machine's clock was put back meanwhile. */
export const tookMs = (c: Context<Env>, clock: Clock): number => Math.max(0, clock() - c.get("startedMs"));

/** The parameters of a request's query. */
export function searchParams(c: Context<Env>): URLSearchParams {
  const query = c.req.url.indexOf("?");
  return new URLSearchParams(query < 0 ? "" : c.req.url.slice(query));
}

/** The token of an `Authorization: Bearer` header; undefined without one. */
export const bearerToken = (header: string | undefined): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(header ?? "")?.[1];

/** Answers a request with a problem. */
export function refuse(c: Context<Env>, clock: Clock, refusal: Refusal): Response {
  c.set("problem", refusal.code);
  return problemResponse(refusal, { requestId: c.get("requestId"), tookMs: tookMs(c, clock) });
}

/** Refuses the methods that a path doesn't answer. */
export const refuseMethod = (clock: Clock, path: string, methods: readonly string[]): Handler<Env> => {
  const allowed = methods.flatMap((method) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return (c) =>
    refuse(c, clock, {
      code: "method_not_allowed",
      detail: `${path} answers ${allowed.join(", ")}`,
      headers: { Allow: allowed.join(", ") },
    });
};
