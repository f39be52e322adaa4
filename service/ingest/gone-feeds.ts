import type { Kysely } from "kysely";
import { slices } from "../store/batches.ts";
import { listFeedPlaces } from "../store/feed-places.ts";
import { listFeeds, updateFeed } from "../store/feeds.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { deleteSlotsFrom, markChannels } from "../store/slots-write.ts";
import { showBest } from "./replace.ts";

/** Feeds in one transaction. */
const batchFeeds = 50;

type Going = {
  source: string;
  /** Whether the source now has a channel of this id. */
  lists: (sourceChannel: string) => boolean;
  /** Epoch seconds. */
  now: number;
  lease: Lease | null;
};

/**
 * Lets go of the feeds that a source no longer lists: deletes their future slots. Slots that have begun stay until
 * retention removes them together with the feed. Returns the number of feeds, and of changed slots and channels.
 */
export async function letGo(
  db: Kysely<Database>,
  { source, lists, now, lease }: Going,
): Promise<{ feeds: number; slots: number; channels: number }> {
  const gone = await listUnlisted(db, source, lists);
  const changed = { feeds: gone.length, slots: 0, channels: 0 };
  for (const batch of slices(gone, batchFeeds)) {
    const { slots, channels } = await writeUnder(db, lease, (trx) => letGoBatch(trx, batch, now));
    changed.slots += slots;
    changed.channels += channels;
  }
  return changed;
}

/** The feeds that a source no longer lists, except those that were let go before. */
export const listUnlisted = async (
  db: Kysely<Database>,
  source: string,
  lists: Going["lists"],
): Promise<number[]> =>
  (await listFeeds(db, source))
    .filter((feed) => feed.gone_at === null && !lists(feed.source_channel))
    .map(({ ref }) => ref);

async function letGoBatch(db: Kysely<Database>, feeds: readonly number[], now: number) {
  const channels = new Set<number>();
  let slots = 0;
  const places = await listFeedPlaces(db, feeds);
  for (const feed of feeds) {
    await updateFeed(db, feed, { gone_at: now });
    const place = places.get(feed);
    const removed = place ? await deleteSlotsFrom(db, place, now) : 0;
    if (!place || removed === 0) continue;
    await showBest(db, place.channel, { from: now, to: Number.MAX_SAFE_INTEGER });
    channels.add(place.channel);
    slots += removed;
  }
  if (slots > 0) await markChannels(db, [...channels], await nextRevision(db));
  return { slots, channels: channels.size };
}

/** Marks the feeds that a source lists again as no longer gone. Runs in the caller's transaction. */
export async function takeBack(
  db: Kysely<Database>,
  { source, lists }: Pick<Going, "source" | "lists">,
): Promise<void> {
  for (const feed of await listFeeds(db, source))
    if (feed.gone_at !== null && lists(feed.source_channel))
      await updateFeed(db, feed.ref, { gone_at: null });
}
