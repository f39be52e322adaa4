import { parseArgs } from "node:util";
import type { SlotText } from "../service/ingest/draft.ts";
import { loadKnowledge } from "../service/sport/catalogue/load.ts";
import { type CorpusSlot, listGuides, readGuide } from "./load/corpus.ts";
import { rowFormat } from "./load/figures.ts";
import { findLabelled, type Labelled, listParts } from "./load/labelled.ts";
import { type KindLabel, kindRounds, readKindLabels } from "./load/labels.ts";
import { languageOf } from "./load/language.ts";
import { readListings } from "./load/read-listings.ts";
import { detectAll, judgeAll } from "./load/read-sport.ts";

/**
 * `npm run bench -- kinds [--misses]`: how often a listing's kind is what a person reads from it, on labelled listings
 * whose text tells it (`bench/labels/README.md`); what shows an event is sport. By half, guide and language, with the
 * share of all slots that have a kind. Parts of a round with fewer than twenty are left out, as they would tell single
 * errors. `--misses` lists the errors of all but the last round.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(28, 10);

type Judged = Labelled<KindLabel> & { read: SlotText; kind: SlotText["kind"] };

const knowledge = loadKnowledge();
const labels = Map.groupBy(readKindLabels(), ({ file }) => file);
const judged: Judged[] = [];
const withKind = new Map<string, string>();
let absent = 0;
for (const file of listGuides()) {
  const feeds = await readGuide(file);
  const read = readListings(feeds);
  const events = judgeAll(feeds, detectAll(feeds, knowledge).found, knowledge);
  const kindOf = (slot: CorpusSlot) => (events.get(slot)?.event ? "sport" : read.get(slot)?.kind);
  const all = feeds.flatMap((feed) => feed.slots);
  withKind.set(file, ((all.filter(kindOf).length / all.length) * 100).toFixed(1));
  const labelled = findLabelled(file, feeds, labels.get(file));
  absent += labelled.absent;
  for (const one of labelled.found)
    judged.push({ ...one, read: read.get(one.slot) ?? one.slot.draft.slot, kind: kindOf(one.slot) });
}
if (absent > 0) console.log(`${absent} labels belong to listings that are gone or whose text has changed\n`);
if (options.misses) printMisses();
else printScores();

function isRight({ label, kind }: Judged): boolean {
  return kind !== undefined && label.kinds.includes(kind);
}

function isUnseen({ label }: Judged): boolean {
  return label.round === "drawn";
}

function printScores(): void {
  console.log(
    "Kinds right in %, of listings that tell it; of those that got a kind; all slots with a kind\n",
  );
  console.log(row("", "listings", "right", "said", "right", "with kind"));
  const language = ({ feed, read }: Judged) => languageOf(feed, read.title);
  const parts = [
    ...listParts(judged, language),
    ...kindRounds.flatMap((round) => {
      const own = judged.filter(({ label }) => label.round === round);
      return listParts(own, language)
        .filter(([, part]) => part.length >= 20)
        .map(([name, part]) => [`${round} ${name}`, part] as const);
    }),
  ];
  for (const [name, own] of parts) {
    const said = own.filter(({ kind }) => kind !== undefined);
    console.log(row(name, own.length, share(own), said.length, share(said), withKind.get(name) ?? ""));
  }
}

function share(some: readonly Judged[]): string {
  return some.length === 0 ? "-" : ((some.filter(isRight).length / some.length) * 100).toFixed(1);
}

function printMisses(): void {
  for (const one of judged)
    if (!isUnseen(one) && !isRight(one)) {
      const { title, description = "", category, episode } = one.read;
      console.log(
        `${one.label.file} ${one.feed.name} [${one.label.kinds.join("|")}; said ${one.kind}] ${title} | ${description.slice(0, 90)} | ${category?.join(";")} | ${JSON.stringify(episode)}`,
      );
    }
}
