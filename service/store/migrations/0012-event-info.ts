import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

/** A slot carries its event's name, league and start too, which deriving it again adds. */
export const eventInfo: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update slot set event = '{"event":"' || event || '"}' where event is not null`.execute(db);
  },
};
