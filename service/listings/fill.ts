import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import { countFilled, type FillField } from "../store/countries.ts";
import type { Database } from "../store/schema.ts";

/** How many channels are counted in one statement, before requests get their turn. */
const channelsAtOnce = 200;

type Window = { channels: readonly number[]; from: number; to: number };

/**
 * How many slots some channels have that overlap `[from, to)`, and the share of these that has each of some fields:
 * 0 to 1, in thousandths, 0 where there are no slots. A slot counts once for each channel that shows it.
 */
export async function measureFill<Field extends FillField>(
  db: Kysely<Database>,
  { channels, from, to }: Window,
  fields: readonly Field[],
): Promise<{ slots: number; share(field: Field): number }> {
  let slots = 0;
  const having = new Map<Field, number>();
  // A day that a zone left out has no listings.
  for (let n = 0; n < channels.length && from < to; n += channelsAtOnce) {
    const some = channels.slice(n, n + channelsAtOnce);
    const count = await countFilled(db, { channels: some, from, to }, fields);
    slots += count.slots;
    for (const field of fields) having.set(field, (having.get(field) ?? 0) + count[field]);
    await breathe();
  }
  return {
    slots,
    share: (field) => (slots === 0 ? 0 : Math.round(((having.get(field) ?? 0) / slots) * 1000) / 1000),
  };
}
