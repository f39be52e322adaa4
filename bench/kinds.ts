import { parseArgs } from "node:util";
import type { SlotText } from "../service/ingest/draft.ts";
import { loadKnowledge } from "../service/sport/catalogue/load.ts";
import { type CorpusFeed, type CorpusSlot, listGuides, readGuide, textHash } from "./load/corpus.ts";
import { rowFormat } from "./load/figures.ts";
import { listingKey } from "./load/labels.ts";
import { languageOf } from "./load/language.ts";
import { type KindLabel, readKindLabels } from "./load/listing-labels.ts";
import { readListings } from "./load/read-listings.ts";
import { detectAll, judgeAll } from "./load/read-sport.ts";

/**
 * `npm run bench -- kinds [--misses]`: how often a listing's kind is what a person reads from it, on labelled listings
 * whose text tells it (`bench/labels/README.md`); what shows an event is sport. By half, guide and language, with the
 * share of all slots that have a kind. `--misses` lists the errors of the development half.
 */
const { values: options } = parseArgs({ options: { misses: { type: "boolean" } } });
const row = rowFormat(28, 10);

type Judged = {
  label: KindLabel;
  feed: CorpusFeed;
  slot: CorpusSlot;
  read: SlotText;
  kind: SlotText["kind"];
};

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
  const slots = new Map(
    feeds.flatMap((feed) =>
      feed.slots.map((slot) => [listingKey(file, feed.sourceChannel, slot.start), { feed, slot }] as const),
    ),
  );
  for (const label of labels.get(file) ?? []) {
    const found = slots.get(listingKey(file, label.channel, label.start));
    const text = found && read.get(found.slot);
    if (!found || !text || textHash(found.slot.draft) !== label.hash) absent++;
    else judged.push({ label, ...found, read: text, kind: kindOf(found.slot) });
  }
}
if (absent > 0) console.log(`${absent} labels belong to listings that are gone or whose text has changed\n`);
if (options.misses) printMisses();
else printScores();

function isRight({ label, kind }: Judged): boolean {
  return kind !== undefined && label.kinds.includes(kind);
}

function printScores(): void {
  console.log(
    "Kinds right in %, of listings that tell it; of those that got a kind; all slots with a kind\n",
  );
  console.log(row("", "listings", "right", "said", "right", "with kind"));
  const parts: [string, Judged[]][] = [
    ["all", judged],
    ["dev", judged.filter(({ label }) => label.set === "dev")],
    ["test", judged.filter(({ label }) => label.set === "test")],
    ...[...Map.groupBy(judged, ({ feed, read }) => languageOf(feed, read.title))].sort(),
    ...[...Map.groupBy(judged, ({ label }) => label.file)].sort(),
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
    if (one.label.set === "dev" && !isRight(one)) {
      const { title, description = "", category, episode } = one.read;
      console.log(
        `${one.label.file} ${one.feed.name} [${one.label.kinds.join("|")}; said ${one.kind}] ${title} | ${description.slice(0, 90)} | ${category?.join(";")} | ${JSON.stringify(episode)}`,
      );
    }
}
