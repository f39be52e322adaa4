import type { ExpressionBuilder, Kysely, Selectable } from "kysely";
import { inSlices } from "./batches.ts";
import { createUpdater, type SlotKey } from "./derived-rows.ts";
import type { SightingTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import { createUpserter } from "./upsert.ts";

/** What was detected in shown slots. Writes run in the caller's transaction. */

export type StandingSighting = Selectable<SightingTable>;

/** A sighting with its event as the API answers it; null without an event. */
export type SightingOfEvent = StandingSighting & { event_body: string | null };

/** A sighting with its channel's public id. */
export type SightingRow = StandingSighting & { channel_id: string };

const sightings = (db: Kysely<Database>) =>
  db
    .selectFrom("sighting")
    .innerJoin("channel", "channel.ref", "sighting.channel")
    .selectAll("sighting")
    .select("channel.id as channel_id");

export const listSightingsOfChannels = (
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<SightingOfEvent[]> =>
  db
    .selectFrom("sighting")
    .leftJoin("event", "event.id", "sighting.event")
    .selectAll("sighting")
    .select("event.body as event_body")
    .where("channel", "in", channels)
    .execute();

export const listSightingsOfBlocks = (
  db: Kysely<Database>,
  blocks: readonly string[],
): Promise<SightingRow[]> => sightings(db).where("block", "in", blocks).execute();

export const getSighting = async (
  db: Kysely<Database>,
  { channel, start }: SlotKey,
): Promise<SightingRow | null> =>
  (await sightings(db)
    .where("sighting.channel", "=", channel)
    .where("sighting.start", "=", start)
    .executeTakeFirst()) ?? null;

/** Of two entrants, or of one subject that ends so. */
const isGame = (subjectEnd: string) => (eb: ExpressionBuilder<Database, "sighting">) =>
  eb.or([eb("key_b", "is not", null), eb("key_a", "like", `%${subjectEnd}`)]);

/** Sightings of two entrants, or of a subject that ends so, with one of these keys, as the listings spell it. */
export const listSightingsOfKeys = (
  db: Kysely<Database>,
  keys: readonly string[],
  subjectEnd: string,
): Promise<SightingRow[]> =>
  sightings(db)
    .where((eb) => eb.or([eb("key_a", "in", keys), eb("key_b", "in", keys)]))
    .where(isGame(subjectEnd))
    .execute();

/** Sightings of two entrants, or of a subject that ends so, that start in one of these spans, both ends included. */
export const listSightingsWithin = (
  db: Kysely<Database>,
  spans: readonly { start: number; stop: number }[],
  subjectEnd: string,
): Promise<SightingRow[]> =>
  inSlices(spans, (some) =>
    sightings(db)
      .where((eb) => eb.or(some.map(({ start, stop }) => eb.between("sighting.start", start, stop))))
      .where(isGame(subjectEnd))
      .execute(),
  );

/** The blocks of a source's sightings in a country. */
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

export type NewSighting = Omit<SightingTable, "event" | "showing" | "reason">;

/** Writes sightings; one that replaces another of the same slot keeps its event until events are rebuilt. */
export const writeSightings = createUpserter<NewSighting>("sighting", {
  columns: [
    "channel",
    "start",
    "stop",
    "source",
    "country",
    "timeshift",
    "canned",
    "kind",
    "key_a",
    "key_b",
    "block",
    "detection_json",
  ],
  key: ["channel", "start"],
});

/** Moves sightings to other blocks. */
export const setBlocks = createUpdater("sighting", ["block"]);

/** What a sighting is found to show. */
export type JudgedSighting = SlotKey & Pick<SightingTable, "event" | "showing" | "reason">;

export const writeSightingJudgements = createUpdater("sighting", ["event", "showing", "reason"]);
