import { type Problem, problems } from "@/contract/problem";

/** For how long what a probe has found stands. */
const holdMs = 1_000;

/**
 * Tells whether a service answers. However many requests want to know, it is asked once a second at most; where
 * asking fails, it doesn't answer.
 */
export function createProbe(ask: () => Promise<boolean>): () => Promise<boolean> {
  let held: Promise<boolean> | null = null;
  return () => {
    if (held) return held;
    held = ask().catch(() => false);
    void held.then(() => {
      setTimeout(() => {
        held = null;
      }, holdMs);
    });
    return held;
  };
}

/** What the API's clients are told while the service doesn't answer: a problem (RFC 9457), as its own are. */
export function unavailable(tookMs: number): Response {
  const { status, title } = problems.unavailable;
  const problem: Problem = {
    type: "/problems/unavailable",
    title,
    status,
    code: "unavailable",
    detail: "the guide service doesn't answer",
    instance: `urn:request:req_${crypto.randomUUID().replaceAll("-", "")}`,
    meta: { took_ms: Math.round(tookMs) },
  };
  return new Response(JSON.stringify(problem), {
    status,
    headers: {
      "Content-Type": "application/problem+json",
      "Cache-Control": "no-store",
      "Retry-After": "5",
    },
  });
}
