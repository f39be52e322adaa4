import { type Kysely, sql } from "kysely";
import { type Migration, Migrator } from "kysely/migration";
import type { Database } from "./schema.ts";

export type StoreEngine = "sqlite" | "postgres";

/** Loaded only if one of them hasn't run. */
const migrations: Record<string, (engine: StoreEngine) => Promise<Migration>> = {
  "0001-initial": async (engine) => (await import("./migrations/0001-initial.ts")).initial(engine),
  "0002-calls-and-webhooks": async (engine) =>
    (await import("./migrations/0002-calls-and-webhooks.ts")).callsAndWebhooks(engine),
  "0003-leases-and-gone-feeds": async (engine) =>
    (await import("./migrations/0003-leases-and-gone-feeds.ts")).leasesAndGoneFeeds(engine),
  "0004-events": async (engine) => (await import("./migrations/0004-events.ts")).events(engine),
  "0005-fixtures": async (engine) => (await import("./migrations/0005-fixtures.ts")).fixtures(engine),
  "0006-shows": async (engine) => (await import("./migrations/0006-shows.ts")).shows(engine),
  "0007-titles": async (engine) => (await import("./migrations/0007-titles.ts")).titles(engine),
  "0008-free-view": async (engine) => (await import("./migrations/0008-free-view.ts")).freeView(engine),
  "0009-last-stops": async () => (await import("./migrations/0009-last-stops.ts")).lastStops,
  "0010-content-hash": async () => (await import("./migrations/0010-content-hash.ts")).contentHash,
  "0011-derivation": async (engine) => (await import("./migrations/0011-derivation.ts")).derivation(engine),
  "0012-event-info": async () => (await import("./migrations/0012-event-info.ts")).eventInfo,
  "0013-provider-lineups": async (engine) =>
    (await import("./migrations/0013-provider-lineups.ts")).providerLineups(engine),
  "0014-left-out": async () => (await import("./migrations/0014-left-out.ts")).leftOut,
  "0016-source-runs": async (engine) => (await import("./migrations/0016-source-runs.ts")).sourceRuns(engine),
  "0019-guide-addresses": async (engine) =>
    (await import("./migrations/0019-guide-addresses.ts")).guideAddresses(engine),
  "0020-outbox": async (engine) => (await import("./migrations/0020-outbox.ts")).outbox(engine),
  "0024-source-turns": async () => (await import("./migrations/0024-source-turns.ts")).sourceTurns,
  "0024-source-care": async () => (await import("./migrations/0024-source-care.ts")).sourceCare,
  "0025-airing-index": async () => (await import("./migrations/0025-airing-index.ts")).airingIndex,
  "0026-event-updates": async () => (await import("./migrations/0026-event-updates.ts")).eventUpdates,
  "0027-sighting-start": async () => (await import("./migrations/0027-sighting-start.ts")).sightingStart,
  "0028-former-slots": async () => (await import("./migrations/0028-former-slots.ts")).formerSlots,
  "0029-channel-numbers": async (engine) =>
    (await import("./migrations/0029-channel-numbers.ts")).channelNumbers(engine),
  "0030-show-kinds": async () => (await import("./migrations/0030-show-kinds.ts")).showKinds,
};

/** The names of the migrations that this version knows, in the order of their numbers. */
export const listMigrationNames = (): string[] => Object.keys(migrations);

async function loadMigrations(engine: StoreEngine): Promise<Record<string, Migration>> {
  const loaded = Object.entries(migrations).map(async ([name, load]) => [name, await load(engine)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

export const createMigrator = (db: Kysely<Database>, engine: StoreEngine): Migrator =>
  new Migrator({
    db,
    provider: { getMigrations: () => loadMigrations(engine) },
    // Independent migrations may reach a store in another order than that of their numbers.
    allowUnorderedMigrations: true,
  });

/** The names of the migrations that a store has had. Fails if it is new. */
export async function listMigrations(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/** The migrations that a later version has run on a store and this one doesn't know. */
export const listUnknownMigrations = async (db: Kysely<Database>): Promise<string[]> =>
  unknownAmong(await listMigrations(db)).sort();

/** Which of these migrations only a later version knows. */
export const unknownAmong = (names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(migrations, name));

/** Whether every migration that this version knows is among these. */
export const areComplete = (names: readonly string[]): boolean =>
  Object.keys(migrations).every((name) => names.includes(name));

/** Whether every migration that this version knows has run; an open store doesn't mind those of a later version. */
export const isUpToDate = async ({ db }: { db: Kysely<Database> }): Promise<boolean> =>
  areComplete(await listMigrations(db));
