import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { kindSchema } from "../../contract/slot.ts";

/** What people read of listings: see `bench/labels/README.md`. */

const placed = z.strictObject({
  file: z.string(),
  channel: z.string(),
  start: z.int(),
  hash: z.string(),
  set: z.enum(["dev", "test"]),
});

const labelSchema = placed.extend({
  kind: z.enum(["broadcast", "highlights", "preview", "review", "magazine", "none"]),
  sport: z.string().nullable(),
  event: z.string().nullable(),
  showing: z.enum(["live", "delayed", "repeat"]).nullable(),
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
/** `round` is the name of the files it comes from. */
export type KindLabel = z.infer<typeof kindLabelSchema> & { round: (typeof kindRounds)[number] };
export type TitleLabel = z.infer<typeof titleLabelSchema>;

/** `group` is the name of the files it comes from: `sample`, `round`. */
export type Label = z.infer<typeof labelSchema> & { group: string };

const folder = join(import.meta.dirname, "../labels");

const readLines = (name: string): unknown[] =>
  readFileSync(join(folder, name), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));

export const readLabels = (): Label[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(".jsonl"))
    .sort()
    .flatMap((name) =>
      readLines(name).map((line) => ({
        ...labelSchema.parse(line),
        group: name.replace(/-(dev|test)\.jsonl$/, ""),
      })),
    );

/** Identifies a listing of the corpus, whether in a label or a slot. */
export const listingKey = (file: string, channel: string, start: number): string =>
  `${file}\t${channel}\t${start}`;

const readHalves = (name: string): unknown[] =>
  ["dev", "test"]
    .map((half) => `listings/${name}-${half}.jsonl`)
    .filter((file) => existsSync(join(folder, file)))
    .flatMap(readLines);

/** Each but the last was labelled when those before it had been studied. The last three are tests as a whole, of which two have been read since. */
export const kindRounds = ["kinds", "fresh", "next", "later", "last", "blind", "slots", "drawn"] as const;

export const readKindLabels = (): KindLabel[] =>
  kindRounds.flatMap((round) =>
    z
      .array(kindLabelSchema)
      .parse(readHalves(round))
      .map((label) => ({ ...label, round })),
  );
export const readTitleLabels = (): TitleLabel[] => z.array(titleLabelSchema).parse(readHalves("titles"));
export const readShowLabels = (): ShowLabel[] => z.array(showLabelSchema).parse(readHalves("shows"));
