import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import { latestEpoch } from "../../contract/time.ts";
import type { Database } from "../store/schema.ts";
import { listTimedSlots } from "../store/slots.ts";
import { itemText, type Upcoming } from "./now-next.ts";

/** What a channel has from an instant on: the slot that runs then, if any, and what follows it. */
export type Coming = {
  /** The channel's key in the store. */
  channel: number;
  slots: Upcoming[];
  /** Whether nothing comes after these. */
  isAll: boolean;
};

/**
 * How far ahead slots are read, in seconds: of most channels as far as the first, and further of those that have
 * too few until then.
 */
const horizons = [6 * 3600, 48 * 3600, Number.POSITIVE_INFINITY];

/** Channels read in one statement, before others get their turn. */
const atOnce = 100;

/** Reads what comes from an instant on, of any number of channels: of each at least `fewest` slots, where it has them. */
export async function* readComing(
  db: Kysely<Database>,
  channels: readonly number[],
  asked: { at: number; fewest: number },
): AsyncGenerator<Coming, void, void> {
  for (let n = 0; n < channels.length; n += atOnce) {
    yield* readSome(db, channels.slice(n, n + atOnce), asked, horizons);
    await breathe();
  }
}

async function* readSome(
  db: Kysely<Database>,
  channels: readonly number[],
  asked: { at: number; fewest: number },
  [horizon = Number.POSITIVE_INFINITY, ...further]: readonly number[],
): AsyncGenerator<Coming, void, void> {
  const { at, fewest } = asked;
  const rows = await listTimedSlots(db, { channels, from: at, to: Math.min(at + horizon, latestEpoch) });
  const byChannel = Map.groupBy(rows, ({ channel }) => channel);
  const isAll = further.length === 0;
  const scant: number[] = [];
  for (const channel of channels) {
    const found = byChannel.get(channel) ?? [];
    if (found.length < fewest && !isAll) scant.push(channel);
    else {
      const slots = found.map(({ start, stop, body }) => ({ start, stop, text: itemText(body) }));
      yield { channel, slots, isAll };
    }
  }
  if (scant.length > 0) yield* readSome(db, scant, asked, further);
}
