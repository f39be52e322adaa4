import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./test.ts";

test("the site needs no file of the service, and no native package but those that draw pictures", () => {
  const traced = globSync(".next/**/*.nft.json").flatMap(
    (path): string[] => JSON.parse(readFileSync(path, "utf8")).files,
  );
  expect(traced.filter((file) => file.endsWith(".node")).length).toBeGreaterThan(0);
  for (const file of traced) {
    expect(file).not.toMatch(/^(?:\.\.\/)+service\/|node_modules\/(?:better-sqlite3|@?esbuild)\//);
    if (file.endsWith(".node")) expect(file).toMatch(/node_modules\/(?:@img\/sharp|@napi-rs\/canvas)-/);
  }
});
