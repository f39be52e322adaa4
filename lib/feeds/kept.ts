import { createHash } from "node:crypto";
import { z } from "zod";

/** What a file that programs follow held when it was last asked for. `changed` is in epoch seconds. */
export type KeptFeed<Entry> = {
  name: string;
  entries: readonly { id: string; digest: string; changed: number; entry: Entry }[];
};

const keptSchema = z.object({
  name: z.string(),
  entries: z.array(
    z.object({
      id: z.string(),
      digest: z.string(),
      changed: z.number(),
      entry: z.record(z.string(), z.unknown()),
    }),
  ),
});

/** Reads what `JSON.stringify` made of something kept; null if it is something else. */
export function parseKept<Entry>(text: string): KeptFeed<Entry> | null {
  try {
    return keptSchema.parse(JSON.parse(text)) as KeptFeed<Entry>;
  } catch {
    return null;
  }
}

/**
 * What several places kept of one file, as one: of an entry that they tell differently, what changed last. Null if
 * none has it.
 */
export function uniteKept<Entry>(kept: readonly KeptFeed<Entry>[]): KeptFeed<Entry> | null {
  const [first] = kept;
  if (!first) return null;
  const entries = new Map<string, KeptFeed<Entry>["entries"][number]>();
  for (const each of kept.flatMap((one) => one.entries))
    if (each.changed > (entries.get(each.id)?.changed ?? Number.NEGATIVE_INFINITY))
      entries.set(each.id, each);
  return { name: first.name, entries: [...entries.values()] };
}

const hashEntry = (entry: unknown): string =>
  createHash("sha256").update(JSON.stringify(entry)).digest("base64url").slice(0, 22);

type Rules<Entry> = {
  idOf: (entry: Entry) => string;
  /** Whether an entry that isn't found any more stays in the file. */
  stays: (entry: Entry) => boolean;
  now: number;
};

/**
 * Joins what a file holds now with what it held before. The API has no times of change, so an entry changes when it is
 * first seen to differ: its time never goes back, and grows with every change. What stays has an order of its own, so
 * that all processes of a site write the same file.
 */
export function joinKept<Entry>(
  name: string,
  fresh: readonly Entry[],
  kept: KeptFeed<Entry> | null,
  { idOf, stays, now }: Rules<Entry>,
): KeptFeed<Entry> {
  const before = new Map(kept?.entries.map((each) => [each.id, each]));
  const found = fresh.map((entry) => {
    const [id, digest] = [idOf(entry), hashEntry(entry)];
    const old = before.get(id);
    before.delete(id);
    const changed = old?.digest === digest ? old.changed : Math.max(now, (old?.changed ?? 0) + 1);
    return { id, digest, changed, entry };
  });
  const stayed = [...before.values()].filter(({ entry }) => stays(entry)).toSorted(byId);
  return { name, entries: [...stayed, ...found] };
}

const byId = (one: { id: string }, other: { id: string }): number =>
  one.id < other.id ? -1 : one.id > other.id ? 1 : 0;
