import type { Kysely, Selectable } from "kysely";
import { nextRevision } from "./revision.ts";
import type { FreeViewCheckTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

export type FreeViewCheckRow = Selectable<FreeViewCheckTable>;

export const listFreeViewChecks = (db: Kysely<Database>): Promise<FreeViewCheckRow[]> =>
  db.selectFrom("free_view_check").selectAll().execute();

/** Replaces the outcomes of visits to the same pages, in a new revision so that every process sees them. */
export const saveFreeViewChecks = (db: Kysely<Database>, rows: readonly FreeViewCheckRow[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await nextRevision(trx);
    for (const row of rows)
      await trx
        .insertInto("free_view_check")
        .values(row)
        .onConflict((conflict) => conflict.column("url").doUpdateSet(row))
        .execute();
  });
