import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Judges each listing of a folder's batches: files of one listing a line, under a line that names the columns. */
export const judgeBatches = <T>(folder: string, judge: (batch: string, line: string) => T): T[] =>
  readdirSync(folder)
    .sort()
    .flatMap((file) => {
      const [, ...lines] = readFileSync(join(folder, file), "utf8").trimEnd().split("\n");
      return lines.map((line) => judge(file.replace(".tsv", ""), line));
    });
