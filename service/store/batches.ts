import { type Compilable, CompiledQuery, type Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** The most rows in one statement; a power of two. */
const mostRows = 64;

/**
 * Carries out a statement of many rows for any number of them, in batches of 64, 32, 16 … rows. Kysely takes longer to
 * write a statement than SQLite to carry it out, so each size is written once; `parametersOf` gives a row's
 * parameters in the order in which the statement has them. Gives all that the batches returned.
 */
export function inBatches<Row, Result>(
  statement: (db: Kysely<Database>, rows: readonly Row[]) => Compilable<Result>,
  parametersOf: (row: Row) => readonly unknown[],
): (db: Kysely<Database>, rows: readonly Row[]) => Promise<Result[]> {
  const texts = new Map<number, string>();
  return async (db, rows) => {
    const results: Result[] = [];
    let size = mostRows;
    for (let at = 0; at < rows.length; at += size) {
      while (size > rows.length - at) size /= 2;
      const batch = rows.slice(at, at + size);
      const text = texts.get(size) ?? statement(db, batch).compile().sql;
      texts.set(size, text);
      const query = CompiledQuery.raw(text, batch.flatMap(parametersOf)) as CompiledQuery<Result>;
      results.push(...(await db.executeQuery(query)).rows);
    }
    return results;
  };
}
