import type { Kysely } from "kysely";
import { deleteChannelsWithoutFeed } from "../store/channel-rows.ts";
import { listFeeds } from "../store/feeds.ts";
import { updateLineup } from "../store/lineups.ts";
import { lockWrites, nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { forgetContent, getSource } from "../store/sources.ts";
import { moveFeedSlots } from "./move-feed.ts";

/**
 * Removes a source with its feeds, their slots and the channels that no other source has, in one transaction.
 * Channels that others have too show what those tell. False where there is no such source.
 */
export const removeSource = (db: Kysely<Database>, name: string): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await lockWrites(trx);
    const source = await getSource(trx, name);
    if (!source) return false;
    await nextRevision(trx);
    const countries = await trx
      .selectFrom("feed")
      .innerJoin("channel", "channel.ref", "feed.channel")
      .select("channel.country")
      .distinct()
      .where("feed.source", "=", name)
      .execute();
    for (const { ref, channel } of await listFeeds(trx, name))
      if (channel !== null) await moveFeedSlots(trx, ref, channel, null);
    await trx.deleteFrom("feed").where("source", "=", name).execute();
    await trx.deleteFrom("source").where("name", "=", name).execute();
    await deleteChannelsWithoutFeed(trx);
    // What this source said of a channel that others have too goes with their next runs.
    await forgetContent(trx);
    for (const country of new Set([source.country, ...countries.map(({ country }) => country)]))
      if (country) await updateLineup(trx, country);
    return true;
  });
