import type { Kysely, Selectable } from "kysely";
import type { SightingTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";

/** What was sighted in the shown slots, and which channels and blocks of it are out of date. */

/** A sighting with its channel's public id. */
export type SightingRow = Selectable<SightingTable> & { channel_id: string };

/** A channel whose slots changed since they were last read for events. */
export type UnsightedChannel = {
  ref: number;
  id: string;
  name: string;
  country: string | null;
  languages_json: string;
  categories_json: string;
  revision: number;
};

/** Some of the channels that are out of date, by key, after one. */
export const listUnsightedChannels = (
  db: Kysely<Database>,
  { after, limit }: { after: number; limit: number },
): Promise<UnsightedChannel[]> =>
  db
    .selectFrom("channel")
    .leftJoin("sighted_channel as sighted", "sighted.channel", "channel.ref")
    .select(["ref", "id", "name", "country", "languages_json", "categories_json", "channel.revision"])
    .where((eb) =>
      eb.or([eb("sighted.revision", "is", null), eb("sighted.revision", "<", eb.ref("channel.revision"))]),
    )
    .where("ref", ">", after)
    .orderBy("ref")
    .limit(limit)
    .execute();

/** The channel of a public id, as reading its slots for events needs it. */
export const getReadableChannel = async (
  db: Kysely<Database>,
  id: string,
): Promise<UnsightedChannel | null> =>
  (await db
    .selectFrom("channel")
    .select(["ref", "id", "name", "country", "languages_json", "categories_json", "revision"])
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

/** Some of the channels that were read for events and are no more. */
export const listGoneChannels = async (db: Kysely<Database>, limit: number): Promise<number[]> => {
  const rows = await db
    .selectFrom("sighted_channel as sighted")
    .leftJoin("channel", "channel.ref", "sighted.channel")
    .select("sighted.channel as gone")
    .where("channel.ref", "is", null)
    .limit(limit)
    .execute();
  return rows.map(({ gone }) => gone);
};

/** Whether a channel is out of date or gone, or a block stale. */
export async function isOutdated(db: Kysely<Database>): Promise<boolean> {
  const stale = await db.selectFrom("stale_block").select("block").limit(1).executeTakeFirst();
  return (
    stale !== undefined ||
    (await listUnsightedChannels(db, { after: 0, limit: 1 })).length > 0 ||
    (await listGoneChannels(db, 1)).length > 0
  );
}

/** A shown slot as reading it for events needs it. */
export type ReadableSlot = {
  channel: number;
  start: number;
  stop: number;
  body: string;
  detail: string | null;
  event: string | null;
  source: string;
};

const readableSlots = (db: Kysely<Database>, channel: number) =>
  db
    .selectFrom("slot")
    .innerJoin("feed", "feed.ref", "slot.feed")
    .select(["slot.channel", "start", "stop", "body", "detail", "event", "feed.source"])
    .where("slot.channel", "=", channel)
    .where("shown", "=", 1);

/** Every shown slot of a channel, by start. */
export const listReadableSlots = (db: Kysely<Database>, channel: number): Promise<ReadableSlot[]> =>
  readableSlots(db, channel).orderBy("start").execute();

/** The shown slot of a channel that starts at an instant. */
export const getReadableSlot = async (
  db: Kysely<Database>,
  { channel, start }: SlotKey,
): Promise<ReadableSlot | null> =>
  (await readableSlots(db, channel).where("start", "=", start).executeTakeFirst()) ?? null;

const sightings = (db: Kysely<Database>) =>
  db
    .selectFrom("sighting")
    .innerJoin("channel", "channel.ref", "sighting.channel")
    .selectAll("sighting")
    .select("channel.id as channel_id");

export const listSightingsOfChannels = (
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<Selectable<SightingTable>[]> =>
  db.selectFrom("sighting").selectAll().where("channel", "in", channels).execute();

export const listSightingsOfBlocks = (
  db: Kysely<Database>,
  blocks: readonly string[],
): Promise<SightingRow[]> => sightings(db).where("block", "in", blocks).execute();

/** The sighting in the slot of a channel that starts at an instant. */
export const getSighting = async (
  db: Kysely<Database>,
  { channel, start }: SlotKey,
): Promise<SightingRow | null> =>
  (await sightings(db)
    .where("sighting.channel", "=", channel)
    .where("sighting.start", "=", start)
    .executeTakeFirst()) ?? null;

/** Sightings of sides of which the catalogue doesn't know all, one of which is among the keys. */
export const listUnsureSightings = (db: Kysely<Database>, keys: readonly string[]): Promise<SightingRow[]> =>
  sightings(db)
    .where((eb) => eb.or([eb("key_a", "in", keys), eb("key_b", "in", keys)]))
    .where((eb) => eb.or([eb("key_a", "like", "~%"), eb("key_b", "like", "~%")]))
    .where("key_b", "is not", null)
    .execute();

/** Sightings that have one of some keys, as the listings spell them. */
export const listSightingsOfKeys = (db: Kysely<Database>, keys: readonly string[]): Promise<SightingRow[]> =>
  sightings(db)
    .where((eb) => eb.or([eb("key_a", "in", keys), eb("key_b", "in", keys)]))
    .where("key_b", "is not", null)
    .execute();

export type SlotKey = { channel: number; start: number };

/** Which event a slot shows; null for none. */
export type SlotEvent = SlotKey & { event: string | null };

/** Each channel's country and its `MarkingCounts` by source. */
export const listMarkCounts = (
  db: Kysely<Database>,
): Promise<{ country: string | null; habits_json: string }[]> =>
  db
    .selectFrom("sighted_channel as sighted")
    .innerJoin("channel", "channel.ref", "sighted.channel")
    .select(["country", "habits_json"])
    .execute();

/** The blocks of which a source tells in a country. */
export const listBlocksOfSource = async (
  db: Kysely<Database>,
  source: string,
  country: string | null,
): Promise<string[]> => {
  const rows = await db
    .selectFrom("sighting")
    .select("block")
    .distinct()
    .where("source", "=", source)
    .where("country", country === null ? "is" : "=", country)
    .execute();
  return rows.map(({ block }) => block);
};
