import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** How a person labelled a listing: see `bench/labels/README.md`. */
const labelSchema = z.strictObject({
  file: z.string(),
  channel: z.string(),
  start: z.int(),
  hash: z.string(),
  kind: z.enum(["broadcast", "highlights", "preview", "review", "magazine", "none"]),
  sport: z.string().nullable(),
  event: z.string().nullable(),
  showing: z.enum(["live", "delayed", "repeat"]).nullable(),
  set: z.enum(["dev", "test"]),
});

/** `group` is the name of the files it comes from: `sample`, `round`. */
export type Label = z.infer<typeof labelSchema> & { group: string };

const folder = join(import.meta.dirname, "../labels");

export const readLabels = (): Label[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readFileSync(join(folder, name), "utf8")
        .split("\n")
        .filter(Boolean)
        .map((line) => ({
          ...labelSchema.parse(JSON.parse(line)),
          group: name.replace(/-(dev|test)\.jsonl$/, ""),
        })),
    );

/** Identifies a listing of the corpus, whether in a label or a slot. */
export const listingKey = (file: string, channel: string, start: number): string =>
  `${file}\t${channel}\t${start}`;
