import type { Kysely, Selectable } from "kysely";
import type { ChannelTable, LineupTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

/** What a source calls a channel. */
export type SourceId = { source: string; id: string };

/** A channel, and what its sources call it. */
export type GuideChannelRow = Selectable<ChannelTable> & { source_ids: SourceId[] };

/** Every channel of the guide, by id. */
export async function listChannelRows(db: Kysely<Database>): Promise<GuideChannelRow[]> {
  const channels = await db.selectFrom("channel").selectAll().orderBy("id").execute();
  const feeds = await db
    .selectFrom("feed")
    .select(["channel", "source", "source_channel as id"])
    .where("channel", "is not", null)
    .orderBy("source")
    .orderBy("position")
    .orderBy("source_channel")
    .execute();
  const byChannel = Map.groupBy(feeds, ({ channel }) => channel);
  return channels.map((channel) => ({
    ...channel,
    source_ids: (byChannel.get(channel.ref) ?? []).map(({ source, id }) => ({ source, id })),
  }));
}

/** Every country's lineup, each in its order. */
export const listLineupRows = (db: Kysely<Database>): Promise<Selectable<LineupTable>[]> =>
  db.selectFrom("lineup").selectAll().orderBy("country").orderBy("position").orderBy("channel").execute();
