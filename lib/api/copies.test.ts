import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { makeTestFolder } from "../../outside/test-folder.ts";
import { createDiskCopies } from "./copies.ts";

let folder = "";
beforeEach(() => {
  folder = makeTestFolder();
});

const open = (mostBytes = 1_000_000, owner = "a") =>
  createDiskCopies({ folder, owner, mostBytes, now: () => 1_000_000 });
const copy = (text: string, at = 1) => ({ at, text, etag: '"x"' });
const files = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

describe("copies on disk", () => {
  it("are there after a restart, for the same deployment and key alone", async () => {
    await open().put("/countries", copy("{}\n{}"));
    expect(await open().get("/countries")).toEqual(copy("{}\n{}"));
    expect(await open().get("/now")).toBeNull();
    expect(await open(1_000_000, "b").get("/countries")).toBeNull();
  });

  it("can be read by their owner alone", async () => {
    await open().put("/countries", copy("{}"));
    expect(files().map((file) => statSync(file).mode & 0o777)).toEqual([0o600]);
  });

  it("are absent if a file is cut or foreign, and leave no temporary file", async () => {
    const copies = open();
    await copies.put("/countries", copy("{}"));
    for (const broken of ["", "plain text"]) {
      for (const file of files()) writeFileSync(file, broken);
      expect(await copies.get("/countries")).toBeNull();
    }
    await copies.put("/countries", copy("[]"));
    expect(await copies.get("/countries")).toEqual(copy("[]"));
    expect(files()).toHaveLength(1);
  });

  it("stay within their bound", async () => {
    const copies = open(4_000);
    for (let page = 0; page < 60; page++) await copies.put(`/p/${page}`, copy(crypto.randomUUID()));
    const bytes = files().reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThanOrEqual(4_000);
    expect(await copies.get("/p/59")).not.toBeNull();
  });

  it("in a folder that can’t be written to are none, and nothing fails", async () => {
    const file = join(folder, "file");
    writeFileSync(file, "");
    const copies = createDiskCopies({
      folder: join(file, "x"),
      owner: "a",
      mostBytes: 100,
      now: () => 1_000_000,
    });
    await copies.put("/countries", copy("{}"));
    expect(await copies.get("/countries")).toBeNull();
  });
});
