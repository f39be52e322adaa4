import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFiles, parseProgrammes } from "./load.ts";

test("a line is a kind, a tab and a name, which other words may follow", () => {
  expect(parseProgrammes("series\tLarkhill\nnews\tLarkhill Tonight*\n", "xx.tsv")).toEqual([
    { kind: "series", name: "Larkhill", mayContinue: false, language: "xx" },
    { kind: "news", name: "Larkhill Tonight", mayContinue: true, language: "xx" },
  ]);
});

test.each([
  ["soap\tLarkhill", '"soap" is no kind'],
  ["series Larkhill", '"series Larkhill" is no kind'],
  ["series\t*", "no kind, tab and name"],
  ["series\t Larkhill", "no kind, tab and name"],
  ["series\tLark*hill", "no kind, tab and name"],
  ["series\tLarkhill\tUpford", "no kind, tab and name"],
  ["", '"" is no kind'],
])("an error names the file and line: %j", (line, message) => {
  const parse = () => parseProgrammes(`news\tUpford\n${line}\n`, "xx.tsv");
  expect(parse).toThrow("programmes/xx.tsv, line 2");
  expect(parse).toThrow(message);
});

const kinds = ["film", "series", "entertainment", "documentary", "news", "sport", "kids", "music", "other"];

describe("the files of programmes", () => {
  test.each(listFiles())("%s is in order", (file) => {
    const lines = readFileSync(join(import.meta.dirname, file), "utf8")
      .trimEnd()
      .split("\n");
    const key = (line: string) => `${kinds.indexOf(line.split("\t", 1)[0] ?? "")}\t${line.split("\t")[1]}`;
    expect(lines).toEqual(lines.toSorted((a, b) => (key(a) < key(b) ? -1 : 1)));
    expect(lines).toEqual(lines.map((line) => line.normalize("NFC")));
  });
});
