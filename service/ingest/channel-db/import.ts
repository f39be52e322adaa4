import type { Kysely } from "kysely";
import { replaceKnown } from "../../store/known-channels.ts";
import { lockWrites } from "../../store/revision.ts";
import type { Database } from "../../store/schema.ts";
import { type Rejoined, rejoinFeeds } from "../rejoin.ts";
import { buildKnown } from "./known-data.ts";
import { readTables } from "./tables.ts";

/** What an import did. */
export type ChannelDbSummary = {
  /** Channels, and feeds with listings of their own. */
  channels: number;
  /** How many of these are kept out of the guide. */
  excluded: number;
  /** Site ids that are mapped to one of them. */
  mapped: number;
  feeds: Rejoined;
};

/**
 * Replaces the channel database with a folder's CSV files, plain or gzipped, and joins the guide's feeds again. All or
 * nothing: throws a ChannelDbError, before anything is written, if the files aren't valid.
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
