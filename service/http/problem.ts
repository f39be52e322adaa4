import { randomUUID } from "node:crypto";
import { type Problem, problems } from "../../contract/problem.ts";
import type { Refusal } from "./outcome.ts";

export const newRequestId = (): string => `req_${randomUUID().replaceAll("-", "")}`;

export type RequestFacts = { requestId: string; tookMs: number };

/** The RFC 9457 answer to a refused request. */
export function problemAnswer(refusal: Refusal, { requestId, tookMs }: RequestFacts) {
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
  const headers: Record<string, string> = {
    "Content-Type": "application/problem+json",
    "Cache-Control": "no-store",
    Vary: "Authorization",
    "X-Content-Type-Options": "nosniff",
    ...(status === 401 && { "WWW-Authenticate": "Bearer" }),
    ...(status === 503 && { "Retry-After": "5" }),
    ...refusal.headers,
  };
  return { status, headers, body: JSON.stringify(problem) };
}

export function problemResponse(refusal: Refusal, facts: RequestFacts): Response {
  const { body, ...init } = problemAnswer(refusal, facts);
  return new Response(body, init);
}
