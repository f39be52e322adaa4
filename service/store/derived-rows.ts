import { type Kysely, sql } from "kysely";
import { inBatches, slices } from "./batches.ts";
import { listChangedChannels, listGoneChannels, type PluginName } from "./derived-channels.ts";
import type { Database } from "./schema.ts";
import { listStaleKeys } from "./stale-keys.ts";

/**
 * What derivation plug-ins store: a row for each slot in which they found something, and a verdict on the slot itself.
 * Writes run in the caller's transaction.
 */

/** A slot, whichever feed it is from: only one slot of a channel is shown at a time. */
export type SlotKey = { channel: number; start: number };

/** The table of a plug-in's rows, its column of the keys by which they are rebuilt, and the slots' verdict column. */
export type PluginTables =
  | { name: "sport"; table: "sighting"; keyColumn: "block"; slotColumn: "event" }
  | { name: "shows"; table: "airing"; keyColumn: "title"; slotColumn: "episode" };

/** Whether a channel changed or is gone, or a key is stale. */
export async function hasStale(db: Kysely<Database>, plugin: PluginName): Promise<boolean> {
  return (
    (await listStaleKeys(db, plugin, 1)).length > 0 ||
    (await listChangedChannels(db, [plugin], { after: 0, limit: 1 })).length > 0 ||
    (await listGoneChannels(db, plugin, 1)).length > 0
  );
}

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

/** Deletes everything that a plug-in stores for some channels. */
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
 * A statement that sets text columns of many rows, each found by its channel and start. If several slots start
 * together, only the shown one is changed.
 */
export const createUpdater = <Column extends string>(
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

/** The verdict that a plug-in writes on a shown slot; null for none. */
export type SlotVerdict = SlotKey & { verdict: string | null };

const setEvents = createUpdater("slot", ["event"]);
const setEpisodes = createUpdater("slot", ["episode"]);

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
