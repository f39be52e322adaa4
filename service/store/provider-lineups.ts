import type { Kysely, Selectable } from "kysely";
import { slices } from "./batches.ts";
import { nextRevision } from "./revision.ts";
import type { ProviderLineupTable, ProviderPlaceTable } from "./schema/lineups.ts";
import type { Database } from "./schema.ts";

export type ProviderLineupRow = Selectable<ProviderLineupTable>;
export type ProviderPlaceRow = Selectable<ProviderPlaceTable>;

/** A place before it is stored. */
export type ProviderPlace = Omit<ProviderPlaceRow, "lineup" | "place">;

/** Imported lineups, by country and name. */
export const listProviderLineups = (db: Kysely<Database>): Promise<ProviderLineupRow[]> =>
  db.selectFrom("provider_lineup").selectAll().orderBy("country").orderBy("name").orderBy("id").execute();

/** The places of all imported lineups, each in its order. */
export const listProviderPlaces = (db: Kysely<Database>): Promise<ProviderPlaceRow[]> =>
  db.selectFrom("provider_place").selectAll().orderBy("lineup").orderBy("place").execute();

/** Replaces a lineup, in a new revision so that every process sees it. */
export const replaceProviderLineup = (
  db: Kysely<Database>,
  lineup: ProviderLineupRow,
  places: readonly ProviderPlace[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await nextRevision(trx);
    await trx.deleteFrom("provider_place").where("lineup", "=", lineup.id).execute();
    await trx
      .insertInto("provider_lineup")
      .values(lineup)
      .onConflict((conflict) => conflict.column("id").doUpdateSet(lineup))
      .execute();
    const rows = places.map((each, place) => ({ ...each, lineup: lineup.id, place }));
    for (const some of slices(rows)) await trx.insertInto("provider_place").values(some).execute();
  });

/** Removes an imported lineup. Returns whether there was one. */
export const removeProviderLineup = (db: Kysely<Database>, id: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await nextRevision(trx);
    await trx.deleteFrom("provider_place").where("lineup", "=", id).execute();
    const { numDeletedRows } = await trx
      .deleteFrom("provider_lineup")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  });

/** A feed's place in its source, whose country is known. */
export type SourcePlaceRow = {
  source: string;
  country: string;
  token: string;
  channel: number;
  number: number | null;
};

/** The feeds of all countries' sources that are still listed, in each source's own order. */
export const listSourcePlaces = async (db: Kysely<Database>): Promise<SourcePlaceRow[]> =>
  db
    .selectFrom("feed")
    .innerJoin("source", "source.name", "feed.source")
    .select(["feed.source", "source.country", "feed.source_channel as token", "feed.channel", "feed.number"])
    .where("feed.gone_at", "is", null)
    .orderBy("feed.source")
    .orderBy("feed.position")
    .orderBy("feed.ref")
    .$narrowType<{ country: string; channel: number }>()
    .where("feed.channel", "is not", null)
    .where("source.country", "is not", null)
    .execute();
