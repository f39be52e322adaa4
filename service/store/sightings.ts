import { type Kysely, type Selectable, sql } from "kysely";
import type { Database, SightedChannelTable, SightingTable } from "./schema.ts";

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

export type NewSighting = Omit<SightingTable, "event" | "showing" | "reason">;

/** The most rows in one statement: SQLite takes 32,766 values. */
const batchRows = 200;

/** Writes sightings; one that stood at the same place keeps its event until events are made anew. */
export async function writeSightings(db: Kysely<Database>, rows: readonly NewSighting[]): Promise<void> {
  for (let at = 0; at < rows.length; at += batchRows)
    await db
      .insertInto("sighting")
      .values(rows.slice(at, at + batchRows))
      .onConflict((conflict) =>
        conflict.columns(["channel", "start"]).doUpdateSet(({ ref }) => ({
          stop: ref("excluded.stop"),
          source: ref("excluded.source"),
          country: ref("excluded.country"),
          timeshift: ref("excluded.timeshift"),
          canned: ref("excluded.canned"),
          kind: ref("excluded.kind"),
          key_a: ref("excluded.key_a"),
          key_b: ref("excluded.key_b"),
          block: ref("excluded.block"),
          mention_json: ref("excluded.mention_json"),
        })),
      )
      .execute();
}

export type SlotKey = { channel: number; start: number };

/** Which event a slot shows; null for none. */
export type SlotEvent = SlotKey & { event: string | null };

export async function deleteSightings(db: Kysely<Database>, places: readonly SlotKey[]): Promise<void> {
  for (const [channel, own] of Map.groupBy(places, (place) => place.channel))
    for (let at = 0; at < own.length; at += batchRows)
      await db
        .deleteFrom("sighting")
        .where("channel", "=", channel)
        .where(
          "start",
          "in",
          own.slice(at, at + batchRows).map(({ start }) => start),
        )
        .execute();
}

/** Has sightings be of other blocks. */
export async function setBlocks(
  db: Kysely<Database>,
  places: readonly (SlotKey & { block: string })[],
): Promise<void> {
  for (const { channel, start, block } of places)
    await db
      .updateTable("sighting")
      .set({ block })
      .where("channel", "=", channel)
      .where("start", "=", start)
      .execute();
}

/** What a sighting is found to show. */
export type SightingVerdict = SlotKey & {
  event: string | null;
  showing: string | null;
  reason: string | null;
};

export async function writeVerdicts(
  db: Kysely<Database>,
  verdicts: readonly SightingVerdict[],
): Promise<void> {
  for (let at = 0; at < verdicts.length; at += batchRows) {
    const rows = verdicts
      .slice(at, at + batchRows)
      .map(
        ({ channel, start, event, showing, reason }) =>
          sql`(cast(${channel} as integer), cast(${start} as bigint), cast(${event} as text), cast(${showing} as text), cast(${reason} as text))`,
      );
    await sql`
      with verdict(channel, start, event, showing, reason) as (values ${sql.join(rows)})
      update sighting
      set event = verdict.event, showing = verdict.showing, reason = verdict.reason
      from verdict
      where sighting.channel = verdict.channel and sighting.start = verdict.start`.execute(db);
  }
}

/** Notes which event shown slots show; null for none. */
export async function setSlotEvents(db: Kysely<Database>, places: readonly SlotEvent[]): Promise<void> {
  for (let at = 0; at < places.length; at += batchRows) {
    const rows = places
      .slice(at, at + batchRows)
      .map(
        ({ channel, start, event }) =>
          sql`(cast(${channel} as integer), cast(${start} as bigint), cast(${event} as text))`,
      );
    await sql`
      with place(channel, start, event) as (values ${sql.join(rows)})
      update slot set event = place.event
      from place
      where slot.channel = place.channel and slot.start = place.start and slot.shown = 1`.execute(db);
  }
}

/** Notes that channels were read for events as of a revision of theirs. */
export async function markSighted(
  db: Kysely<Database>,
  channels: readonly SightedChannelTable[],
): Promise<void> {
  if (channels.length > 0)
    await db
      .insertInto("sighted_channel")
      .values(channels)
      .onConflict((conflict) =>
        conflict.column("channel").doUpdateSet(({ ref }) => ({
          revision: ref("excluded.revision"),
          habits_json: ref("excluded.habits_json"),
        })),
      )
      .execute();
}

/** Raises the revision as of which channels were read, where nothing but their events changed since. */
export async function raiseSighted(
  db: Kysely<Database>,
  channels: readonly number[],
  revision: number,
): Promise<void> {
  await db
    .updateTable("sighted_channel")
    .set({ revision })
    .where("channel", "in", channels)
    .where("revision", ">=", (eb) =>
      eb.selectFrom("channel").select("revision").whereRef("ref", "=", "sighted_channel.channel"),
    )
    .execute();
}

/** Has every channel read anew, and every event made anew, as when the rules change. */
export async function outdateAll(db: Kysely<Database>): Promise<void> {
  await db.updateTable("sighted_channel").set({ revision: -1 }).execute();
  await db
    .insertInto("stale_block")
    .columns(["block"])
    // SQLite would take what follows for a join, but for the condition.
    .expression((eb) => eb.selectFrom("sighting").select("block").distinct().where("block", "is not", null))
    .onConflict((conflict) => conflict.column("block").doNothing())
    .execute();
}

export async function forgetChannels(db: Kysely<Database>, channels: readonly number[]): Promise<void> {
  await db.deleteFrom("sighting").where("channel", "in", channels).execute();
  await db.deleteFrom("sighted_channel").where("channel", "in", channels).execute();
}

/** Each channel's country and its `HabitCounts` by source. */
export const listHabits = (
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

export async function addStaleBlocks(db: Kysely<Database>, blocks: Iterable<string>): Promise<void> {
  const all = [...new Set(blocks)];
  for (let at = 0; at < all.length; at += batchRows)
    await db
      .insertInto("stale_block")
      .values(all.slice(at, at + batchRows).map((block) => ({ block })))
      .onConflict((conflict) => conflict.column("block").doNothing())
      .execute();
}

/** Takes all stale blocks, in order: those that are noted meanwhile stay for the next time. */
export const takeStaleBlocks = async (db: Kysely<Database>): Promise<string[]> =>
  (await db.deleteFrom("stale_block").returning("block").execute()).map(({ block }) => block).sort();
