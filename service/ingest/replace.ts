import type { Kysely } from "kysely";
import { earliestEpoch, latestEpoch } from "../../contract/time.ts";
import { type FeedPlace, listFeedPlaces, listSharedChannels } from "../store/feed-places.ts";
import { noteFormerSlots } from "../store/former-slots.ts";
import { type Lease, writeUnder } from "../store/leases.ts";
import { longestSlotSeconds } from "../store/longest-slot.ts";
import { nextRevision } from "../store/revision.ts";
import type { SlotTable } from "../store/schema/listings.ts";
import type { Database } from "../store/schema.ts";
import { slotBody, tailOf } from "../store/slot-text.ts";
import {
  deleteSlots,
  listSlotTimes,
  listStandingSlots,
  markChannels,
  type SlotWriter,
  type StandingSlot,
  setShown,
} from "../store/slots-write.ts";
import { watchListings } from "../webhooks/listing-watch.ts";
import { merge } from "./merge.ts";

/** A normalised slot, complete but for its channel; `tail` is from `slotTail`. */
export type ReadySlot = { start: number; stop: number; tail: string; detail: string | null };

/** A feed's new slots, sorted and disjoint. */
export type NewListing = {
  feed: number;
  slots: readonly ReadySlot[];
  /** Whether no other slot of the feed stays, since all of their times are wrong. */
  replacesAll?: boolean;
};

type Span = { from: number; to: number };
type Change = { write: StandingSlot[]; remove: StandingSlot[] };

/**
 * Replaces the stored slots of some feeds, each within the span of its new slots, all in one transaction: a reader
 * sees each channel either wholly old or wholly new. Slots outside a span stay unless all are replaced; one that runs
 * into it is cut at its start. Returns for each feed the number of rows written or removed: 0, and no new revision, if nothing differs.
 * Feeds that are kept out of the guide are skipped. `now`, in epoch seconds, decides which changes webhooks get. Throws
 * a LeaseLostError if the given lease is no longer held.
 */
export async function replaceListings(
  db: Kysely<Database>,
  listings: readonly NewListing[],
  { write, lease, now }: { write: SlotWriter; lease: Lease | null; now: number },
): Promise<number[]> {
  if (listings.length === 0) return [];
  const feeds = listings.map(({ feed }) => feed);
  const before = await listFeedPlaces(db, feeds);
  const changes: Change[] = [];
  for (const listing of listings) changes.push(await findChange(db, before.get(listing.feed), listing));
  if (changes.every((change) => size(change) === 0)) return changes.map(size);

  return writeUnder(db, lease, async (trx) => {
    const revision = await nextRevision(trx);
    const places = await listFeedPlaces(trx, feeds);
    const shared = await listSharedChannels(trx, channelsOf(places));
    const watch = await watchListings(trx, channelsOf(places), now);
    const changed = new Map<FeedPlace, Span>();
    const rows: SlotTable[] = [];
    for (const [index, listing] of listings.entries()) {
      const place = places.get(listing.feed);
      const planned = changes[index];
      if (!place || !planned) continue;
      const stillRight = samePlace(place, before.get(listing.feed));
      const change = stillRight ? planned : await findChange(trx, place, listing);
      changes[index] = change;
      if (size(change) === 0) continue;
      changed.set(place, spanOf(listing));
      await noteFormerSlots(trx, place.channel, change.remove);
      await deleteSlots(
        trx,
        place,
        change.remove.map(({ start }) => start),
      );
      rows.push(...change.write.map(toRow(place, shared.has(place.channel) ? 0 : 1)));
    }
    // Together, since each statement has a cost of its own.
    await write(trx, rows);
    for (const [{ channel }, span] of changed) if (shared.has(channel)) await showBest(trx, channel, span);
    const channels = [...changed.keys()].map(({ channel }) => channel);
    await markChannels(trx, [...new Set(channels)], revision);
    await watch?.tell(revision);
    return changes.map(size);
  });
}

const channelsOf = (places: ReadonlyMap<number, FeedPlace>): number[] => [
  ...new Set([...places.values()].map(({ channel }) => channel)),
];

/** Whether nothing about a feed's channel changed between two reads. */
const samePlace = (a: FeedPlace, b: FeedPlace | undefined): boolean =>
  a.channel === b?.channel && a.revision === b.revision;

const spanOf = ({ slots, replacesAll }: NewListing): Span =>
  replacesAll
    ? { from: earliestEpoch, to: latestEpoch }
    : { from: slots[0]?.start ?? 0, to: slots.at(-1)?.stop ?? 0 };

const size = ({ write, remove }: Change): number => write.length + remove.length;

const toRow =
  ({ channel, feed }: FeedPlace, shown: 0 | 1) =>
  (slot: StandingSlot): SlotTable => ({ channel, feed, shown, ...slot });

/** What to change so that the store has a feed's new slots; nothing if the feed has no channel. */
async function findChange(
  db: Kysely<Database>,
  place: FeedPlace | undefined,
  listing: NewListing,
): Promise<Change> {
  const { slots } = listing;
  if (!place || slots.length === 0) return { write: [], remove: [] };
  const { channelId } = place;
  const { from, to } = spanOf(listing);
  const standing = await listStandingSlots(db, { ...place, from, to });
  const before = new Map(standing.map((slot) => [slot.start, slot]));
  const write: StandingSlot[] = [];
  for (const { start, stop, tail, detail } of slots) {
    const body = slotBody(channelId, start, stop, tail);
    const old = before.get(start);
    before.delete(start);
    if (old?.body !== body || old.detail !== detail) write.push({ start, stop, body, detail });
  }
  const remove: StandingSlot[] = [];
  for (const old of before.values())
    if (old.start >= from) remove.push(old);
    else write.push({ ...old, stop: from, body: slotBody(channelId, old.start, from, tailOf(old.body)) });
  return { write, remove };
}

/** The span in which a change can affect what is shown: nothing reaches further than the longest slot. */
const findAffectedSpan = ({ from, to }: Span): Span => ({
  from: from - longestSlotSeconds,
  to: to + longestSlotSeconds,
});

/**
 * Shows the slots that `merge` chooses among a channel's feeds, in and around a span, and hides the others. Returns
 * how many changed.
 */
export async function showBest(db: Kysely<Database>, channel: number, span: Span): Promise<number> {
  const places = await listSlotTimes(db, { channel, ...findAffectedSpan(span) });
  const shown = new Set(merge(places));
  const wrong = places.filter((place) => shown.has(place) !== (place.shown === 1));
  for (const [feed, own] of Map.groupBy(wrong, ({ feed }) => feed)) {
    const startsOf = (to: number) => own.filter((place) => place.shown !== to).map(({ start }) => start);
    await setShown(db, { channel, feed }, startsOf(1), 1);
    await setShown(db, { channel, feed }, startsOf(0), 0);
  }
  return wrong.length;
}
