import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import { latestEpoch } from "../../contract/time.ts";
import { slices } from "../store/batches.ts";
import type { Database } from "../store/schema.ts";
import { listTimedSlots, type SlotRow } from "../store/slots.ts";

/** A channel's slots from an instant on: the one that runs then, if any, and those that follow. */
export type Coming = {
  /** The channel's key in the store. */
  channel: number;
  slots: SlotRow[];
  /** Whether these are the channel's last slots. */
  isAll: boolean;
};

/** Asks for each channel's slots at and after an instant, at least `fewest` if it has that many. */
type Asked = {
  at: number;
  fewest: number;
  /** How far ahead to look first, in seconds; most channels have enough slots within it. */
  ahead: number;
};

/** How far ahead to look next for channels that have too few, in seconds. */
const further = [48 * 3600, Number.POSITIVE_INFINITY];

/** How many channels one statement reads before other work gets a turn. */
const atOnce = 100;

/** Reads the slots from an instant on, for any number of channels. */
export async function* readComing(
  db: Kysely<Database>,
  channels: readonly number[],
  asked: Asked,
): AsyncGenerator<Coming, void, void> {
  for (const some of slices(channels, atOnce)) {
    yield* readAhead(db, some, asked, further);
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
