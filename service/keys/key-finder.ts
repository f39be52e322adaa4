import type { Kysely } from "kysely";
import type { Clock } from "../clock.ts";
import type { Database } from "../store/schema.ts";
import { hashKeyText } from "./key-text.ts";
import { type FoundKey, findKey } from "./keys.ts";

/** How long a key that was found is believed: revocation is seen within this. */
const believedMs = 5_000;
const mostHeld = 10_000;

export type KeyFinder = (text: string) => Promise<FoundKey | "invalid_key" | "revoked_key">;

/** `findKey` for each request: good keys are remembered for 5 s, bad ones never. */
export function createKeyFinder(db: Kysely<Database>, clock: Clock): KeyFinder {
  const held = new Map<string, { key: FoundKey; atMs: number }>();
  return async (text) => {
    const hash = hashKeyText(text);
    const known = held.get(hash);
    const ageMs = known ? clock() - known.atMs : -1;
    if (known && ageMs >= 0 && ageMs < believedMs) return known.key;

    held.delete(hash);
    const atMs = clock();
    const key = await findKey(db, text);
    if (typeof key === "string") return key;
    if (held.size >= mostHeld) held.clear();
    held.set(hash, { key, atMs });
    return key;
  };
}
