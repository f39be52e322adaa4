import { LRUCache } from "lru-cache";
import type { Clock } from "../clock.ts";

/** How long what was found for a token is trusted: a revocation takes effect within this. */
const trustedMs = 5_000;

/**
 * Remembers for 5 s what a token, named by its hash, was found to stand for. What `find` refuses, by a text, is never
 * remembered.
 */
export function rememberTokens<Found extends object | string>(
  clock: Clock,
  find: (hash: string) => Promise<Found>,
): (hash: string) => Promise<Found> {
  const found = new LRUCache<string, { token: Found; atMs: number }>({ max: 10_000 });
  return async (hash) => {
    const known = found.get(hash);
    const atMs = clock();
    const ageMs = known ? atMs - known.atMs : -1;
    if (known && ageMs >= 0 && ageMs < trustedMs) return known.token;

    found.delete(hash);
    const token = await find(hash);
    if (typeof token !== "string") found.set(hash, { token, atMs });
    return token;
  };
}
