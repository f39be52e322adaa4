import { statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { storeFailure } from "./failure.ts";
import { isUpToDate } from "./migrator.ts";
import { alone, openSqlite } from "./sqlite/open.ts";
import { openStore } from "./store.ts";

const withCode = (code: string, cause?: Error) => Object.assign(new Error("failed", { cause }), { code });

describe("a failure of the store", () => {
  it.each([
    ["SQLITE_FULL", "full"],
    ["53100", "full"],
    ["SQLITE_READONLY_DIRECTORY", "read-only"],
    ["25006", "read-only"],
    ["ECONNREFUSED", "away"],
    ["57P01", "away"],
    ["SQLITE_CONSTRAINT", null],
    ["42P01", null],
  ])("is told by its code: %s is %s", (code, failure) => {
    expect(storeFailure(withCode(code))).toBe(failure);
    expect(storeFailure(new Error("outer", { cause: withCode(code) }))).toBe(failure);
    expect(storeFailure(new AggregateError([withCode(code)]))).toBe(failure);
  });

  it("is recognised in a lost connection, which has no code, and in nothing else", () => {
    expect(storeFailure(new Error("Connection terminated unexpectedly"))).toBe("away");
    expect(storeFailure(new TypeError("x is not a function"))).toBeNull();
    expect(storeFailure("full")).toBeNull();
  });
});

describe("a transaction that the disk has no room for", () => {
  it.each(["of Kysely's own", "that is alone"])(
    "%s fails with the reason, not with its rollback",
    async (kind) => {
      const store = await openSqlite(join(makeTestFolder(), "full.sqlite"));
      await sql`create table big (text)`.execute(store.db);
      await sql`pragma max_page_count = 4`.execute(store.db);
      const fill = async (db: typeof store.db) => {
        for (let row = 0; row < 100; row++)
          await sql`insert into big values (${"x".repeat(4_000)})`.execute(db);
      };
      const run = kind.includes("alone") ? alone(store.db, fill) : store.db.transaction().execute(fill);
      await expect(run).rejects.toMatchObject({ code: "SQLITE_FULL" });
      await store.close();
    },
  );
});

describe("a SQLite store", () => {
  const pathIn = () => join(makeTestFolder(), "nownext.sqlite");

  it.each([
    [
      "is no database",
      (path: string) => writeFileSync(path, "Dear diary, ".repeat(1_000)),
      /is no SQLite database: move it/,
    ],
    ["is damaged", (path: string) => damage(path), /is damaged: restore a copy/],
    [
      "is another program's",
      (path: string) => createForeign(path),
      /is a database of another program: set DATA_DIR/,
    ],
  ])("that %s is refused by one line that names the file and what to do", async (_, spoil, reason) => {
    const path = pathIn();
    await spoil(path);
    const error = await openStore(`sqlite:${path}`).catch((thrown) => thrown);
    expect(error).toMatchObject({ name: "StoreError", message: expect.stringMatching(reason) });
    expect(error.message).toContain(path);
    expect(error.message).not.toContain("\n");
  });

  it("of a later version is refused, and left as it was", async () => {
    const path = pathIn();
    const store = await openStore(`sqlite:${path}`);
    await sql`insert into kysely_migration values ('9999-future', '2030-01-01')`.execute(store.db);
    await store.close();
    await expect(openStore(`sqlite:${path}`)).rejects.toThrow(
      /was written by a later version \(9999-future\) of now\|next: update/,
    );
  });

  it.each(["", "-calls"])(
    "that another process is creating is waited for (its file '%s')",
    async (ending) => {
      const path = pathIn();
      const other = new Sqlite(path + ending);
      other.exec("begin immediate");
      const opening = openStore(`sqlite:${path}`);
      await new Promise(setImmediate);
      other.exec("commit");
      other.close();
      const store = await opening;
      expect(await isUpToDate(store)).toBe(true);
      await store.close();
    },
  );

  it("in a folder that can't be is refused", async () => {
    const path = join(makeTestFolder(), "file");
    writeFileSync(path, "");
    await expect(openStore(`sqlite:${path}/nownext.sqlite`)).rejects.toThrow(
      /can't be written: give this user/,
    );
  });

  it.runIf(process.platform !== "win32")(
    "is readable by its owner alone, as are the files beside it",
    async () => {
      const path = pathIn();
      writeFileSync(path, "", { mode: 0o644 });
      const store = await openStore(`sqlite:${path}`);
      for (const ending of ["", "-wal", "-shm", "-calls", "-calls-wal"])
        expect((statSync(path + ending).mode & 0o777).toString(8)).toBe("600");
      await store.close();
    },
  );
});

/** Cuts a store short, in the middle of its tables. */
async function damage(path: string): Promise<void> {
  await (await openStore(`sqlite:${path}`)).close();
  truncateSync(path, 3 * 4096);
}

function createForeign(path: string): void {
  const database = new Sqlite(path);
  database.exec("create table recipe (name text)");
  database.close();
}
