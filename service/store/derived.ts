import { type Kysely, type Selectable, sql } from "kysely";
import { inBatches, slices } from "./batches.ts";
import type { DerivedChannelTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";

/**
 * What every plug-in of derivation keeps: which revision of each channel it has read, which keys are stale, and one
 * row for each slot that it found something in. Writes run in the caller's transaction.
 */

export type PluginName = DerivedChannelTable["plugin"];

/** A slot, whichever feed it is from: only one slot of a channel is shown at a time. */
export type SlotKey = { channel: number; start: number };

/** Where a plug-in keeps its rows, each under the key that it is rebuilt by, and what it writes on slots. */
export type PluginTables =
  | { name: "sport"; table: "sighting"; keyColumn: "block"; slotColumn: "event" }
  | { name: "shows"; table: "airing"; keyColumn: "title"; slotColumn: "episode" };

/** A channel as derivation reads it. */
export type ReadableChannel = {
  ref: number;
  id: string;
  name: string;
  country: string | null;
  languages_json: string;
  categories_json: string;
  revision: number;
};

const readableColumns = [
  "ref",
  "id",
  "name",
  "country",
  "languages_json",
  "categories_json",
  "revision",
] as const;

/** Channels that changed since one of some plug-ins read them. */
const changedChannels = (db: Kysely<Database>, plugins: readonly PluginName[]) =>
  db.selectFrom("channel").where(
    (eb) =>
      eb
        .selectFrom("derived_channel as derived")
        .select(({ fn }) => fn.countAll<number>().as("current"))
        .whereRef("derived.channel", "=", "channel.ref")
        .where("derived.plugin", "in", plugins)
        .whereRef("derived.revision", ">=", "channel.revision"),
    "<",
    plugins.length,
  );

/** Some of the changed channels, by key, after one. */
export const listChangedChannels = (
  db: Kysely<Database>,
  plugins: readonly PluginName[],
  { after, limit }: { after: number; limit: number },
): Promise<ReadableChannel[]> =>
  changedChannels(db, plugins)
    .select(readableColumns)
    .where("ref", ">", after)
    .orderBy("ref")
    .limit(limit)
    .execute();

export const countChangedChannels = async (
  db: Kysely<Database>,
  plugins: readonly PluginName[],
): Promise<number> => {
  const { count } = await changedChannels(db, plugins)
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const getReadableChannel = async (db: Kysely<Database>, id: string): Promise<ReadableChannel | null> =>
  (await db.selectFrom("channel").select(readableColumns).where("id", "=", id).executeTakeFirst()) ?? null;

/** The revisions of some channels, by key. */
export async function getRevisions(
  db: Kysely<Database>,
  refs: readonly number[],
): Promise<Map<number, number>> {
  const rows = await db.selectFrom("channel").select(["ref", "revision"]).where("ref", "in", refs).execute();
  return new Map(rows.map(({ ref, revision }) => [ref, revision]));
}

/** Some of the channels that a plug-in has read and that no longer exist. */
export const listGoneChannels = async (
  db: Kysely<Database>,
  plugin: PluginName,
  limit: number,
): Promise<number[]> => {
  const rows = await db
    .selectFrom("derived_channel as derived")
    .leftJoin("channel", "channel.ref", "derived.channel")
    .select("derived.channel as gone")
    .where("plugin", "=", plugin)
    .where("channel.ref", "is", null)
    .limit(limit)
    .execute();
  return rows.map(({ gone }) => gone);
};

/** Whether a channel changed or is gone, or a key is stale. */
export async function hasStale(db: Kysely<Database>, plugin: PluginName): Promise<boolean> {
  return (
    (await listStaleKeys(db, plugin, 1)).length > 0 ||
    (await listChangedChannels(db, [plugin], { after: 0, limit: 1 })).length > 0 ||
    (await listGoneChannels(db, plugin, 1)).length > 0
  );
}

/** A shown slot as derivation reads it. */
export type ReadableSlot = SlotKey & {
  stop: number;
  body: string;
  detail: string | null;
  event: string | null;
  episode: string | null;
  source: string;
};

const readableSlots = (db: Kysely<Database>, channels: readonly number[]) =>
  db
    .selectFrom("slot")
    .innerJoin("feed", "feed.ref", "slot.feed")
    .select(["slot.channel", "start", "stop", "body", "detail", "event", "episode", "feed.source"])
    .where("slot.channel", "in", channels)
    .where("shown", "=", 1);

/** Every shown slot of some channels, by channel and start. */
export const listReadableSlots = (
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<ReadableSlot[]> => readableSlots(db, channels).orderBy("slot.channel").orderBy("start").execute();

export const getReadableSlot = async (
  db: Kysely<Database>,
  { channel, start }: SlotKey,
): Promise<ReadableSlot | null> =>
  (await readableSlots(db, [channel]).where("start", "=", start).executeTakeFirst()) ?? null;

/** Records that a plug-in has read channels at a revision of theirs. */
export async function markRead(
  db: Kysely<Database>,
  rows: readonly Selectable<DerivedChannelTable>[],
): Promise<void> {
  if (rows.length > 0)
    await db
      .insertInto("derived_channel")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["channel", "plugin"]).doUpdateSet(({ ref }) => ({
          revision: ref("excluded.revision"),
          notes_json: ref("excluded.notes_json"),
        })),
      )
      .execute();
}

/** Raises the revision that plug-ins count as read, on channels that they were up to date with. */
export async function raiseRead(
  db: Kysely<Database>,
  plugins: readonly PluginName[],
  channels: readonly number[],
  revision: number,
): Promise<void> {
  await db
    .updateTable("derived_channel")
    .set({ revision })
    .where("plugin", "in", plugins)
    .where("channel", "in", channels)
    .where("revision", ">=", (eb) =>
      eb.selectFrom("channel").select("revision").whereRef("ref", "=", "derived_channel.channel"),
    )
    .execute();
}

/** What a plug-in noted of each channel that it has read, with the channel's country. */
export const listNotes = async (
  db: Kysely<Database>,
  plugin: PluginName,
): Promise<{ country: string | null; notes_json: string }[]> =>
  db
    .selectFrom("derived_channel as derived")
    .innerJoin("channel", "channel.ref", "derived.channel")
    .select(["country", "notes_json"])
    .where("plugin", "=", plugin)
    .where("notes_json", "is not", null)
    .$narrowType<{ notes_json: string }>()
    .execute();

/** Marks all channels as unread and all keys as stale. */
export async function markAllStale(
  db: Kysely<Database>,
  { name, table, keyColumn }: PluginTables,
): Promise<void> {
  await db.updateTable("derived_channel").set({ revision: -1 }).where("plugin", "=", name).execute();
  await sql`
    insert into stale_key (plugin, key)
    select distinct ${name}, ${sql.ref(keyColumn)} from ${sql.table(table)} where true
    on conflict (plugin, key) do nothing`.execute(db);
}

const insertStale = inBatches<[plugin: PluginName, key: string], never>(
  (db, rows) =>
    db
      .insertInto("stale_key")
      .values(rows.map(([plugin, key]) => ({ plugin, key })))
      .onConflict((conflict) => conflict.columns(["plugin", "key"]).doNothing())
      .$castTo<never>(),
  (row) => row,
);

export async function addStaleKeys(
  db: Kysely<Database>,
  plugin: PluginName,
  keys: Iterable<string>,
): Promise<void> {
  await insertStale(
    db,
    [...new Set(keys)].map((key) => [plugin, key]),
  );
}

/** The first stale keys, in order. */
export const listStaleKeys = async (
  db: Kysely<Database>,
  plugin: PluginName,
  limit: number,
): Promise<string[]> => {
  const rows = await db
    .selectFrom("stale_key")
    .select("key")
    .where("plugin", "=", plugin)
    .orderBy("key")
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
};

export const countStaleKeys = async (db: Kysely<Database>, plugin: PluginName): Promise<number> => {
  const { count } = await db
    .selectFrom("stale_key")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("plugin", "=", plugin)
    .executeTakeFirstOrThrow();
  return Number(count);
};

export async function deleteStaleKeys(
  db: Kysely<Database>,
  plugin: PluginName,
  keys: readonly string[],
): Promise<void> {
  for (const some of slices(keys))
    await db.deleteFrom("stale_key").where("plugin", "=", plugin).where("key", "in", some).execute();
}

/** Removes all stale keys and returns them, in order; keys that become stale later stay for the next time. */
export const takeStaleKeys = async (db: Kysely<Database>, plugin: PluginName): Promise<string[]> =>
  (await db.deleteFrom("stale_key").where("plugin", "=", plugin).returning("key").execute())
    .map(({ key }) => key)
    .sort();

/** Removes a plug-in's rows of some slots. */
export async function deleteRows(
  db: Kysely<Database>,
  { table }: PluginTables,
  places: readonly SlotKey[],
): Promise<void> {
  for (const [channel, own] of Map.groupBy(places, (place) => place.channel))
    for (const some of slices(own))
      await db
        .deleteFrom(table)
        .where("channel", "=", channel)
        .where(
          "start",
          "in",
          some.map(({ start }) => start),
        )
        .execute();
}

/** Removes all that a plug-in keeps of some channels. */
export async function forgetChannels(
  db: Kysely<Database>,
  { name, table }: PluginTables,
  channels: readonly number[],
): Promise<void> {
  await db.deleteFrom(table).where("channel", "in", channels).execute();
  await db
    .deleteFrom("derived_channel")
    .where("plugin", "=", name)
    .where("channel", "in", channels)
    .execute();
}

/**
 * A statement that sets text columns of rows, named by channel and start, to a value each. Of a slot, only the shown
 * one is set.
 */
export const updaterOf = <Column extends string>(
  table: "slot" | PluginTables["table"],
  columns: readonly Column[],
) =>
  inBatches<SlotKey & Record<Column, string | null>, never>(
    (db, rows) => {
      const values = rows.map((row) => {
        const texts = columns.map((column) => sql`cast(${row[column]} as text)`);
        return sql`(cast(${row.channel} as integer), cast(${row.start} as bigint), ${sql.join(texts)})`;
      });
      const set = columns.map((column) => sql`${sql.ref(column)} = fresh.${sql.ref(column)}`);
      const shown = table === "slot" ? sql`and slot.shown = 1` : sql``;
      return {
        compile: () =>
          sql<never>`
            with fresh (channel, start, ${sql.join(columns.map((column) => sql.ref(column)))})
              as (values ${sql.join(values)})
            update ${sql.table(table)} set ${sql.join(set)} from fresh
            where ${sql.table(table)}.channel = fresh.channel and ${sql.table(table)}.start = fresh.start
              ${shown}`.compile(db),
      };
    },
    (row) => [row.channel, row.start, ...columns.map((column) => row[column])],
  );

/** What a plug-in found about a shown slot, as the slot carries it; null for nothing. */
export type SlotVerdict = SlotKey & { verdict: string | null };

const setEvents = updaterOf("slot", ["event"]);
const setEpisodes = updaterOf("slot", ["episode"]);

export async function setSlotVerdicts(
  db: Kysely<Database>,
  column: PluginTables["slotColumn"],
  verdicts: readonly SlotVerdict[],
): Promise<void> {
  if (column === "event")
    await setEvents(
      db,
      verdicts.map(({ verdict, ...key }) => ({ ...key, event: verdict })),
    );
  else
    await setEpisodes(
      db,
      verdicts.map(({ verdict, ...key }) => ({ ...key, episode: verdict })),
    );
}
