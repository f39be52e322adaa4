import type { Kysely } from "kysely";
import { formatChannelNumber } from "../channel-number.ts";
import type { Database } from "./schema.ts";

/** Positions from here on belong to channels without a number in any source; they only define the order. */
export const firstUnnumbered = 100_000;

/** The number that a lineup position shows to people; null if no source numbers the channel. */
export const shownNumber = (position: number): number | null =>
  position < firstUnnumbered ? formatChannelNumber(position) : null;

type ListedFeed = { channel: number; number: number | null; country: string | null };

/** The share of a country's feeds that sources of no country must number to order its guide. */
const leastNumbered = 0.1;

/**
 * The position of each channel: its least number, or else its first place in the given order. A worldwide source
 * numbers channels for a device of its own: if only a few of its numbers turn up here, they would lead the guide by
 * chance, and don't count.
 */
function buildLineup(places: readonly ListedFeed[]): Map<number, number> {
  const positions = new Map<number, number>();
  const foreign = places.filter(({ country, number }) => country === null && number !== null).length;
  const foreignCounts = foreign >= places.length * leastNumbered;
  places.forEach(({ channel, number, country }, index) => {
    const counts = number !== null && (country !== null || foreignCounts);
    const position = counts ? number : firstUnnumbered + index;
    const before = positions.get(channel);
    if (before === undefined || position < before) positions.set(channel, position);
  });
  return positions;
}

/**
 * Updates a country's lineup to its feeds: those of the country's own sources, and of sources without a country those that
 * are for it or, if that is unknown, whose channels belong there. Writes only what changed, and returns whether anything did.
 */
export async function updateLineup(db: Kysely<Database>, country: string): Promise<boolean> {
  const places = await db
    .selectFrom("feed")
    .innerJoin("source", "source.name", "feed.source")
    .innerJoin("channel", "channel.ref", "feed.channel")
    .select(["channel.ref as channel", "feed.number", "source.country"])
    .where(({ fn, eb }) => eb(fn.coalesce("source.country", "feed.country", "channel.country"), "=", country))
    .orderBy(({ eb }) => eb("source.country", "is", null))
    .orderBy("source.added_at")
    .orderBy("source.name")
    .orderBy("feed.position")
    .orderBy("feed.ref")
    .execute();
  const wanted = buildLineup(places);
  const present = await db.selectFrom("lineup").selectAll().where("country", "=", country).execute();
  let changed = false;
  for (const { channel, position } of present) {
    if (wanted.get(channel) === position) {
      wanted.delete(channel);
      continue;
    }
    changed = true;
    if (!wanted.has(channel))
      await db.deleteFrom("lineup").where("country", "=", country).where("channel", "=", channel).execute();
  }
  for (const [channel, position] of wanted) {
    changed = true;
    await db
      .insertInto("lineup")
      .values({ country, channel, position })
      .onConflict((conflict) => conflict.columns(["country", "channel"]).doUpdateSet({ position }))
      .execute();
  }
  return changed;
}

/** Every country that has a lineup. */
export const listLineupCountries = async (db: Kysely<Database>): Promise<string[]> =>
  (await db.selectFrom("lineup").select("country").distinct().orderBy("country").execute()).map(
    ({ country }) => country,
  );
