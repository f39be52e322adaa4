import { globSync, readFileSync } from "node:fs";
import { expect, test } from "./test.ts";

test("the site needs no file of the service, and no native package but those that draw pictures", () => {
  const traced = globSync(".next/**/*.nft.json").flatMap(
    (path): string[] => JSON.parse(readFileSync(path, "utf8")).files,
  );
  const files = [...new Set(traced)];
  const native = files.filter((file) => file.endsWith(".node"));
  expect(native.length).toBeGreaterThan(0);
  expect(native.filter((file) => !/node_modules\/(?:@img\/sharp|@napi-rs\/canvas)-/.test(file))).toEqual([]);
  const ofService = /^(?:\.\.\/)+service\/|node_modules\/(?:better-sqlite3|@?esbuild)\//;
  expect(files.filter((file) => ofService.test(file))).toEqual([]);
});
