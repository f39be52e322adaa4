import type { Kysely } from "kysely";
import type { Fixture } from "../sport/fixture.ts";
import type { Database } from "./schema.ts";

/** When a game of two entrants starts: as a source lists it, or as a fixture or another source says. */
export type GameStart = { block: string; start: number; from: "own" | "other" | "fixture" };

/** The most games of a source that are compared. */
const mostBlocks = 400;

/**
 * The games that a source broadcasts within a span, in epoch seconds, with when the fixtures, or the sources that
 * show them live, say that they start.
 */
export async function listGameStarts(
  db: Kysely<Database>,
  source: string,
  { from, to }: { from: number; to: number },
): Promise<GameStart[]> {
  const own = await db
    .selectFrom("sighting")
    .select(["block", "start"])
    .where("source", "=", source)
    .where("kind", "=", "broadcast")
    .where("key_b", "is not", null)
    .where("start", ">=", from)
    .where("start", "<", to)
    .execute();
  const blocks = [...new Set(own.map(({ block }) => block))].sort().slice(0, mostBlocks);
  if (blocks.length === 0) return [];
  const fixtures = await db
    .selectFrom("fixture")
    .select(["block", "body"])
    .where("block", "in", blocks)
    .execute();
  const shown = await db
    .selectFrom("sighting")
    .select(["block", "start"])
    .where("block", "in", blocks)
    .where("source", "!=", source)
    .where("showing", "=", "live")
    .execute();
  return [
    ...own.map(({ block, start }) => ({ block, start, from: "own" as const })),
    ...shown.map(({ block, start }) => ({ block, start, from: "other" as const })),
    ...fixtures.flatMap(({ block, body }) => {
      const { start }: Fixture = JSON.parse(body);
      return start === null ? [] : [{ block, start, from: "fixture" as const }];
    }),
  ];
}
