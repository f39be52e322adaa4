import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

/** How long what was found for a token is trusted: a revocation takes effect within this. */
const trustedMs = 5_000;

/**
 * Remembers for 5 s what a token, named by its hash, was found to stand for. What `find` refuses, by a text, is never
 * remembered. Those who ask for a good one at once share the answer.
 */
export function rememberTokens<Found extends object | string>(
  clock: Clock,
  find: (hash: string) => Promise<Found>,
): (hash: string) => Promise<Found> {
  const found = new LRUCache<string, { token: Found; atMs: number }>({ max: 10_000 });
  const asked = new Map<string, Promise<Found>>();

  async function look(hash: string, atMs: number): Promise<Found> {
    try {
      const token = await find(hash);
      if (typeof token !== "string") found.set(hash, { token, atMs });
      return token;
    } finally {
      asked.delete(hash);
    }
  }

  return async (hash) => {
    const known = found.get(hash);
    const atMs = clock();
    const ageMs = known ? atMs - known.atMs : -1;
    if (known && ageMs >= 0 && ageMs < trustedMs) return known.token;

    found.delete(hash);
    const underWay = asked.get(hash);
    if (underWay) {
      const token = await underWay;
      // What is refused is looked up again: it may have been made meanwhile.
      if (typeof token !== "string") return token;
    }
    const looking = look(hash, atMs);
    asked.set(hash, looking);
    return looking;
  };
}
