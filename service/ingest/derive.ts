import type { Kysely } from "kysely";
import { areShowsOutdated, deriveShows } from "../episodes/derive.ts";
import { areEventsOutdated, deriveEvents } from "../events/derive.ts";
import { sportRules } from "../events/rules.ts";
import type { Lease } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";

/** Whether events or shows are out of line with the slots that are shown. */
export const isOutdated = async (db: Kysely<Database>): Promise<boolean> =>
  (await areEventsOutdated(db, sportRules())) || (await areShowsOutdated(db));

/** Brings events, then shows, in line with the slots that are shown; `now` is in epoch seconds. */
export async function deriveAll(
  db: Kysely<Database>,
  { lease, now }: { lease: Lease | null; now: number },
): Promise<void> {
  await deriveEvents(db, { rules: sportRules(), lease, now });
  await deriveShows(db, { lease });
}
