import type { Kysely } from "kysely";
import { nextRevision } from "../store/revision.ts";
import type { Database, SlotTable } from "../store/schema.ts";
import { longestSlotSeconds } from "../store/slots.ts";
import {
  deleteSlots,
  hasOtherSlots,
  listSlotPlaces,
  listStandingSlots,
  markChannel,
  type SlotWriter,
  type StandingSlot,
  setShown,
} from "../store/slots-write.ts";
import { merge } from "./merge.ts";
import { slotBody, tailOf } from "./slot-body.ts";

/** A feed that has its place in the guide. */
export type PlacedFeed = { feed: number; channel: number; channelId: string };

/** A mended slot, ready but for its channel: `tail` is from `slotTail`. */
export type ReadySlot = { start: number; stop: number; tail: string; detail: string | null };

type Span = { from: number; to: number };
type Change = { write: StandingSlot[]; remove: number[] };

/**
 * Puts a feed's new slots (sorted, disjoint) in the place of those that stand in their span, in one
 * transaction: a reader sees the channel wholly as it was or wholly as it is. What stands outside the span
 * stays; a slot that runs into the span is cut at its start. Gives the number of rows written or removed: 0,
 * and no revision, where the slots are those that stand.
 */
export async function replaceSlots(
  db: Kysely<Database>,
  place: PlacedFeed,
  slots: readonly ReadySlot[],
  write: SlotWriter,
): Promise<number> {
  const first = slots[0];
  const last = slots.at(-1);
  if (!first || !last) return 0;
  const span = { from: first.start, to: last.stop };
  if (size(changeOf(await listStandingSlots(db, { ...place, ...span }), place, slots)) === 0) return 0;

  return db.transaction().execute(async (trx) => {
    // Writing first takes the store's write lock, so that what is read from here on can't change beneath us.
    const revision = await nextRevision(trx);
    const change = changeOf(await listStandingSlots(trx, { ...place, ...span }), place, slots);
    await deleteSlots(trx, place, change.remove);
    const alone = !(await hasOtherSlots(trx, { ...place, ...windowOf(span) }));
    await write(trx, change.write.map(rowOf(place, alone ? 1 : 0)));
    if (!alone) await showBest(trx, place.channel, span);
    await markChannel(trx, place.channel, revision);
    return size(change);
  });
}

const size = ({ write, remove }: Change): number => write.length + remove.length;

const rowOf =
  ({ channel, feed }: PlacedFeed, shown: 0 | 1) =>
  ({ start, stop, body, detail }: StandingSlot): SlotTable => ({
    channel,
    start,
    feed,
    stop,
    shown,
    body,
    detail,
  });

function changeOf(
  standing: readonly StandingSlot[],
  { channelId }: PlacedFeed,
  slots: readonly ReadySlot[],
): Change {
  const from = slots[0]?.start ?? 0;
  const before = new Map(standing.map((slot) => [slot.start, slot]));
  const write: StandingSlot[] = [];
  for (const { start, stop, tail, detail } of slots) {
    const body = slotBody(channelId, start, stop, tail);
    const old = before.get(start);
    before.delete(start);
    if (old?.body !== body || old.detail !== detail) write.push({ start, stop, body, detail });
  }
  const remove: number[] = [];
  for (const old of before.values())
    if (old.start >= from) remove.push(old.start);
    else write.push({ ...old, stop: from, body: slotBody(channelId, old.start, from, tailOf(old.body)) });
  return { write, remove };
}

/** Where a change of a span can make itself felt: what lies further than the longest slot can't be touched. */
const windowOf = ({ from, to }: Span): Span => ({
  from: from - longestSlotSeconds,
  to: to + longestSlotSeconds,
});

/**
 * Shows the slots that `merge` chooses among a channel's feeds, in and about a span, and hides the others. Gives how
 * many changed.
 */
export async function showBest(db: Kysely<Database>, channel: number, span: Span): Promise<number> {
  const places = await listSlotPlaces(db, { channel, ...windowOf(span) });
  const shown = new Set(merge(places));
  const wrong = places.filter((place) => shown.has(place) !== (place.shown === 1));
  for (const [feed, own] of Map.groupBy(wrong, ({ feed }) => feed)) {
    const startsOf = (to: number) => own.filter((place) => place.shown !== to).map(({ start }) => start);
    await setShown(db, { channel, feed }, startsOf(1), 1);
    await setShown(db, { channel, feed }, startsOf(0), 0);
  }
  return wrong.length;
}
