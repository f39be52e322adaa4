import type { Kysely } from "kysely";
import { listFeeds, type StoredFeed } from "../store/feeds.ts";
import { listLineupCountries, updateLineup } from "../store/lineups.ts";
import type { Database } from "../store/schema.ts";
import { forgetContent, listSources } from "../store/sources.ts";
import type { ChannelDraft } from "./draft.ts";
import { reconcileFeeds } from "./reconcile.ts";

/** How many feeds joined a channel, by the way they were joined. */
export type Rejoined = Record<StoredFeed["joined_by"], number>;

const toDraft = (feed: StoredFeed): ChannelDraft => ({
  sourceChannel: feed.source_channel,
  names: JSON.parse(feed.names_json),
  ...(feed.icon && { icon: feed.icon }),
  ...(feed.website && { website: feed.website }),
  ...(feed.number !== null && { number: feed.number }),
});

/**
 * Joins every feed of the guide again, after an import of the channel database: feeds move, with their slots, to the
 * channel that they now join. Runs in the caller's transaction. The sample's channels are left alone.
 */
export async function rejoinFeeds(db: Kysely<Database>): Promise<Rejoined> {
  const rejoined: Rejoined = { id: 0, site_map: 0, name: 0, own: 0, excluded: 0 };
  for (const source of await listSources(db)) {
    if (source.kind === "sample") continue;
    const feeds = (await listFeeds(db, source.name)).sort((a, b) => a.position - b.position || a.ref - b.ref);
    await reconcileFeeds(
      db,
      {
        name: source.name,
        country: source.country,
        include: { closed: source.include_closed === 1, adult: source.include_adult === 1 },
        sample: false,
      },
      feeds.map(toDraft),
    );
    for (const feed of await listFeeds(db, source.name)) rejoined[feed.joined_by] += 1;
  }
  // The listings of a feed that was kept out of the guide are only in the file.
  await forgetContent(db);
  for (const country of await listLineupCountries(db)) await updateLineup(db, country);
  return rejoined;
}
