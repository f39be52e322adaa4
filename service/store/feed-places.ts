import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** A feed's channel, and the revision at which the channel last changed. */
export type FeedPlace = { feed: number; channel: number; channelId: string; revision: number };

/** The places of feeds, by feed; those that are kept out of the guide have none. At most some hundred feeds. */
export async function listFeedPlaces(
  db: Kysely<Database>,
  feeds: readonly number[],
): Promise<Map<number, FeedPlace>> {
  const rows = await db
    .selectFrom("feed")
    .innerJoin("channel", "channel.ref", "feed.channel")
    .select(["feed.ref as feed", "channel.ref as channel", "channel.id as channelId", "channel.revision"])
    .where("feed.ref", "in", feeds)
    .execute();
  return new Map(rows.map((row) => [row.feed, row]));
}

/** Which of some channels have several feeds. */
export async function listSharedChannels(
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<Set<number>> {
  if (channels.length === 0) return new Set();
  const rows = await db
    .selectFrom("feed")
    .select("channel")
    .where("channel", "in", channels)
    .groupBy("channel")
    .having(({ fn }) => fn.countAll(), ">", 1)
    .execute();
  return new Set(rows.flatMap(({ channel }) => (channel === null ? [] : [channel])));
}

/**
 * The other source with which a source shares the most channels of its own by id and names, though none of them is
 * joined to the other's; null if there is none.
 */
export async function findAlikeSource(
  db: Kysely<Database>,
  source: string,
): Promise<{ source: string; channels: number } | null> {
  const found = await db
    .selectFrom("feed as own")
    .innerJoin("feed as other", (join) =>
      join
        .onRef("other.source_channel", "=", "own.source_channel")
        .onRef("other.names_json", "=", "own.names_json"),
    )
    .select(({ fn }) => ["other.source", fn.countAll<number | string>().as("channels")])
    .where("own.source", "=", source)
    .where("own.joined_by", "=", "own")
    .where("own.gone_at", "is", null)
    .where("other.source", "!=", source)
    .where("other.joined_by", "=", "own")
    .groupBy("other.source")
    .orderBy("channels", "desc")
    .orderBy("other.source")
    .executeTakeFirst();
  return found ? { source: found.source, channels: Number(found.channels) } : null;
}

/** The names of a source's channels that other sources list too, or it again as another channel, by source. */
export async function listSharedWith(
  db: Kysely<Database>,
  source: string,
): Promise<{ source: string; channels: string[] }[]> {
  const rows = await db
    .selectFrom("feed as own")
    .innerJoin("feed as other", "other.channel", "own.channel")
    .innerJoin("channel", "channel.ref", "own.channel")
    .select(["other.source", "channel.name"])
    .distinct()
    .where("own.source", "=", source)
    .where("other.gone_at", "is", null)
    .where(({ eb, or, and, ref }) =>
      or([
        eb("other.source", "!=", source),
        and([eb("own.gone_at", "is", null), eb("other.ref", "!=", ref("own.ref"))]),
      ]),
    )
    .orderBy("other.source")
    .orderBy("channel.name")
    .execute();
  const bySource = Map.groupBy(rows, (row) => row.source);
  return [...bySource].map(([other, own]) => ({ source: other, channels: own.map(({ name }) => name) }));
}
