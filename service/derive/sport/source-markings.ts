import type { Kysely } from "kysely";
import { addCounts, type Marking, type MarkingCounts, noMarking, toMarking } from "../../sport/marking.ts";
import type { Sighting } from "../../sport/sighting.ts";
import { listNotes } from "../../store/derived-channels.ts";
import { getMeta, setMeta } from "../../store/meta.ts";
import type { Database } from "../../store/schema.ts";
import { listBlocksOfSource } from "../../store/sightings.ts";
import { addStaleKeys } from "../../store/stale-keys.ts";
import { compareText } from "../../text.ts";

/** How a source marks what it shows in a country, as measured on its listings. */
export type MarkingFinder = (sighting: Pick<Sighting, "source" | "country">) => Marking;

/** A source may combine several producers, by country. */
const nameOf = (source: string, country: string | null): string => JSON.stringify([source, country]);

/**
 * Measures the markings of all sources. If one changed, all blocks that the source is in become stale, for that
 * country. Runs in the caller's transaction.
 */
export async function followMarkings(db: Kysely<Database>): Promise<MarkingFinder> {
  const markings = await measure(db);
  await markChangesStale(db, markings);
  return finderOf(markings);
}

/** The markings of all sources, as their listings are now. */
export const readMarkings = async (db: Kysely<Database>): Promise<MarkingFinder> =>
  finderOf(await measure(db));

const finderOf =
  (markings: ReadonlyMap<string, Marking>): MarkingFinder =>
  ({ source, country }) =>
    markings.get(nameOf(source, country)) ?? noMarking;

async function measure(db: Kysely<Database>): Promise<Map<string, Marking>> {
  const counts = new Map<string, MarkingCounts>();
  for (const { country, notes_json } of await listNotes(db, "sport")) {
    const bySource: Record<string, MarkingCounts> = JSON.parse(notes_json);
    for (const [source, own] of Object.entries(bySource)) {
      const name = nameOf(source, country);
      const before = counts.get(name);
      counts.set(name, before ? addCounts(before, own) : own);
    }
  }
  return new Map([...counts].map(([name, own]) => [name, toMarking(own)]));
}

async function markChangesStale(db: Kysely<Database>, markings: ReadonlyMap<string, Marking>): Promise<void> {
  const remarkable = [...markings].filter(([, marking]) => Object.values(marking).some(Boolean));
  const now = JSON.stringify(remarkable.sort(([a], [b]) => compareText(a, b)));
  const before = (await getMeta(db, "sport_markings")) ?? "[]";
  if (now === before) return;
  const known = new Map<string, Marking>(JSON.parse(before));
  for (const name of new Set([...known.keys(), ...remarkable.map(([name]) => name)])) {
    if (JSON.stringify(known.get(name) ?? noMarking) === JSON.stringify(markings.get(name) ?? noMarking))
      continue;
    const [source, country]: [string, string | null] = JSON.parse(name);
    await addStaleKeys(db, "sport", await listBlocksOfSource(db, source, country));
  }
  await setMeta(db, "sport_markings", now);
}
