import { type Kysely, sql } from "kysely";
import type { Database } from "./schema.ts";

/** A key and a day, counted from 1970-01-01 in UTC. */
type KeyDay = { keyHash: string; day: number };

type Wanted = KeyDay & { wanted: number; limit: number };
type Taken = { granted: number; calls: number };

/**
 * Returns a function that takes up to `wanted` calls of a key's day, within `limit`, and returns how many it took and
 * how many are taken in all. It is one statement, so that no two processes take the same call, and compiled once, since
 * compiling takes longer than running it.
 */
export function prepareTakeCalls(db: Kysely<Database>): (wanted: Wanted) => Promise<Taken> {
  const parameter = (name: keyof Wanted | "first") => sql<number>`${name}`;
  const wanted = parameter("wanted");
  const left = sql<number>`${parameter("limit")} - call_count.calls`;
  const granted = sql<number>`case when ${left} <= 0 then 0 when ${left} < ${wanted} then ${left} else ${wanted} end`;
  const statement = db
    .insertInto("call_count")
    .values({
      key_hash: sql<string>`${"keyHash"}`,
      day: parameter("day"),
      calls: parameter("first"),
      granted: parameter("first"),
    })
    .onConflict((conflict) =>
      conflict
        .columns(["key_hash", "day"])
        .doUpdateSet({ granted, calls: sql<number>`call_count.calls + ${granted}` }),
    )
    .returning(["granted", "calls"])
    .compile();

  return async (request) => {
    const values = new Map<unknown, unknown>(Object.entries(request));
    values.set("first", Math.min(request.wanted, request.limit));
    const parameters = statement.parameters.map((name) => values.get(name));
    const [row] = (await db.executeQuery<Taken>({ ...statement, parameters })).rows;
    if (!row) throw new Error("counting a call returned no row");
    return row;
  };
}

/** Takes a call off the count that turned out to be free of charge. */
export const giveCallBack = async (db: Kysely<Database>, { keyHash, day }: KeyDay): Promise<void> => {
  await db
    .updateTable("call_count")
    .set(({ eb }) => ({ calls: eb("calls", "-", 1) }))
    .where("key_hash", "=", keyHash)
    .where("day", "=", day)
    .where("calls", ">", 0)
    .execute();
};

/** How many calls of a key's day are taken. */
export async function getCalls(db: Kysely<Database>, { keyHash, day }: KeyDay): Promise<number> {
  const row = await db
    .selectFrom("call_count")
    .select("calls")
    .where("key_hash", "=", keyHash)
    .where("day", "=", day)
    .executeTakeFirst();
  return row?.calls ?? 0;
}

/**
 * Deletes all counts but those of the latest days that there are. It doesn't go by the clock: one that runs ahead for
 * a while would forget today's calls.
 */
export async function deleteOldCalls(db: Kysely<Database>, keptDays: number): Promise<void> {
  const oldest = await db
    .selectFrom("call_count")
    .select("day")
    .distinct()
    .orderBy("day", "desc")
    .offset(keptDays - 1)
    .limit(1)
    .executeTakeFirst();
  if (oldest) await db.deleteFrom("call_count").where("day", "<", oldest.day).execute();
}

/** No key has this hash. */
const nobody = "";

/** Writes a row of no meaning: throws if the store can't be written. */
export async function tryToWrite(db: Kysely<Database>, day: number): Promise<void> {
  await db
    .insertInto("call_count")
    .values({ key_hash: nobody, day, calls: 0, granted: 0 })
    .onConflict((conflict) =>
      conflict.columns(["key_hash", "day"]).doUpdateSet({ granted: sql<number>`1 - call_count.granted` }),
    )
    .execute();
}
