import type { Kysely, Selectable } from "kysely";
import { slices } from "./batches.ts";
import type { EventTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import { createUpserter } from "./upsert.ts";

/** Writes of events. Each runs in the caller's transaction. */

export const listEventsOfBlocks = (
  db: Kysely<Database>,
  blocks: readonly string[],
): Promise<Selectable<EventTable>[]> =>
  db.selectFrom("event").selectAll().where("block", "in", blocks).execute();

export const writeEvents = createUpserter<EventTable>("event", {
  columns: [
    "id",
    "block",
    "kind",
    "sport",
    "sport_name",
    "league",
    "league_name",
    "league_country",
    "start",
    "stop",
    "live_on",
    "body",
    "state_json",
    "updated_at",
  ],
  key: ["id"],
});

export async function deleteEvents(db: Kysely<Database>, ids: readonly string[]): Promise<void> {
  for (const some of slices(ids)) await db.deleteFrom("event").where("id", "in", some).execute();
}

/**
 * Points former ids, and ids that pointed to them, to the events that replaced them. An id that an event uses again
 * is no longer a former one; former ids of removed events are deleted.
 */
export async function writeAliases(
  db: Kysely<Database>,
  became: readonly { id: string; event: string }[],
): Promise<void> {
  for (const { id, event } of became) {
    await db.updateTable("event_alias").set({ event }).where("event", "=", id).execute();
    await db
      .insertInto("event_alias")
      .values({ id, event })
      .onConflict((conflict) => conflict.column("id").doUpdateSet({ event }))
      .execute();
  }
  await db
    .deleteFrom("event_alias")
    .where((eb) =>
      eb.or([
        eb("id", "in", eb.selectFrom("event").select("event.id")),
        eb("event", "not in", eb.selectFrom("event").select("event.id")),
      ]),
    )
    .execute();
}

export async function writeChanges(
  db: Kysely<Database>,
  rows: readonly { event: string; at: number; change_json: string }[],
): Promise<void> {
  for (const some of slices(rows)) await db.insertInto("event_change").values(some).execute();
}

/** Deletes old changes, but never the last of all: SQLite would reuse its number. */
export async function deleteChangesBefore(db: Kysely<Database>, at: number): Promise<void> {
  await db
    .deleteFrom("event_change")
    .where("at", "<", at)
    .where("ref", "<", (eb) => eb.selectFrom("event_change").select(({ fn }) => fn.max("ref").as("last")))
    .execute();
}
