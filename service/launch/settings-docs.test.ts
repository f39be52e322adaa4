import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

it("an operator finds every setting in the table and in the example, but for those of tests", () => {
  const rows = [...read("docs/settings.md").matchAll(/^\| (`[^|]+) \|/gm)].map(([, names = ""]) => names);
  const inTable = rows.flatMap((names) => names.match(/\b[A-Z_]{4,}\b/g) ?? []);
  const inExample = [...read(".env.example").matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name);
  expect(inExample.toSorted()).toEqual(inTable.filter((name) => name !== "PUSH_TEST_ORIGIN").toSorted());
});
