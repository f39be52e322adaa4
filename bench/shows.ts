import { parseArgs } from "node:util";
import { loadKnowledge } from "../service/sport/catalogue/load.ts";
import { listGuides, readGuide } from "./load/corpus.ts";
import { rowFormat } from "./load/figures.ts";
import { findLabelled, type Labelled, listParts } from "./load/labelled.ts";
import { readShowLabels, type ShowLabel } from "./load/labels.ts";
import { languageOf } from "./load/language.ts";
import { matchFeeds } from "./load/read-shows.ts";
import { detectAll, judgeAll } from "./load/read-sport.ts";

/**
 * `npm run bench -- shows [--misses]`: how many listings that a person would call part of a series get a show, and how
 * many with a show are of a series (`bench/labels/README.md`). Without a catalogue and without ids of other systems.
 * By half, language and guide. `--misses` lists the errors of the development half.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(28, 10);

type Judged = Labelled<ShowLabel> & { language: string; isFound: boolean };

const knowledge = loadKnowledge();
const labels = Map.groupBy(readShowLabels(), ({ file }) => file);
const judged: Judged[] = [];
let absent = 0;
for (const file of listGuides()) {
  const own = labels.get(file);
  if (!own) continue;
  const feeds = await readGuide(file);
  const events = judgeAll(feeds, detectAll(feeds, knowledge).found, knowledge);
  const airings = matchFeeds(feeds, (slot) => events.get(slot)?.event !== undefined);
  const shows = new Map(airings.map(({ slot, show }) => [slot, show]));
  const labelled = findLabelled(file, feeds, own);
  absent += labelled.absent;
  for (const one of labelled.found) {
    const language = languageOf(one.feed, one.slot.draft.slot.title);
    judged.push({ ...one, language, isFound: (shows.get(one.slot) ?? null) !== null });
  }
}
if (absent > 0) console.log(`${absent} labels belong to listings that are gone or whose text has changed\n`);
if (options.misses) printMisses();
else printScores();

function printScores(): void {
  console.log("Shows: precision and recall in % of listings with a show\n");
  console.log(row("", "listings", "series", "P", "R"));
  for (const [name, own] of listParts(judged, ({ language }) => language)) {
    const series = own.filter(({ label }) => label.series);
    const found = own.filter(({ isFound }) => isFound);
    const right = series.filter(({ isFound }) => isFound).length;
    console.log(
      row(name, own.length, series.length, share(right, found.length), share(right, series.length)),
    );
  }
}

function share(part: number, whole: number): string {
  return whole === 0 ? "-" : ((part / whole) * 100).toFixed(1);
}

function printMisses(): void {
  for (const { label, slot, isFound } of judged)
    if (label.set === "dev" && label.series !== isFound) {
      const { title, sub_title = "", description = "", category } = slot.draft.slot;
      console.log(
        `${label.file} [${label.series ? "series, not found" : "found, no series"}] ${title} | ${sub_title} | ${category?.join(";")} | ${description.slice(0, 80)}`,
      );
    }
}
