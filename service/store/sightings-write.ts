import { type Kysely, sql } from "kysely";
import type { SightedChannelTable, SightingTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import type { SlotEvent, SlotKey } from "./sightings.ts";

/** Writes of sightings, and of what is out of date about them. Each runs in the caller's transaction. */

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
