import type { Kysely, Selectable } from "kysely";
import type { KnownChannelTable, KnownNameTable, SiteMapTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

export type KnownChannelRow = Selectable<KnownChannelTable>;

/** The imported channel database, ready to be stored. */
export type KnownData = {
  channels: KnownChannelRow[];
  names: KnownNameTable[];
  siteMap: SiteMapTable[];
};

const chunk = 500;

async function inChunks<T>(values: readonly string[], read: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (let at = 0; at < values.length; at += chunk) found.push(...(await read(values.slice(at, at + chunk))));
  return found;
}

export const listKnownChannels = (db: Kysely<Database>, ids: readonly string[]): Promise<KnownChannelRow[]> =>
  inChunks(ids, (some) => db.selectFrom("known_channel").selectAll().where("id", "in", some).execute());

/** The known channels that the given keys find, each with the key that found it. */
export const findKnownByKey = (db: Kysely<Database>, keys: readonly string[]) =>
  inChunks(keys, (some) =>
    db
      .selectFrom("known_name")
      .innerJoin("known_channel", "known_channel.id", "known_name.channel")
      .select([
        "known_name.key",
        "known_channel.id",
        "name",
        "aliases_json",
        "country",
        "areas_json",
        "excluded",
      ])
      .where("known_name.key", "in", some)
      .execute(),
  );

/** The known channels whose site ids have the given endings. */
export const findKnownBySite = (db: Kysely<Database>, tokens: readonly string[]) =>
  inChunks(tokens, (some) =>
    db
      .selectFrom("site_map")
      .innerJoin("known_channel", "known_channel.id", "site_map.channel")
      .select([
        "token",
        "site",
        "known_channel.id",
        "name",
        "aliases_json",
        "country",
        "areas_json",
        "excluded",
      ])
      .where("token", "in", some)
      .execute(),
  );

/** Replaces the whole channel database, in the caller's transaction. */
export async function replaceKnown(db: Kysely<Database>, data: KnownData): Promise<void> {
  for (const table of ["site_map", "known_name", "known_channel"] as const)
    await db.deleteFrom(table).execute();
  for (let at = 0; at < data.channels.length; at += chunk)
    await db
      .insertInto("known_channel")
      .values(data.channels.slice(at, at + chunk))
      .execute();
  for (let at = 0; at < data.names.length; at += chunk)
    await db
      .insertInto("known_name")
      .values(data.names.slice(at, at + chunk))
      .execute();
  for (let at = 0; at < data.siteMap.length; at += chunk)
    await db
      .insertInto("site_map")
      .values(data.siteMap.slice(at, at + chunk))
      .execute();
}
