import type { Kysely, Selectable } from "kysely";
import { inSlices, slices } from "./batches.ts";
import type { KnownChannelTable, KnownNameTable, SiteMapTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

export type KnownChannelRow = Selectable<KnownChannelTable>;

/** The imported channel database, ready to be stored. */
export type KnownData = {
  channels: KnownChannelRow[];
  names: KnownNameTable[];
  siteMap: SiteMapTable[];
};

/** What joining a channel takes, of `known_channel`. */
const joined = ["known_channel.id", "name", "aliases_json", "country", "areas_json", "excluded"] as const;

export const listKnownChannels = (db: Kysely<Database>, ids: readonly string[]): Promise<KnownChannelRow[]> =>
  inSlices(ids, (some) => db.selectFrom("known_channel").selectAll().where("id", "in", some).execute());

/** The known channels that the given keys find, each with the key that found it. */
export const findKnownByKey = (db: Kysely<Database>, keys: readonly string[]) =>
  inSlices(keys, (some) =>
    db
      .selectFrom("known_name")
      .innerJoin("known_channel", "known_channel.id", "known_name.channel")
      .select(["known_name.key", ...joined])
      .where("known_name.key", "in", some)
      .execute(),
  );

/** The known channels whose site ids have the given endings. */
export const findKnownBySite = (db: Kysely<Database>, tokens: readonly string[]) =>
  inSlices(tokens, (some) =>
    db
      .selectFrom("site_map")
      .innerJoin("known_channel", "known_channel.id", "site_map.channel")
      .select(["token", "site", ...joined])
      .where("token", "in", some)
      .execute(),
  );

/** Replaces the whole channel database, in the caller's transaction. */
export async function replaceKnown(db: Kysely<Database>, data: KnownData): Promise<void> {
  for (const table of ["site_map", "known_name", "known_channel"] as const)
    await db.deleteFrom(table).execute();
  for (const some of slices(data.channels)) await db.insertInto("known_channel").values(some).execute();
  for (const some of slices(data.names)) await db.insertInto("known_name").values(some).execute();
  for (const some of slices(data.siteMap)) await db.insertInto("site_map").values(some).execute();
}
