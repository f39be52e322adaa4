import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { kindSchema } from "../../contract/slot.ts";

/** What a person read of a listing's kind and title: see `bench/labels/README.md`. */
const placed = z.strictObject({
  file: z.string(),
  channel: z.string(),
  start: z.int(),
  hash: z.string(),
  set: z.enum(["dev", "test"]),
});

const kindLabelSchema = placed.extend({ kinds: z.array(kindSchema).min(1) });

const titleLabelSchema = placed.extend({
  titles: z.array(z.string()).min(1),
  sub_title: z.string().optional(),
  marks: z.strictObject({
    live: z.literal(true).optional(),
    new: z.literal(true).optional(),
    repeat: z.literal(true).optional(),
    season: z.int().optional(),
    number: z.int().optional(),
  }),
});

const showLabelSchema = placed.extend({ series: z.boolean() });

/** What every label says: which listing it is of. */
export type Placed = z.infer<typeof placed>;
export type ShowLabel = z.infer<typeof showLabelSchema>;
export type KindLabel = z.infer<typeof kindLabelSchema>;
export type TitleLabel = z.infer<typeof titleLabelSchema>;

const folder = join(import.meta.dirname, "../labels/listings");

const readLines = (name: string): unknown[] =>
  ["dev", "test"].flatMap((half) =>
    readFileSync(join(folder, `${name}-${half}.jsonl`), "utf8")
      .split("\n")
      .filter(Boolean)
      .map((line): unknown => JSON.parse(line)),
  );

export const readKindLabels = (): KindLabel[] => z.array(kindLabelSchema).parse(readLines("kinds"));
export const readTitleLabels = (): TitleLabel[] => z.array(titleLabelSchema).parse(readLines("titles"));
export const readShowLabels = (): ShowLabel[] => z.array(showLabelSchema).parse(readLines("shows"));
