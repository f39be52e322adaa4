import { type Problem, problems } from "@/contract/problem";

/** How long the result of a probe is valid. */
const holdMs = 1_000;

/**
 * Returns a function that checks whether a service answers, by asking it at most once a second. If asking fails, it
 * doesn't answer.
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

/** The answer to the API's clients while the service is down: a problem (RFC 9457), like its own. */
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
