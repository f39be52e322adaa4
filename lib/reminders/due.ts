import type { Reminder } from "./reminder.ts";

/** Something with a start that a person is reminded of. Times in epoch seconds. */
export type RemindedItem = {
  /** An event's id, a listing's, or what distinguishes a programme's parts. */
  id: string;
  title: string;
  /** The title that its listing has, by which a programme is found again that has moved. */
  listed?: string;
  start: number;
  channel?: string;
  /** A path of the site within the market: `events/…`, `programmes/…`. */
  path: string;
};

/** Why a push is sent. */
export type Why = "start" | "moved" | "gone";

/** A push that is due at a time. */
export type Due = RemindedItem & {
  why: Why;
  at: number;
  market: string;
  /** The former start. */
  from?: number;
};

/** What was planned for a device before: its pushes of the kind `start`, by their items' ids. */
export type Planned = Pick<Due, "id" | "title" | "listed" | "start" | "path" | "channel"> & {
  isSent: boolean;
};

/** Further ahead nothing is planned: it is read again before. */
export const horizonSeconds = 2 * 86_400;

/** A push that comes later than this after the start helps nobody. */
export const lateSeconds = 15 * 60;

export type PushChanges = { put: Due[]; drop: string[] };

/**
 * What to plan for one reminder, given what is listed now and what was planned: a push at its lead before each start;
 * if a start moved, another, and word of it; if a thing that was to come is no longer listed, word of that, and no push
 * at its start. The same plan again changes nothing.
 */
export function planPushes(
  items: readonly RemindedItem[],
  planned: readonly Planned[],
  { market, lead, moves }: Pick<Reminder, "market" | "lead" | "moves">,
  now: number,
): PushChanges {
  const before = new Map(planned.map((each) => [each.id, each]));
  const plan: PushChanges = { put: [], drop: [] };
  for (const item of items) {
    const known = before.get(item.id);
    before.delete(item.id);
    if (known?.start === item.start) continue;
    if (item.start > now && item.start <= now + horizonSeconds)
      plan.put.push({ ...item, market, why: "start", at: Math.max(item.start - lead * 60, now) });
    else if (known) plan.drop.push(item.id);
    if (known && moves && Math.max(known.start, item.start) > now)
      plan.put.push({ ...item, market, why: "moved", from: known.start, at: now });
  }
  for (const gone of before.values()) {
    if (gone.start <= now) continue;
    plan.drop.push(gone.id);
    if (moves) {
      const { isSent: _, ...item } = gone;
      plan.put.push({ ...item, market, why: "gone", at: now });
    }
  }
  return plan;
}
