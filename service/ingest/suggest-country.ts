import type { Kysely } from "kysely";
import { listUnplacedFeeds } from "../store/feeds.ts";
import { findKnownByKey } from "../store/known-channels.ts";
import type { Database } from "../store/schema.ts";
import { plural } from "./account.ts";
import { nameKey, nameKeys } from "./channels/channel-names.ts";

/** Of fewer channels whose names are known, none tells where they are from. */
const fewest = 3;
/** The share of them that one country has to have. */
const clearShare = 0.6;

/**
 * The country that most channels have by name, given the countries of the known channels that each one's names find;
 * null if it isn't clear. Many names are used in several countries.
 */
export function findNamesCountry(found: readonly (readonly string[])[]): string | null {
  const known = found.filter((countries) => countries.length > 0);
  const counts = new Map<string, number>();
  for (const country of known.flatMap((countries) => [...new Set(countries)]))
    counts.set(country, (counts.get(country) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  if (!first || known.length < fewest || first[1] < clearShare * known.length) return null;
  return first[1] >= 2 * (second?.[1] ?? 0) ? first[0] : null;
}

/** What to tell the operator of a source of which channels are in no country's guide; null if all are in one. */
export async function suggestCountry(db: Kysely<Database>, source: string): Promise<string | null> {
  const names = (await listUnplacedFeeds(db, source)).map(({ names_json }) =>
    (JSON.parse(names_json) as { name: string }[]).map(({ name }) => name),
  );
  if (names.length === 0) return null;
  const keys = names.map((own) => own.flatMap((name) => nameKeys(name, null)));
  const known = Map.groupBy(await findKnownByKey(db, [...new Set(keys.flat())]), ({ key }) => key);
  const country = findNamesCountry(
    keys.map((own) =>
      own.flatMap((key) =>
        (known.get(key) ?? []).flatMap((each) => (nameKey(each.name) === key ? (each.country ?? []) : [])),
      ),
    ),
  );
  return (
    `without a country, and so in no country's guide: ${plural(names.length, "channel")}; ` +
    `give one with ${country ? `--country ${country}, where most channels of these names are` : "--country"}`
  );
}
