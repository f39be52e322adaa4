import type { Kysely, Selectable } from "kysely";
import type { SourceRunTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";

export type SourceRunRow = Selectable<SourceRunTable>;

/** How many runs of a source are kept. */
const keptRuns = 30;

/**
 * Records a run of a source that exists, and forgets its oldest ones, but for the last that changed something: what it
 * left out is left out still. A run at the same second replaces the other. Runs in the caller's transaction.
 */
export async function recordRun(db: Kysely<Database>, run: SourceRunRow): Promise<void> {
  const source = await db
    .selectFrom("source")
    .select("name")
    .where("name", "=", run.source)
    .executeTakeFirst();
  if (!source) return;
  const { source: _, at: __, ...facts } = run;
  await db
    .insertInto("source_run")
    .values(run)
    .onConflict((conflict) => conflict.columns(["source", "at"]).doUpdateSet(facts))
    .execute();
  const oldest = await db
    .selectFrom("source_run")
    .select("at")
    .where("source", "=", run.source)
    .orderBy("at", "desc")
    .offset(keptRuns - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldest) return;
  const last = await db
    .selectFrom("source_run")
    .select(({ fn }) => fn.max("at").as("at"))
    .where("source", "=", run.source)
    .where("outcome", "=", "ok")
    .executeTakeFirst();
  await db
    .deleteFrom("source_run")
    .where("source", "=", run.source)
    .where("at", "<", oldest.at)
    .where("at", "!=", last?.at ?? 0)
    .execute();
}

/** The runs of all sources, latest first. */
export const listRuns = (db: Kysely<Database>): Promise<SourceRunRow[]> =>
  db.selectFrom("source_run").selectAll().orderBy("at", "desc").execute();
