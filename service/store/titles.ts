import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { remembered } from "../memory.ts";
import { fold } from "../text.ts";
import { inBatches } from "./batches.ts";
import type { TitleTable } from "./schema/listings.ts";
import type { Database } from "./schema.ts";
import { titleOf } from "./slot-text.ts";

/** Titles as search compares them: each folded title once, however many slots bear it. */

/**
 * Finds the titles of slots by their bodies, and adds those that are new. Null for a title without letter or digit.
 * Runs in the caller's transaction, which holds the write lock.
 */
export type TitleFinder = (db: Kysely<Database>, bodies: readonly string[]) => Promise<(number | null)[]>;

type Title = { ref: number } & Pick<TitleTable, "folded">;

/** A finder for many small writes. It remembers nothing: between two transactions titles may come and go. */
export function createTitleFinder(): TitleFinder {
  const list = inBatches<string, Title>(
    (db, some) => db.selectFrom("title").select(["ref", "folded"]).where("folded", "in", some),
    (folded) => [folded],
  );
  const add = inBatches<string, Title>(
    (db, some) =>
      db
        .insertInto("title")
        .values(some.map((folded) => ({ folded })))
        .returning(["ref", "folded"]),
    (folded) => [folded],
  );

  return async (db, bodies) => {
    const titles = bodies.map((body) => foldOnce(titleOf(body)));
    const wanted = new Set(titles);
    wanted.delete("");
    const refs = new Map((await list(db, [...wanted])).map(({ ref, folded }) => [folded, ref]));
    const fresh = [...wanted].filter((folded) => !refs.has(folded));
    for (const { ref, folded } of await add(db, fresh)) refs.set(folded, ref);
    return titles.map((folded) => refs.get(folded) ?? null);
  };
}

/** A slot's title, and when the slot ends, in epoch seconds. */
export type TitleStop = { title: number | null; stop: number };

/** Notes of slots that are written when their titles are last on. Runs in the caller's transaction. */
export type TitleStopKeeper = (db: Kysely<Database>, stops: readonly TitleStop[]) => Promise<void>;

/** A keeper for many small writes. What ends earlier than is known changes nothing, nor does what is removed. */
export function createTitleStopKeeper(): TitleStopKeeper {
  const raise = inBatches<[title: number, stop: number], never>(
    (db, some) => ({
      compile: () =>
        sql<never>`
          with fresh (title, stop) as (values ${sql.join(
            some.map(([title, stop]) => sql`(cast(${title} as integer), cast(${stop} as bigint))`),
          )})
          update title set last_stop = fresh.stop from fresh
          where title.ref = fresh.title and title.last_stop < fresh.stop`.compile(db),
    }),
    (row) => row,
  );
  /** What is known to stand, by transaction: until its end no title comes or goes but by its own hand. */
  const known = new WeakMap<Kysely<Database>, Map<number, number>>();
  return async (db, stops) => {
    const standing = known.get(db) ?? new Map<number, number>();
    known.set(db, standing);
    const later = new Map<number, number>();
    for (const { title, stop } of stops) {
      if (title === null || stop <= (standing.get(title) ?? 0)) continue;
      standing.set(title, stop);
      later.set(title, stop);
    }
    await raise(db, [...later]);
  };
}

const foldOnce = remembered(20_000, fold);

/** Titles that no slot bears any more, of those with keys in `(after, upTo]`. */
export const listUnusedTitles = async (
  db: Kysely<Database>,
  { after, upTo }: { after: number; upTo: number },
): Promise<number[]> => {
  const rows = await db
    .selectFrom("title")
    .select("ref")
    .where("ref", ">", after)
    .where("ref", "<=", upTo)
    .where(isUnused)
    .execute();
  return rows.map(({ ref }) => ref);
};

/** Removes those of some titles that no slot bears. Runs in the caller's transaction, which holds the write lock. */
export const deleteUnusedTitles = async (db: Kysely<Database>, refs: readonly number[]): Promise<void> => {
  await db.deleteFrom("title").where("ref", "in", refs).where(isUnused).execute();
};

const isUnused = ({ not, exists, selectFrom }: ExpressionBuilder<Database, "title">) =>
  not(exists(selectFrom("slot").select("slot.start").whereRef("slot.title", "=", "title.ref")));

/** The greatest key of a title; 0 if there are none. */
export const getGreatestTitle = async (db: Kysely<Database>): Promise<number> =>
  (await db.selectFrom("title").select("ref").orderBy("ref", "desc").limit(1).executeTakeFirst())?.ref ?? 0;
