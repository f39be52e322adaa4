import type { Kysely } from "kysely";
import { nextRevision } from "../store/revision.ts";
import type { Database } from "../store/schema.ts";
import { slotBody, tailOf } from "../store/slot-text.ts";
import {
  createSlotWriter,
  deleteFeedSlots,
  listSlotsFrom,
  markChannels,
  type StandingSlot,
} from "../store/slots-write.ts";
import { showBest } from "./replace.ts";

const pageSlots = 1000;
const always = { from: Number.MIN_SAFE_INTEGER, to: Number.MAX_SAFE_INTEGER };

/**
 * Moves a feed's slots to another channel, whose ids they get, and updates what both channels show. If `to` is null,
 * deletes them: the feed is kept out of the guide from now on. Runs in the caller's transaction, which updates the
 * feed's own row.
 */
export async function moveFeedSlots(
  db: Kysely<Database>,
  feed: number,
  from: number,
  to: { channel: number; channelId: string } | null,
): Promise<void> {
  const revision = await nextRevision(db);
  if (to) {
    await copySlots(db, { feed, channel: from }, to);
    await showBest(db, to.channel, always);
  }
  await deleteFeedSlots(db, { feed, channel: from });
  await showBest(db, from, always);
  await markChannels(db, to ? [from, to.channel] : [from], revision);
}

async function copySlots(
  db: Kysely<Database>,
  { feed, channel: old }: { feed: number; channel: number },
  { channel, channelId }: { channel: number; channelId: string },
): Promise<void> {
  const write = createSlotWriter();
  const moved = ({ start, stop, body, detail }: StandingSlot) => ({
    channel,
    start,
    feed,
    stop,
    shown: 0,
    body: slotBody(channelId, start, stop, tailOf(body)),
    detail,
  });
  let from = always.from;
  for (;;) {
    const page = await listSlotsFrom(db, { channel: old, feed, from, limit: pageSlots });
    await write(db, page.map(moved));
    const last = page.at(-1);
    if (!last || page.length < pageSlots) return;
    from = last.start + 1;
  }
}
