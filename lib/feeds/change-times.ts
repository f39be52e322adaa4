import { createHash } from "node:crypto";

/** Returns when something last changed, epoch seconds. */
export type ChangeTimes = (key: string, content: unknown, now: number) => number;

/**
 * Remembers when things last changed, by key; of more than `most`, the least recently used is dropped. The API has no
 * times of change, so a thing changes when it is first seen to differ: its time never goes back, and grows with every
 * change. What was dropped, and everything after a restart, counts as changed now, so calendars and feed readers may
 * see a change where there is none, but never miss one.
 */
export function createChangeTimes(most: number): ChangeTimes {
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

/** The change times of this process's calendars and feeds. */
export const changedAt: ChangeTimes = createChangeTimes(20_000);
