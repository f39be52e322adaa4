import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { keepAssets } from "./kept-assets.ts";

const root = mkdtempSync(join(tmpdir(), "nownext-assets-"));
afterEach(() => rmSync(root, { recursive: true, force: true }));

it("an open page finds the files of the last build, and those of earlier ones go", () => {
  const folder = join(root, ".next");
  const chunks = join(folder, "static/chunks");
  const build = (name: string) => () => {
    rmSync(join(folder, "static"), { recursive: true, force: true });
    mkdirSync(chunks, { recursive: true });
    writeFileSync(join(chunks, `${name}.js`), name);
    writeFileSync(join(chunks, "same.js"), name);
  };
  const isThere = (name: string) => existsSync(join(chunks, `${name}.js`));

  keepAssets(folder, build("first"));
  keepAssets(folder, build("second"));
  expect([isThere("first"), isThere("second")]).toEqual([true, true]);
  expect(readFileSync(join(chunks, "same.js"), "utf8")).toBe("second");
  keepAssets(folder, build("third"));
  expect([isThere("first"), isThere("second"), isThere("third")]).toEqual([false, true, true]);
});
