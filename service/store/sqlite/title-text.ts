import { type Kysely, sql } from "kysely";
import type { Database } from "../schema.ts";

/**
 * Lays `title_text`, which finds titles by any three characters that follow each other in them: `like` uses it, and
 * shorter texts are looked for in every title. Triggers keep it in step with `title`.
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
