import type { Kysely } from "kysely";
import { replaceKnown } from "../../store/known-channels.ts";
import { lockWrites } from "../../store/revision.ts";
import type { Database } from "../../store/schema.ts";
import { type Rejoined, rejoinFeeds } from "../rejoin.ts";
import { buildKnown } from "./known-data.ts";
import { readTables } from "./tables.ts";

/** The account of an import. */
export type ChannelDbSummary = {
  /** Channels, and feeds with listings of their own. */
  channels: number;
  /** Of these, how many stay out of the guide. */
  excluded: number;
  /** Sites' ids that stand for one of them. */
  mapped: number;
  feeds: Rejoined;
};

/**
 * Replaces the channel database with the CSV files, plain or gzipped, of a folder, and joins the feeds that the
 * guide has anew. All or nothing: throws a ChannelDbError, before anything is written, on files that don't fit.
 */
export async function importChannelDb(db: Kysely<Database>, dir: string): Promise<ChannelDbSummary> {
  const known = buildKnown(await readTables(dir));
  const feeds = await db.transaction().execute(async (trx) => {
    await lockWrites(trx);
    await replaceKnown(trx, known);
    return rejoinFeeds(trx);
  });
  return {
    channels: known.channels.length,
    excluded: known.channels.filter(({ excluded }) => excluded !== null).length,
    mapped: known.siteMap.length,
    feeds,
  };
}
