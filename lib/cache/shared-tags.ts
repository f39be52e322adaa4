import { randomUUID } from "node:crypto";
import { tagsManifest } from "next/dist/server/lib/incremental-cache/tags-manifest.external";
import { z } from "zod";
import type { SharedStore } from "./shared-store";

/** When what a tag stands for became stale, and when it expires, epoch milliseconds. */
const markSchema = z.object({ stale: z.number().optional(), expired: z.number().optional() });
type Mark = z.infer<typeof markSchema>;

/** Other processes' invalidations are asked for no more often than this. */
const refreshEveryMs = 200;

type Setting = { store: SharedStore; prefix: string; now: () => number };

/**
 * The invalidations of all processes. Next checks pages and data against a list in its own process; this keeps that
 * list the same in all of them. Times in Redis are of Redis' clock, so that processes' clocks may differ.
 */
export function createSharedTags({ store, prefix, now }: Setting) {
  const [marksKey, versionKey] = [`${prefix}:tags`, `${prefix}:tags-version`];
  /** Milliseconds by which this process's clock is ahead of Redis'. */
  let ahead = 0;
  let version: string | null = null;
  let refreshed = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | null = null;
  /** Changes that couldn't be published while Redis was away. */
  const unsent = new Map<string, Mark>();

  async function send(marks: ReadonlyMap<string, Mark>): Promise<boolean> {
    const fields = [...marks].flatMap(([tag, mark]) => [tag, JSON.stringify(shift(mark, -ahead))]);
    const sent = await store.use((redis) =>
      redis.multi().hSet(marksKey, fields).set(versionKey, randomUUID()).exec(),
    );
    return sent !== undefined;
  }

  /** Tells all processes what this one has just invalidated. */
  async function tell(tags: readonly string[]): Promise<void> {
    for (const tag of tags) {
      const mark = tagsManifest.get(tag);
      if (mark) unsent.set(tag, mark);
    }
    await sendUnsent();
  }

  async function sendUnsent(): Promise<void> {
    const marks = new Map(unsent);
    if (marks.size === 0 || !(await send(marks))) return;
    for (const [tag, mark] of marks) if (unsent.get(tag) === mark) unsent.delete(tag);
  }

  async function readMarks(): Promise<void> {
    refreshed = now();
    const answer = await store.use(async (redis) => {
      const [time, at] = await Promise.all([
        redis.sendCommand<[string, string]>(["TIME"]),
        redis.get(versionKey),
      ]);
      return { clock: Number(time[0]) * 1000 + Number(time[1]) / 1000, at };
    });
    if (!answer) return;
    ahead = now() - answer.clock;
    await sendUnsent();
    if (answer.at === version) return;
    const marks = await store.use((redis) => redis.hGetAll(marksKey));
    if (!marks) return;
    version = answer.at;
    for (const [tag, text] of Object.entries(marks)) {
      const mark = parseMark(text);
      if (mark) merge(tag, shift(mark, ahead));
    }
  }

  /** Learns what other processes have invalidated. */
  async function refresh(): Promise<void> {
    if (now() - refreshed < refreshEveryMs) return refreshing ?? undefined;
    refreshing ??= readMarks().finally(() => {
      refreshing = null;
    });
    await refreshing;
  }

  store.onBack(() => void sendUnsent());

  return {
    tell,
    refresh,
    /** This process's time of an instant of Redis' clock, and the other way round. */
    toOwn: (at: number): number => at + ahead,
    toShared: (at: number): number => at - ahead,
  };
}

export type SharedTags = ReturnType<typeof createSharedTags>;

const shift = ({ stale, expired }: Mark, by: number): Mark => ({
  ...(stale === undefined ? {} : { stale: stale + by }),
  ...(expired === undefined ? {} : { expired: expired + by }),
});

/** The later of two marks counts. */
function merge(tag: string, mark: Mark): void {
  const own = tagsManifest.get(tag) ?? {};
  tagsManifest.set(tag, { ...later("stale", own, mark), ...later("expired", own, mark) });
}

function later(name: keyof Mark, one: Mark, other: Mark): Mark {
  const at = Math.max(one[name] ?? 0, other[name] ?? 0);
  return at > 0 ? { [name]: at } : {};
}

function parseMark(text: string): Mark | null {
  try {
    return markSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
