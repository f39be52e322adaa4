import type { Kysely } from "kysely";
import { inBatches, slices } from "./batches.ts";
import type { PluginName } from "./derived-channels.ts";
import type { Database } from "./schema.ts";

/** What plug-ins of derivation have to rebuild. Writes run in the caller's transaction. */

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
