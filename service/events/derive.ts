import type { Kysely } from "kysely";
import { type Lease, writeUnder } from "../store/leases.ts";
import { getMeta, setMeta } from "../store/meta.ts";
import type { Database } from "../store/schema.ts";
import { isOutdated } from "../store/sightings.ts";
import { outdateAll } from "../store/sightings-write.ts";
import type { SportRules } from "./rules.ts";
import { settleEvents } from "./settle.ts";
import { sightChannels } from "./sight.ts";

export type DeriveOptions = { rules: SportRules; lease: Lease | null /** Epoch seconds. */; now: number };

/** Whether slots, fixtures or rules changed since events were last made of them. */
export const areEventsOutdated = async (db: Kysely<Database>, { version }: SportRules): Promise<boolean> =>
  (await getMeta(db, "sport_rules")) !== version || (await isOutdated(db));

/**
 * Brings events in line with the slots that are shown: reads the channels that changed, and makes anew the events
 * that this touches. It can end anywhere: the next call goes on from there. Several may run at once.
 */
export async function deriveEvents(
  db: Kysely<Database>,
  { rules, lease, now }: DeriveOptions,
): Promise<void> {
  if (!(await areEventsOutdated(db, rules))) return;
  if ((await getMeta(db, "sport_rules")) !== rules.version)
    await writeUnder(db, lease, async (trx) => {
      await outdateAll(trx);
      await setMeta(trx, "sport_rules", rules.version);
    });
  const { detect, knowledge } = rules.load();
  await sightChannels(db, { detect, lease });
  await settleEvents(db, { knowledge, lease, now });
}
