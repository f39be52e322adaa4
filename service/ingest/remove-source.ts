import type { Kysely } from "kysely";
import { deleteChannelsWithoutFeed } from "../store/channel-rows.ts";
import { deleteFeedsOfSource, listFeedCountries, listFeeds } from "../store/feeds.ts";
import { updateLineup } from "../store/lineups.ts";
import { lockWrites, nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { deleteSource, forgetContent, getSource } from "../store/sources.ts";
import { moveFeedSlots } from "./move-feed.ts";

/**
 * Removes a source with its feeds, their slots and the channels that no other source has, in one transaction. Shared
 * channels then show the other sources' slots. Returns false if there is no such source.
 */
export const removeSource = (db: Kysely<Database>, name: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockWrites(trx);
    const source = await getSource(trx, name);
    if (!source) return false;
    await nextRevision(trx);
    const countries = await listFeedCountries(trx, name);
    for (const { ref, channel } of await listFeeds(trx, name))
      if (channel !== null) await moveFeedSlots(trx, ref, channel, null);
    await deleteFeedsOfSource(trx, name);
    await deleteSource(trx, name);
    await deleteChannelsWithoutFeed(trx);
    // Shared channels lose this source's names for them with the next runs of the others.
    await forgetContent(trx);
    for (const country of new Set([source.country, ...countries]))
      if (country) await updateLineup(trx, country);
    return true;
  });
