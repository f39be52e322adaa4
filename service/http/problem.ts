import { randomUUID } from "node:crypto";
import { type Problem, problems } from "../../contract/problem.ts";
import type { Refusal } from "./outcome.ts";

export const newRequestId = (): string => `req_${randomUUID().replaceAll("-", "")}`;

/** Of a request: its id, and how long it has taken so far. */
export type RequestFacts = { requestId: string; tookMs: number };

/** The RFC 9457 answer of a refusal. */
export function problemResponse(refusal: Refusal, { requestId, tookMs }: RequestFacts): Response {
  const { status, title } = problems[refusal.code];
  const problem: Problem = {
    type: `/problems/${refusal.code.replaceAll("_", "-")}`,
    title,
    status,
    code: refusal.code,
    detail: refusal.detail,
    instance: `urn:request:${requestId}`,
    ...(refusal.errors && { errors: refusal.errors }),
    ...(refusal.plan && { plan: refusal.plan }),
    meta: { took_ms: tookMs },
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      Vary: "Authorization",
      ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
      ...(status === 503 && { "Retry-After": "5" }),
      ...refusal.headers,
    },
  });
}
