import type { Kysely } from "kysely";
import type { Database } from "./schema.ts";

/** A table and its columns with their types, without those that are derived. */
export type PlainTable = { name: string; columns: ReadonlyMap<string, string> };

/** What copying needs of an engine. Everything runs in the caller's transaction. */
export type TableTools = {
  /**
   * The store's tables, each after those that it refers to, without derived ones (full-text indexes and their shadow
   * tables) and without the engine's and the migrator's own.
   */
  list(db: Kysely<Database>): Promise<PlainTable[]>;
  /**
   * Keeps others from writing to the tables, but for some, until the transaction ends. Must come first in it. Rows may
   * be deleted and inserted in the listed order, whatever refers to what meanwhile.
   */
  lock(db: Kysely<Database>, except: ReadonlySet<string>): Promise<void>;
  /** A table's rows in batches; each row's values are in the order of `columns`. */
  read(
    db: Kysely<Database>,
    name: string,
    columns: readonly string[],
    limit: number,
  ): AsyncGenerator<unknown[][]>;
  /** Inserts rows, each with its values in the order of `columns`. */
  insert(
    db: Kysely<Database>,
    table: PlainTable,
    columns: readonly string[],
    rows: readonly (readonly unknown[])[],
  ): Promise<void>;
  /** Makes generated keys continue after the greatest ones in the tables. */
  advanceKeys(db: Kysely<Database>): Promise<void>;
};
