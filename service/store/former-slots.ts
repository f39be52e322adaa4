import type { Kysely } from "kysely";
import { slices } from "./batches.ts";
import type { FormerSlotTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";
import { parseSlot } from "./slot-text.ts";
import { createUpserter } from "./upsert.ts";

/** Where programmes were before their sources moved or replaced them. Times are epoch seconds. */

/** What tells a programme from others of its channel. */
export type Said = { title: string; sub_title?: string; season?: number; number?: number };

/** What the body of a slot says of its programme. */
function saidIn(body: string): Said {
  const { title, sub_title, episode } = parseSlot(body);
  return { title, sub_title, season: episode?.season, number: episode?.number };
}

const upsert = createUpserter<FormerSlotTable>("former_slot", {
  columns: ["channel", "start", "stop", "said_json"],
  key: ["channel", "start"],
});

/** Notes slots of a channel that are about to be removed, in the caller's transaction. */
export const noteFormerSlots = (
  db: Kysely<Database>,
  channel: number,
  slots: readonly { start: number; stop: number; body: string }[],
): Promise<never[]> =>
  upsert(
    db,
    slots.map(({ start, stop, body }) => ({ channel, start, stop, said_json: JSON.stringify(saidIn(body)) })),
  );

/**
 * What was at a start of a channel where nothing is shown now: a programme that its source moved or replaced, or one
 * that gave way to another source's. Null if nothing was.
 */
export async function getFormerSlot(
  db: Kysely<Database>,
  { channel, start }: { channel: number; start: number },
): Promise<{ stop: number; said: Said } | null> {
  const at = { channel, start };
  const hidden = await db
    .selectFrom("slot")
    .select(["stop", "body"])
    .where("channel", "=", at.channel)
    .where("start", "=", at.start)
    .executeTakeFirst();
  if (hidden) return { stop: hidden.stop, said: saidIn(hidden.body) };
  const former = await db
    .selectFrom("former_slot")
    .select(["stop", "said_json"])
    .where("channel", "=", at.channel)
    .where("start", "=", at.start)
    .executeTakeFirst();
  return former ? { stop: former.stop, said: JSON.parse(former.said_json) } : null;
}

/** A channel's shown slots that start in `[from, to]`, with what their sources say. */
export async function listSaid(
  db: Kysely<Database>,
  { channel, from, to }: { channel: number; from: number; to: number },
): Promise<{ start: number; stop: number; said: Said }[]> {
  const rows = await db
    .selectFrom("slot")
    .select(["start", "stop", "body"])
    .where("channel", "=", channel)
    .where("start", ">=", from)
    .where("start", "<=", to)
    .where("shown", "=", 1)
    .orderBy("start")
    .execute();
  return rows.map(({ start, stop, body }) => ({ start, stop, said: saidIn(body) }));
}

/** Deletes what was over by an instant, in the caller's transaction; at most `limit`. Returns how many. */
export async function deleteFormerSlots(
  db: Kysely<Database>,
  { until, limit }: { until: number; limit: number },
): Promise<number> {
  const old = await db
    .selectFrom("former_slot")
    .select(["channel", "start"])
    .where("stop", "<=", until)
    .limit(limit)
    .execute();
  for (const [channel, own] of Map.groupBy(old, (row) => row.channel))
    for (const some of slices(own.map(({ start }) => start)))
      await db.deleteFrom("former_slot").where("channel", "=", channel).where("start", "in", some).execute();
  return old.length;
}
