import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";

const tags = z.array(z.string().regex(/^[\w:-]{1,64}$/)).max(500);

/**
 * The tags of cached data that no longer holds: pages of `expired` data aren't shown again, pages of `stale` data only
 * until they are rendered again.
 */
const changesSchema = z.object({ expired: tags, stale: tags });

/** Reads a message about changes; null if it is none. */
export function parseChanges(text: string): z.infer<typeof changesSchema> | null {
  try {
    return changesSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether an `Authorization` header holds the secret that the service and the site share. Nobody's does if unset. */
export const mayTellChanges = (authorization: string | null, secret: string | null): boolean =>
  secret !== null && timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${secret}`));
