import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** Calls that build or run a query on a database that was passed in. */
const query =
  /\.(?:selectFrom|selectNoFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|executeQuery)\(|\bsql(?:<[^`]*>)?`/;

const service = join(import.meta.dirname, "..");
const isTest = (path: string): boolean => /\.test\.ts$|(^|\/)test-[a-z-]+\.ts$/.test(path);

test("only service/store contains queries", () => {
  const outside = globSync("**/*.ts", { cwd: service }).filter(
    (path) => !path.startsWith("store/") && !isTest(path),
  );
  expect(outside.length).toBeGreaterThan(100);
  expect(outside.filter((path) => query.test(readFileSync(join(service, path), "utf8")))).toEqual([]);
});

test.each([
  'const rows = await db.selectFrom("channel").execute();',
  'await trx\n    .deleteFrom("feed")\n    .execute();',
  "sql<number>`count(*)`",
  "await sql`vacuum`.execute(db);",
])("a query is noticed: %s", (text) => expect(query.test(text)).toBe(true));
