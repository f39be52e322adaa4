import { parseArgs } from "node:util";
import { loadKnowledge } from "../service/sport/catalogue/load.ts";
import { type CorpusSlot, listGuides, readGuide, textHash } from "./load/corpus.ts";
import { rowFormat } from "./load/figures.ts";
import { listingKey } from "./load/labels.ts";
import { languageOf } from "./load/language.ts";
import { readShowLabels, type ShowLabel } from "./load/listing-labels.ts";
import { matchFeeds } from "./load/read-shows.ts";
import { detectAll, judgeAll } from "./load/read-sport.ts";

/**
 * `npm run bench -- shows [--misses]`: how many listings that a person would call part of a series get a show, and how
 * many with a show are of a series (`bench/labels/README.md`). Without a catalogue and without ids of other systems.
 * By half, language and guide. `--misses` lists the errors of the development half.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(28, 10);

type Judged = { label: ShowLabel; slot: CorpusSlot; language: string; isFound: boolean };

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
  const slots = new Map(
    feeds.flatMap((feed) =>
      feed.slots.map((slot) => [listingKey(file, feed.sourceChannel, slot.start), { feed, slot }] as const),
    ),
  );
  for (const label of own) {
    const found = slots.get(listingKey(file, label.channel, label.start));
    if (!found || textHash(found.slot.draft) !== label.hash) absent++;
    else {
      const { feed, slot } = found;
      const isFound = (shows.get(slot) ?? null) !== null;
      judged.push({ label, slot, language: languageOf(feed, slot.draft.slot.title), isFound });
    }
  }
}
if (absent > 0) console.log(`${absent} labels belong to listings that are gone or whose text has changed\n`);
if (options.misses) printMisses();
else printScores();

function printScores(): void {
  console.log("Shows: precision and recall in % of listings with a show\n");
  console.log(row("", "listings", "series", "P", "R"));
  const parts: [string, Judged[]][] = [
    ["all", judged],
    ...(["dev", "test"] as const).map((set): [string, Judged[]] => [
      set,
      judged.filter(({ label }) => label.set === set),
    ]),
    ...[...Map.groupBy(judged, ({ language }) => language)].sort(),
    ...[...Map.groupBy(judged, ({ label }) => label.file)].sort(),
  ];
  for (const [name, own] of parts) {
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
