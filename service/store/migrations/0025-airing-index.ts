import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/**
 * One index finds the airings of a show and those of one of its episodes. An index of episodes alone was most of what
 * an airing cost to write: its keys are random, so each batch changed most of its pages.
 */
export const airingIndex: Migration = {
  async up({ schema }: Kysely<unknown>) {
    for (const column of ["episode", "show"]) await schema.dropIndex(`airing_by_${column}`).execute();
    await schema
      .createIndex("airing_by_show")
      .on("airing")
      .columns(["show", "start", "channel", "episode"])
      .where("show", "is not", null)
      .execute();
  },
};
