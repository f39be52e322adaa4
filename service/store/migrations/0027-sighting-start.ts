import type { Kysely } from "kysely";
import type { Migration } from "kysely/migration";

/** An index that finds the sightings at a time, on all channels: those of one game may share no name. */
export const sightingStart: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema.createIndex("sighting_by_start").on("sighting").column("start").execute();
  },
};
