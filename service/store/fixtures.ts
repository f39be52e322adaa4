import type { Kysely } from "kysely";
import type { Fixture } from "../sport/fixture.ts";
import { inSlices, slices } from "./batches.ts";
import type { Database } from "./schema.ts";
import { addStaleKeys } from "./stale-keys.ts";

/** A fixture and the block of sightings that it concerns: see `ownBlock`. */
export type BlockedFixture = { fixture: Fixture; block: string };

/**
 * Replaces a source's fixtures, in one transaction, and marks the blocks that the change affects as stale. Returns how
 * many rows it wrote: 0 if the source says the same as before.
 */
export const replaceFixtures = (
  db: Kysely<Database>,
  source: string,
  fixtures: readonly BlockedFixture[],
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom("fixture")
      .select(["block", "body"])
      .where("source", "=", source)
      .orderBy("place")
      .execute();
    const rows = fixtures.map(({ fixture, block }, place) => ({
      source,
      place,
      sport: fixture.sport,
      date: fixture.date,
      block,
      body: JSON.stringify(fixture),
    }));
    if (before.length === rows.length && before.every(({ body }, at) => body === rows[at]?.body)) return 0;
    await trx.deleteFrom("fixture").where("source", "=", source).execute();
    for (const some of slices(rows)) await trx.insertInto("fixture").values(some).execute();
    await addStaleKeys(
      trx,
      "sport",
      [...before, ...rows].map(({ block }) => block),
    );
    return rows.length;
  });

/** The fixtures of blocks, each with its block, in the order of their sources. */
export async function listFixturesOfBlocks(
  db: Kysely<Database>,
  blocks: readonly string[],
): Promise<BlockedFixture[]> {
  const rows = await inSlices(blocks, (some) =>
    db
      .selectFrom("fixture")
      .select(["block", "body"])
      .where("block", "in", some)
      .orderBy("source")
      .orderBy("place")
      .execute(),
  );
  return rows.map(({ block, body }) => ({ block, fixture: JSON.parse(body) }));
}
