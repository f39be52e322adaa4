import { setImmediate as breathe } from "node:timers/promises";
import type { Kysely } from "kysely";
import { slices } from "../store/batches.ts";
import { countFilled, type FillField } from "../store/countries.ts";
import type { Database } from "../store/schema.ts";

/** How many channels one statement counts before other work gets a turn. */
const channelsAtOnce = 200;

type Window = { channels: readonly number[]; from: number; to: number };

/**
 * Counts the slots of some channels that overlap `[from, to)`, and measures the share that has each field: 0 to 1,
 * rounded to thousandths; 0 without slots.
 */
export async function measureFill<Field extends FillField>(
  db: Kysely<Database>,
  { channels, from, to }: Window,
  fields: readonly Field[],
): Promise<{ slots: number; share(field: Field): number }> {
  let slots = 0;
  const having = new Map<Field, number>();
  // A day that a zone skipped is empty.
  for (const some of slices(from < to ? channels : [], channelsAtOnce)) {
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
