import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { initial } from "./migrations/0001-initial.ts";
import { callsAndWebhooks } from "./migrations/0002-calls-and-webhooks.ts";
import { leasesAndGoneFeeds } from "./migrations/0003-leases-and-gone-feeds.ts";
import { events } from "./migrations/0004-events.ts";
import { fixtures } from "./migrations/0005-fixtures.ts";
import { shows } from "./migrations/0006-shows.ts";
import { titles } from "./migrations/0007-titles.ts";
import { freeView } from "./migrations/0008-free-view.ts";
import { lastStops } from "./migrations/0009-last-stops.ts";
import { contentHash } from "./migrations/0010-content-hash.ts";
import { derivation } from "./migrations/0011-derivation.ts";
import { eventInfo } from "./migrations/0012-event-info.ts";
import type { Database } from "./schema.ts";

export type Engine = "sqlite" | "postgres";

const listMigrations = (engine: Engine) => ({
  "0001-initial": initial(engine),
  "0002-calls-and-webhooks": callsAndWebhooks(engine),
  "0003-leases-and-gone-feeds": leasesAndGoneFeeds(engine),
  "0004-events": events(engine),
  "0005-fixtures": fixtures(engine),
  "0006-shows": shows(engine),
  "0007-titles": titles(engine),
  "0008-free-view": freeView(engine),
  "0009-last-stops": lastStops,
  "0010-content-hash": contentHash,
  "0011-derivation": derivation(engine),
  "0012-event-info": eventInfo,
});

export const createMigrator = (db: Kysely<Database>, engine: Engine): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: async () => listMigrations(engine) },
    // Independent migrations may reach a store in another order than that of their numbers.
    allowUnorderedMigrations: true,
  });

/** Whether every migration that this version knows has run; those of a later version do no harm. */
export async function isUpToDate({ db, engine }: { db: Kysely<Database>; engine: Engine }): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const made = new Set(rows.map(({ name }) => name));
  return Object.keys(listMigrations(engine)).every((name) => made.has(name));
}
