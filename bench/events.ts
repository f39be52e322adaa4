import { parseArgs } from "node:util";
import { loadKnowledge } from "../service/sport/catalogue/load.ts";
import type { Detection } from "../service/sport/detection.ts";
import { type CorpusFeed, type CorpusSlot, listGuides, readGuide, textHash } from "./load/corpus.ts";
import { rowFormat } from "./load/figures.ts";
import { type Label, listingKey, readLabels } from "./load/labels.ts";
import { detectAll, type Found, judgeAll } from "./load/read-sport.ts";
import {
  type Counts,
  countDetection,
  countPairs,
  countShowings,
  countSports,
  countWholeEvents,
  type Judged,
  precision,
  type Question,
  recall,
  showings,
  verdictOn,
} from "./load/scores.ts";

/**
 * `npm run bench -- events [--misses] [--speed]`: precision and recall of detection and identity, and accuracy of the
 * showing, on labelled listings (`bench/labels/README.md`). All listings of the corpus go through detection and
 * identity, then the labelled ones are compared. `--misses` lists the errors in the development half, with their
 * texts. `--speed` adds how many slots are classified per second in one pass, guide by guide.
 */
const { values: options } = parseArgs({
  options: { misses: { type: "boolean" }, speed: { type: "boolean" } },
});
const row = rowFormat(24, 10);

const knowledge = loadKnowledge();
const feeds: CorpusFeed[] = [];
const found: Found[] = [];
const speeds: { file: string; slots: number; tookMs: number }[] = [];
for (const file of listGuides()) {
  const own = await readGuide(file);
  const { found: foundHere, slots, tookMs } = detectAll(own, knowledge);
  feeds.push(...own);
  found.push(...foundHere);
  speeds.push({ file, slots, tookMs });
}
const placed = judgeAll(feeds, found, knowledge);
const { judged, absent } = judge();
const languages = new Map(
  feeds.map(({ file, sourceChannel, languages: [first] }) => [`${file} ${sourceChannel}`, first]),
);

if (absent > 0) console.log(`${absent} labels belong to listings that are gone or whose text has changed\n`);
if (options.misses) printMisses();
else {
  printScores();
  if (options.speed) printSpeeds();
}

type Read = Judged & { slot: CorpusSlot };

/** Pairs each label with what was found for its listing. */
function judge(): { judged: Read[]; absent: number } {
  const slots = new Map(
    feeds.flatMap((feed) =>
      feed.slots.map((slot) => [listingKey(feed.file, feed.sourceChannel, slot.start), slot] as const),
    ),
  );
  const detections = new Map<CorpusSlot, Detection>(found.map(({ slot, detection }) => [slot, detection]));
  const labels = readLabels();
  const judged = labels.flatMap((label): Read[] => {
    const slot = slots.get(listingKey(label.file, label.channel, label.start));
    if (!slot || textHash(slot.draft) !== label.hash) return [];
    const place = placed.get(slot);
    const detection = detections.get(slot) ?? null;
    return [{ label, slot, detection, event: place?.event ?? null, showing: place?.showing ?? null }];
  });
  return { judged, absent: labels.length - judged.length };
}

function printScores(): void {
  const of = (group: string | null, set: Label["set"]) =>
    judged.filter(({ label }) => label.set === set && (group === null || label.group === group));
  const parts: [string, Read[]][] = [
    ["all", judged],
    ["dev", of(null, "dev")],
    ["  sample", of("sample", "dev")],
    ["  round", of("round", "dev")],
    ["  grown", of("grown", "dev")],
    ["test", of(null, "test")],
    ["  sample", of("sample", "test")],
    ["  round", of("round", "test")],
    ["  grown", of("grown", "test")],
    ...byLanguage("dev"),
    ...byLanguage("test"),
  ];
  const producers = [...Map.groupBy(judged, ({ label }) => label.file)].sort();

  console.log(
    "Detection: precision and recall in %, and of what both hold for sport, how often it is the same sport\n",
  );
  console.log(row("", "listings", "broadcast", "R", "an event", "R", "any sport", "R", "sport ok"));
  for (const [name, own] of [...parts, ...producers])
    console.log(row(name, own.length, ...detectionColumns(own)));

  console.log(
    "\nIdentity: precision and recall in % of pairs of broadcasts (also of those alone that detection found), the same across guides; events found whole\n",
  );
  console.log(row("", "pairs", "R", "of found", "across", "R", "of found", "whole", "events"));
  for (const [name, own] of [...parts, ...producers]) console.log(row(name, ...identityColumns(own)));

  console.log("\nShowing: % right; for each label, what was found\n");
  console.log(
    row("", "right", "of", ...showings.flatMap((label) => showings.map((said) => `${label}>${said}`))),
  );
  for (const [name, own] of [...parts, ...producers]) {
    const { right, all, said } = countShowings(own);
    const cells = showings.flatMap((label) => showings.map((other) => said.get(`${label} ${other}`) ?? 0));
    console.log(row(name, percent(right / all), all, ...cells));
  }
}

/** The labelled listings of a half by the language of their guide. */
function byLanguage(set: Label["set"]): [string, Read[]][] {
  const own = judged.filter(({ label }) => label.set === set);
  const groups = Map.groupBy(
    own,
    ({ label }) => languages.get(`${label.file} ${label.channel}`) ?? "several",
  );
  return [...groups].sort().map(([language, those]) => [`${set} ${language}`, those]);
}

function detectionColumns(own: readonly Read[]): string[] {
  const questions: readonly Question[] = ["broadcast", "event", "sport"];
  const { right, all } = countSports(own);
  return [...questions.flatMap((question) => both(countDetection(own, question))), percent(right / all)];
}

function identityColumns(own: readonly Read[]): (string | number)[] {
  const { right, all } = countWholeEvents(own);
  const found = own.filter(({ event }) => event !== null);
  const acrossGuides = (a: Label, b: Label) => a.file !== b.file;
  return [
    ...both(countPairs(own)),
    percent(recall(countPairs(found))),
    ...both(countPairs(own, acrossGuides)),
    percent(recall(countPairs(found, acrossGuides))),
    right,
    all,
  ];
}

/** Prints the errors in the development half, by measure. */
function printMisses(): void {
  const dev = judged.filter(({ label }) => label.set === "dev");
  for (const question of ["broadcast", "event", "sport"] as const)
    for (const verdict of ["wrong", "missed"] as const) {
      const own = dev.filter((one) => verdictOn(one, question) === verdict);
      console.log(`\n# ${question}, ${verdict}: ${own.length}`);
      for (const one of own) console.log(formatListing(one));
    }
  const otherSport = dev.filter(
    ({ label, detection }) => detection && label.sport !== null && label.sport !== detection.sport,
  );
  console.log(`\n# another sport: ${otherSport.length}`);
  for (const one of otherSport) console.log(formatListing(one));

  const broadcasts = dev.filter(({ label, event }) => label.kind === "broadcast" && label.event && event);
  console.log("\n# one event, several ids");
  for (const [event, own] of Map.groupBy(broadcasts, ({ label }) => label.event))
    if (new Set(own.map((one) => one.event)).size > 1)
      console.log(`${event}\n${own.map((one) => `  ${one.event} ${formatListing(one)}`).join("\n")}`);
  console.log("\n# several events, one id");
  for (const [id, own] of Map.groupBy(broadcasts, ({ event }) => event))
    if (new Set(own.map(({ label }) => label.event)).size > 1)
      console.log(`${id}\n${own.map((one) => `  ${one.label.event} ${formatListing(one)}`).join("\n")}`);

  const shown = dev.filter(({ label, showing }) => label.showing && showing && label.showing !== showing);
  console.log(`\n# showing, label > found: ${shown.length}`);
  for (const one of shown) console.log(`${one.label.showing} > ${one.showing} ${formatListing(one)}`);
}

function formatListing({ label, detection, slot: { start, stop, draft } }: Read): string {
  const { title, sub_title = "", description = "" } = draft.slot;
  const when = `${new Date(start * 1000).toISOString().slice(0, 16)} +${Math.round((stop - start) / 60)}`;
  const said = detection ? `${detection.kind} ${detection.sport} ${detection.name}` : "nothing";
  return `${label.file} ${label.channel} ${when} [${label.kind} ${label.sport}; said: ${said}] ${title} | ${sub_title} | ${description.slice(0, 120)}`;
}

function printSpeeds(): void {
  console.log("\nSpeed: slots classified in one pass, by this thread's CPU time\n");
  console.log(row("", "slots", "CPU ms", "slots/s"));
  const total = { file: "all", slots: 0, tookMs: 0 };
  for (const { slots, tookMs } of speeds) {
    total.slots += slots;
    total.tookMs += tookMs;
  }
  for (const { file, slots, tookMs } of [...speeds, total])
    console.log(row(file, slots, tookMs.toFixed(0), ((slots / tookMs) * 1000).toFixed(0)));
}

function both(counts: Counts): [string, string] {
  return [percent(precision(counts)), percent(recall(counts))];
}

function percent(share: number): string {
  return Number.isNaN(share) ? "-" : (share * 100).toFixed(1);
}
