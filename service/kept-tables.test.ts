import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keptTables } from "./kept-tables.ts";

let root: string;
let folder: string;
let keptIn: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "kept-tables-"));
  folder = join(root, "words");
  keptIn = join(root, "cache");
  mkdirSync(join(folder, "xx"), { recursive: true });
  mkdirSync(keptIn);
  writeFileSync(join(folder, "xx/list.tsv"), "news\tharbour\n");
});
afterEach(() => rmSync(root, { recursive: true }));

const tables = { numbers: Uint32Array.of(0, 7), rows: [Float32Array.of(0.5)] };
const make = vi.fn(() => tables);
const read = (name = "words", place: string | undefined = keptIn) => keptTables(name, folder, make, place);

test("tables are made once and then read as they were made", () => {
  expect(read()).toEqual(tables);
  expect(read()).toEqual(tables);
  expect(make).toHaveBeenCalledTimes(1);
});

test.each([
  ["a file within the folder changes", () => writeFileSync(join(folder, "xx/list.tsv"), "news\tharbours\n")],
  ["a file is written again", () => utimesSync(join(folder, "xx/list.tsv"), 1, 1)],
  ["a file is added", () => writeFileSync(join(folder, "yy.tsv"), "")],
])("tables are made again once %s, and the former ones go", (_, change) => {
  read();
  read("others");
  const [others, before] = readdirSync(keptIn).sort();
  change();
  read();
  expect(make).toHaveBeenCalledTimes(3);
  const now = readdirSync(keptIn).sort();
  expect(now).toHaveLength(2);
  expect(now[0]).toBe(others);
  expect(now[1]).not.toBe(before);
});

test("a file that isn't whole is made again", () => {
  read();
  const [file = ""] = readdirSync(keptIn);
  writeFileSync(join(keptIn, file), "no tables");
  expect(read()).toEqual(tables);
  expect(read()).toEqual(tables);
  expect(make).toHaveBeenCalledTimes(2);
});

test("what a process that was killed has left of a file goes", () => {
  read();
  const [file = ""] = readdirSync(keptIn);
  writeFileSync(join(keptIn, file.replace(".tables", ".4711.0.tables")), "half of it");
  writeFileSync(join(folder, "yy.tsv"), "");
  read();
  expect(readdirSync(keptIn)).toHaveLength(1);
});

test("without a place that can be written to, tables are made each time", () => {
  for (const place of [join(root, "nowhere"), join(folder, "xx/list.tsv")]) {
    make.mockClear();
    expect(read("words", place)).toEqual(tables);
    expect(read("words", place)).toEqual(tables);
    expect(make).toHaveBeenCalledTimes(2);
  }
});
