import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

/**
 * Creates `title_text`, a trigram index of titles. `like` uses it; shorter texts scan every title. Triggers keep it
 * in step with `title`.
 */
export async function layTitleText(db: Kysely<Database>): Promise<void> {
  await sql`
    create virtual table title_text using fts5(
      folded, content = 'title', content_rowid = 'ref', tokenize = 'trigram', detail = none, columnsize = 0
    )`.execute(db);
  await sql`
    create trigger title_added after insert on title begin
      insert into title_text (rowid, folded) values (new.ref, new.folded);
    end`.execute(db);
  await sql`
    create trigger title_removed after delete on title begin
      insert into title_text (title_text, rowid, folded) values ('delete', old.ref, old.folded);
    end`.execute(db);
}
