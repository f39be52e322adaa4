import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeTestFolder } from "../outside/test-folder.ts";
import { secureDataFolder } from "./data-folder.ts";

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

it.runIf(process.platform !== "win32")(
  "the data folder and what is in it are closed to others, also from before",
  () => {
    const parent = makeTestFolder();
    const folder = join(parent, "a/b");
    secureDataFolder(folder);
    expect(modeOf(folder)).toBe("700");
    writeFileSync(join(folder, "site-key"), "");
    mkdirSync(join(folder, "pictures"));
    chmodSync(join(folder, "site-key"), 0o644);
    chmodSync(folder, 0o755);
    secureDataFolder(folder);
    expect([modeOf(folder), modeOf(join(folder, "site-key")), modeOf(join(folder, "pictures"))]).toEqual([
      "700",
      "600",
      "700",
    ]);
  },
);

it("a data folder that can't be is refused by one line that names the setting", () => {
  const parent = makeTestFolder();
  writeFileSync(join(parent, "file"), "");
  expect(() => secureDataFolder(join(parent, "file"))).toThrow(/^DATA_DIR: .*file can't be used \(EEXIST\)/);
});
