import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const read = (path: string): string => readFileSync(join(import.meta.dirname, "../..", path), "utf8");

const find = (pattern: RegExp, ...paths: string[]): string[] =>
  paths.flatMap((path) => [...read(path).matchAll(pattern)].map(([, found = ""]) => found));

/** The variables in the first column of each table: an operator's first, then those that nobody chooses. */
const [chosen = [], others = []] = read("docs/settings.md")
  .split("\n\n")
  .filter((part) => part.startsWith("|"))
  .map((table) =>
    [...table.matchAll(/^\| (`[^|]+) \|/gm)].flatMap(
      ([, names = ""]) => names.match(/\b[A-Z_]{4,}\b/g) ?? [],
    ),
  );

it("an operator finds every setting in the example", () => {
  expect(find(/^# ([A-Z_]+)=/gm, ".env.example").toSorted()).toEqual(chosen.toSorted());
});

it("the documented settings are those that the programs and the build read", () => {
  const schemas = ["service/config.ts", "service/launch/settings.ts", "lib/env.ts"];
  const inSchemas = find(/^ {4}([A-Z_]{4,}):/gm, ...schemas);
  const inBuild = find(/process\.env\.([A-Z_]{4,})/g, "next.config.ts").filter((name) => name !== "NODE_ENV");
  expect([...chosen, ...others].toSorted()).toEqual([...new Set([...inSchemas, ...inBuild])].toSorted());
});
