import type { Kysely } from "kysely";
import { areShowsOutdated, deriveShows } from "../episodes/derive.ts";
import { areEventsOutdated, deriveEvents } from "../events/derive.ts";
import { sportRules } from "../events/rules.ts";
import type { Lease } from "../store/leases.ts";
import type { Database } from "../store/schema.ts";

/** `now` is in epoch seconds; under a lease nothing is written without it. */
export type DeriveOptions = { now: number; lease: Lease | null };

/** Whether events or shows have to be rebuilt. */
export const isOutdated = async (db: Kysely<Database>): Promise<boolean> =>
  (await areEventsOutdated(db, sportRules())) || (await areShowsOutdated(db));

/** Rebuilds what is stale of events, then of shows. */
export async function deriveAll(db: Kysely<Database>, { lease, now }: DeriveOptions): Promise<void> {
  await deriveEvents(db, { rules: sportRules(), lease, now });
  await deriveShows(db, { lease });
}
