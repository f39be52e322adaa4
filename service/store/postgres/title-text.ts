import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

/**
 * Creates `title_text`, which search reads, and a trigram index on it, which `like` uses. If the server doesn't have
 * or allow the extension that this needs, a search scans every title: they are few compared with slots.
 */
export async function layTitleText(db: Kysely<Database>): Promise<void> {
  await sql`create view title_text as select ref as rowid, folded from title`.execute(db);
  await sql`savepoint before_trigrams`.execute(db);
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
    await sql`create index title_by_trigram on title using gin (folded gin_trgm_ops)`.execute(db);
  } catch {
    await sql`rollback to savepoint before_trigrams`.execute(db);
  }
  await sql`release savepoint before_trigrams`.execute(db);
}
