import { createHash } from "node:crypto";
import { parseArgs } from "node:util";
import type { SlotText } from "../service/ingest/draft.ts";
import { readDescription } from "../service/titles/description.ts";
import { listGuides, readGuide } from "./load/corpus.ts";
import { rowFormat } from "./load/figures.ts";
import { findLabelled, type Labelled, listParts } from "./load/labelled.ts";
import { readTitleLabels, type TitleLabel } from "./load/labels.ts";
import { languageOf } from "./load/language.ts";
import { readListings } from "./load/read-listings.ts";

/**
 * `npm run bench -- titles [--misses]`: how often titles are read as a person would, on labelled listings
 * (`bench/labels/README.md`): the title that a viewer reads, the flags, season, number and name that its marks say. By
 * half, guide and language. `--misses` lists the errors of the development half.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(28, 10);

type Judged = Labelled<TitleLabel> & { read: SlotText; wrong: string[] };

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

const labels = Map.groupBy(readTitleLabels(), ({ file }) => file);
const judged: Judged[] = [];
let absent = 0;
for (const file of listGuides()) {
  const feeds = await readGuide(file);
  const read = readListings(feeds);
  const labelled = findLabelled(file, feeds, labels.get(file));
  absent += labelled.absent;
  for (const one of labelled.found) {
    const listed = one.slot.draft.slot;
    const text = read.get(one.slot) ?? listed;
    judged.push({ ...one, read: text, wrong: faultsOf(one.label, listed, text) });
  }
}
if (absent > 0) console.log(`${absent} labels belong to listings that are gone or whose text has changed\n`);
if (options.misses) printMisses();
else printScores();

/** What of a listing's reading differs from its label. */
function faultsOf({ titles, sub_title, marks }: TitleLabel, listed: SlotText, read: SlotText): string[] {
  const faults: string[] = [];
  // The labels are of titles: what a description says is no fault of them.
  const said = readDescription(listed.description, { isFilm: false });
  if (!titles.includes(hashOf(read.title))) faults.push("title");
  if (sub_title !== undefined && sub_title !== hashOf(read.sub_title ?? "")) faults.push("sub-title");
  for (const flag of ["live", "new", "repeat"] as const)
    if (read.flags[flag] !== (listed.flags[flag] || marks[flag] || said.marks.has(flag))) faults.push(flag);
  for (const member of ["season", "number"] as const)
    if (read.episode?.[member] !== (listed.episode?.[member] ?? marks[member] ?? said[member]))
      faults.push(member);
  return faults;
}

function isMarked({ label, slot }: Judged): boolean {
  return Object.keys(label.marks).length > 0 || !label.titles.includes(hashOf(slot.draft.slot.title));
}

function isChanged({ slot, read }: Judged): boolean {
  const listed = slot.draft.slot;
  return (
    listed.title !== read.title ||
    JSON.stringify([listed.flags, listed.episode?.season, listed.episode?.number]) !==
      JSON.stringify([read.flags, read.episode?.season, read.episode?.number])
  );
}

function printScores(): void {
  console.log("Titles read right in %; of what was changed, and of what is marked, how much is right\n");
  console.log(row("", "listings", "right", "changed", "right", "marked", "right"));
  for (const [name, own] of listParts(judged, ({ feed, read }) => languageOf(feed, read.title))) {
    const changed = own.filter(isChanged);
    const marked = own.filter(isMarked);
    console.log(row(name, ...[own, changed, marked].flatMap((some) => [some.length, share(some)])));
  }
}

function share(some: readonly Judged[]): string {
  const right = some.filter(({ wrong }) => wrong.length === 0).length;
  return some.length === 0 ? "-" : ((right / some.length) * 100).toFixed(1);
}

function printMisses(): void {
  for (const { label, slot, read, wrong } of judged)
    if (label.set === "dev" && wrong.length > 0)
      console.log(
        `${label.file} [${wrong.join(", ")}] ${slot.draft.slot.title} > ${read.title} | ${read.sub_title ?? ""} | ${JSON.stringify([read.flags, read.episode?.season, read.episode?.number, label.marks])}`,
      );
}
