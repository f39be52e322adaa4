import type { Kysely } from "kysely";
import { findKnownByKey, findKnownBySite } from "../../store/known-channels.ts";
import type { Database } from "../../store/schema.ts";
import type { Candidate, Knowledge, Mapped } from "./candidate.ts";

export const noKnowledge: Knowledge = { named: new Map(), mapped: new Map() };

type FoundRow = Omit<Candidate, "aliases" | "areas"> & { aliases_json: string; areas_json: string };

const candidate = ({ id, name, aliases_json, country, areas_json, excluded }: FoundRow): Candidate => ({
  id,
  name,
  aliases: JSON.parse(aliases_json),
  country,
  areas: JSON.parse(areas_json),
  excluded,
});

/** Looks up what a join needs in the imported channel database. */
export async function readKnowledge(
  db: Kysely<Database>,
  { keys, tokens }: { keys: readonly string[]; tokens: readonly string[] },
): Promise<Knowledge> {
  const named = new Map<string, Candidate[]>();
  for (const row of await findKnownByKey(db, keys))
    named.set(row.key, [...(named.get(row.key) ?? []), candidate(row)]);
  const mapped = new Map<string, Mapped[]>();
  for (const row of await findKnownBySite(db, tokens)) {
    const here = { site: row.site, channel: candidate(row) };
    mapped.set(row.token, [...(mapped.get(row.token) ?? []), here]);
  }
  return { named, mapped };
}
