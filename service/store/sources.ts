import type { Kysely, Selectable } from "kysely";
import type { SourceTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

export type Source = Selectable<SourceTable>;

/** An operator's settings of a source; null keeps the value from before. */
export type SourceSettings = {
  name: string;
  kind: Source["kind"];
  location: string | null;
  country: string | null;
  timezone: string | null;
  /** Whether channels that the channel database calls closed, or adult, are listed; absent keeps the value too. */
  include_closed?: 0 | 1;
  include_adult?: 0 | 1;
  /** What is added to its times; absent keeps the value too. */
  shift_minutes?: number;
};

export const getSource = async (db: Kysely<Database>, name: string): Promise<Source | null> =>
  (await db.selectFrom("source").selectAll().where("name", "=", name).executeTakeFirst()) ?? null;

export const listSources = (db: Kysely<Database>): Promise<Source[]> =>
  db.selectFrom("source").selectAll().orderBy("name").execute();

/** Adds a source, or updates the one of that name. `now` is in epoch seconds. */
export async function saveSource(db: Kysely<Database>, settings: SourceSettings, now: number): Promise<void> {
  const { include_closed, include_adult, shift_minutes } = settings;
  await db
    .insertInto("source")
    .values({ ...settings, added_at: now, slots: 0, status: "new" })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet(({ ref, fn }) => ({
        kind: ref("excluded.kind"),
        location: ref("excluded.location"),
        ...(include_closed !== undefined && { include_closed }),
        ...(include_adult !== undefined && { include_adult }),
        ...(shift_minutes !== undefined && { shift_minutes }),
        country: fn.coalesce("excluded.country", "source.country"),
        timezone: fn.coalesce("excluded.timezone", "source.timezone"),
      })),
    )
    .execute();
}

/** Removes a source's row and its runs. Its feeds must be gone. */
export async function deleteSource(db: Kysely<Database>, name: string): Promise<void> {
  await db.deleteFrom("source_run").where("source", "=", name).execute();
  await db.deleteFrom("source").where("name", "=", name).execute();
}

/** Sets how often the service reads a source again, in minutes; null: only on command. */
export async function setRefresh(
  db: Kysely<Database>,
  name: string,
  refreshMinutes: number | null,
): Promise<void> {
  await db.updateTable("source").set({ refresh_minutes: refreshMinutes }).where("name", "=", name).execute();
}

/** The result of reading a source. Absent members stay as they are. */
export type SourceResult = Pick<Source, "status" | "message"> &
  Partial<Pick<Source, "slots" | "etag" | "last_modified" | "updated_at">>;

/** Records the result of reading a source at `now`, in epoch seconds. Does nothing if the source is gone. */
export async function recordResult(
  db: Kysely<Database>,
  name: string,
  now: number,
  result: SourceResult,
): Promise<void> {
  await db
    .updateTable("source")
    .set({
      ...result,
      ...{ checked_at: now, failures: 0, retry_at: null },
      ...(result.status !== "held_back" && { turned_hash: null }),
    })
    .where("name", "=", name)
    .execute();
}

/** A run that failed: which in a row it is, and when the source is tried again, in epoch seconds. */
export type SourceFailure = { message: string; failures: number; retryAt: number };

/** Records that a source couldn't be read at `now`, in epoch seconds. Does nothing if it is gone. */
export async function recordFailure(
  db: Kysely<Database>,
  name: string,
  now: number,
  { message, failures, retryAt }: SourceFailure,
): Promise<void> {
  await db
    .updateTable("source")
    .set({ status: "failed", message, checked_at: now, failures, retry_at: retryAt })
    .where("name", "=", name)
    .execute();
}

/** Clears a source's content hash while a run writes its listings: until it ends, none describes them. */
export async function beginContent(db: Kysely<Database>, name: string, run: string): Promise<void> {
  await db.updateTable("source").set({ content_hash: run }).where("name", "=", name).execute();
}

/** Notes that a source lists again what it listed before what is in the guide. */
export async function noteTurn(db: Kysely<Database>, name: string, hash: string): Promise<void> {
  await db.updateTable("source").set({ turned_hash: hash }).where("name", "=", name).execute();
}

/**
 * Stores the hash of what a run has read and written, unless another run wrote or cleared it meanwhile, and that of
 * what the source listed before.
 */
export async function endContent(
  db: Kysely<Database>,
  name: string,
  { run, hash, earlier }: { run: string; hash: string | null; earlier: string | null },
): Promise<void> {
  await db
    .updateTable("source")
    .set(({ eb }) => ({
      ...(earlier !== null && { earlier_hash: earlier }),
      content_hash: eb.case().when("content_hash", "=", run).then(hash).else(null).end(),
    }))
    .where("name", "=", name)
    .execute();
}

/** Makes the next run of every source read it in full, even if nothing changed. Runs in the caller's transaction. */
export async function forgetContent(db: Kysely<Database>): Promise<void> {
  await db.updateTable("source").set({ content_hash: null }).where("content_hash", "is not", null).execute();
}
