import { createHash } from "node:crypto";

/** Tells since when something has been as it is, epoch seconds. */
export type Revisions = (key: string, content: unknown, now: number) => number;

/**
 * Remembers the last revision of things by their key, `most` of them, the least asked for being forgotten first. The
 * API tells no times of change, so a revision begins when it is first seen: the time that is told for a key never goes
 * back, and grows with every change. What is forgotten, or a restart, makes the same content a revision of now, so
 * calendars and feed readers see it as changed once more and never miss a change.
 */
export function createRevisions(most: number): Revisions {
  const known = new Map<string, { digest: string; since: number }>();
  return (key, content, now) => {
    const digest = createHash("sha256").update(JSON.stringify(content)).digest("base64");
    const before = known.get(key);
    const isSame = before?.digest === digest;
    const since = isSame ? before.since : Math.max(now, (before?.since ?? 0) + 1);
    known.delete(key);
    known.set(key, { digest, since });
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    return since;
  };
}

/** What this process tells in its calendars and feeds. */
export const revisedAt: Revisions = createRevisions(20_000);
