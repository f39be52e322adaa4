import type { Kysely } from "kysely";
import { findBlocks } from "../sport/canonical.ts";
import { type BlockKey, splitKeys } from "../sport/sighting.ts";
import type { Database } from "../store/schema.ts";
import { listSightingsOfKeys, listUnsureSightings } from "../store/sightings.ts";
import { setBlocks } from "../store/sightings-write.ts";
import { toSighting } from "./sighting-row.ts";

/**
 * Decides anew what block each sighting is of that shares a side with some blocks and has a side that the catalogue
 * doesn't know. Gives the blocks that sightings left or came to. Runs in the caller's transaction.
 */
export async function moveBlocks(db: Kysely<Database>, blocks: readonly BlockKey[]): Promise<Set<BlockKey>> {
  const unsure = await listUnsureSightings(db, [...new Set(blocks.flatMap(splitKeys))]);
  if (unsure.length === 0) return new Set();
  const asked = new Set(unsure.map(({ channel, start }) => `${channel} ${start}`));
  const keys = [
    ...new Set(unsure.flatMap(({ key_a, key_b }) => (key_b === null ? [key_a] : [key_a, key_b]))),
  ];
  const near = (await listSightingsOfKeys(db, keys)).map(toSighting);
  const found = findBlocks(near);
  const moves = near.flatMap(({ row: { channel, start, block: from } }, index) => {
    const block = found[index] ?? from;
    return block === from || !asked.has(`${channel} ${start}`) ? [] : [{ channel, start, block, from }];
  });
  await setBlocks(db, moves);
  return new Set(moves.flatMap(({ block, from }) => [block, from]));
}
