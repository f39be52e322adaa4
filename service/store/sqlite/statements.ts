import type Sqlite from "better-sqlite3";
import type { SqliteDatabase } from "kysely";

const mostKept = 500;

/**
 * A database that prepares each statement once. Kysely prepares a new one for every query, which takes as long as a
 * small query itself.
 */
export function keepStatements(database: Sqlite.Database): SqliteDatabase {
  const kept = new Map<string, Sqlite.Statement<unknown[]>>();
  return {
    prepare(asked) {
      // SQLite ends a transaction itself if the disk is full. Kysely's rollback would then fail, and hide why.
      const sql = asked === "rollback" && !database.inTransaction ? "select 1" : asked;
      const known = kept.get(sql);
      if (known && !known.busy) return known;
      const statement = database.prepare<unknown[]>(sql);
      if (kept.size >= mostKept) kept.clear();
      kept.set(sql, statement);
      return statement;
    },
    close: () => {
      database.close();
    },
  };
}
