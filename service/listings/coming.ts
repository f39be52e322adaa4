import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import { latestEpoch } from "../../contract/time.ts";
import type { Database } from "../store/schema.ts";
import { listTimedSlots, type SlotRow } from "../store/slots.ts";

/** What a channel has from an instant on: the slot that runs then, if any, and what follows it. */
export type Coming = {
  /** The channel's key in the store. */
  channel: number;
  slots: SlotRow[];
  /** Whether nothing comes after these. */
  isAll: boolean;
};

/** What is asked for: of each channel what runs at an instant and at least so many slots in all, where it has them. */
type Asked = {
  at: number;
  fewest: number;
  /** How far ahead most channels have so many, in seconds. */
  ahead: number;
};

/** How far ahead slots are read of the channels that have too few until then, in seconds. */
const further = [48 * 3600, Number.POSITIVE_INFINITY];

/** Channels read in one statement, before others get their turn. */
const atOnce = 100;

/** Reads what comes from an instant on, of any number of channels. */
export async function* readComing(
  db: Kysely<Database>,
  channels: readonly number[],
  asked: Asked,
): AsyncGenerator<Coming, void, void> {
  for (let n = 0; n < channels.length; n += atOnce) {
    yield* readAhead(db, channels.slice(n, n + atOnce), asked, further);
    await breathe();
  }
}

async function* readAhead(
  db: Kysely<Database>,
  channels: readonly number[],
  { at, fewest, ahead }: Asked,
  [next, ...beyond]: readonly number[],
): AsyncGenerator<Coming, void, void> {
  const rows = await listTimedSlots(db, { channels, from: at, to: Math.min(at + ahead, latestEpoch) });
  const byChannel = Map.groupBy(rows, ({ channel }) => channel);
  const scant: number[] = [];
  for (const channel of channels) {
    const slots = byChannel.get(channel) ?? [];
    if (slots.length < fewest && next !== undefined) scant.push(channel);
    else yield { channel, slots, isAll: next === undefined };
  }
  if (scant.length > 0 && next !== undefined)
    yield* readAhead(db, scant, { at, fewest, ahead: next }, beyond);
}
