import { type Compilable, CompiledQuery, type Kysely } from "kysely";
import type { Database } from "./schema.ts";

/**
 * The most rows in one statement; a power of two. Large, since SQLite copies each page of an index aside that a statement
 * changes, and rows with random keys change most pages of it anyway.
 */
const mostRows = 256;

/** A row's members in the order of the columns, as `values` lists them. */
export const pick = <Row, Column extends keyof Row>(row: Row, columns: readonly Column[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]])) as Pick<Row, Column>;

/**
 * Executes a statement of many rows for any number of them, in batches of 256, 128, 64 … rows. Kysely takes longer to
 * compile a statement than SQLite to execute it, so each size is compiled once for each engine; `toParameters` returns
 * a row's parameters in the order in which the statement has them. Returns all that the batches returned.
 */
export function inBatches<Row, Result>(
  statement: (db: Kysely<Database>, rows: readonly Row[]) => Compilable<Result>,
  toParameters: (row: Row) => readonly unknown[],
): (db: Kysely<Database>, rows: readonly Row[]) => Promise<Result[]> {
  const textsByEngine = new Map<unknown, Map<number, string>>();
  return async (db, rows) => {
    const engine = db.getExecutor().adapter.constructor;
    const texts = textsByEngine.get(engine) ?? new Map<number, string>();
    textsByEngine.set(engine, texts);
    const results: Result[] = [];
    let size = mostRows;
    for (let at = 0; at < rows.length; at += size) {
      while (size > rows.length - at) size /= 2;
      const batch = rows.slice(at, at + size);
      const text = texts.get(size) ?? statement(db, batch).compile().sql;
      texts.set(size, text);
      const query = CompiledQuery.raw(text, batch.flatMap(toParameters)) as CompiledQuery<Result>;
      results.push(...(await db.executeQuery(query)).rows);
    }
    return results;
  };
}

/** The most keys of one statement. */
const mostKeys = 400;

export function* slices<T>(items: readonly T[], size = mostKeys): Generator<readonly T[]> {
  for (let at = 0; at < items.length; at += size) yield items.slice(at, at + size);
}

/** Reads by any number of keys, so many in one statement. */
export async function inSlices<Key, T>(
  keys: readonly Key[],
  read: (some: readonly Key[]) => Promise<T[]>,
): Promise<T[]> {
  const found: T[] = [];
  for (const some of slices(keys)) found.push(...(await read(some)));
  return found;
}
