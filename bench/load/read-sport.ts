import process from "node:process";
import { nameKey } from "../../service/ingest/channels/channel-names.ts";
import { findBlocks } from "../../service/sport/canonical.ts";
import { detect } from "../../service/sport/detect.ts";
import type { Detection, SlotFacts } from "../../service/sport/detection.ts";
import { buildEvents } from "../../service/sport/event.ts";
import type { SportKnowledge } from "../../service/sport/knowledge.ts";
import {
  addCounts,
  countMarks,
  isCanned,
  type Marking,
  noCounts,
  noMarking,
  toMarking,
} from "../../service/sport/marking.ts";
import type { Showing } from "../../service/sport/showing.ts";
import type { Sighting } from "../../service/sport/sighting.ts";
import type { CorpusFeed, CorpusSlot } from "./corpus.ts";

/** A slot that was detected as sport, in the form that the rules of events take. */
export type Found = Sighting & { detection: Detection; feed: CorpusFeed; slot: CorpusSlot };

export type Placed = { event: string; showing: Showing };

/**
 * The facts of a channel that production detection reads. A guide doesn't contain the channel's categories, so there
 * are none.
 */
const channelFacts = ({ name, country, languages }: CorpusFeed): SlotFacts["channel"] => ({
  name,
  country,
  languages,
  categories: [],
});

/** The same of a slot. */
const slotFacts = (channel: SlotFacts["channel"], { start, stop, draft }: CorpusSlot): SlotFacts => ({
  start,
  stop,
  title: draft.slot.title,
  sub_title: draft.slot.sub_title,
  description: draft.slot.description,
  category: draft.slot.category,
  flags: draft.slot.flags,
  year: draft.slot.year,
  previously_shown: draft.detail?.previously_shown?.start,
  language: draft.detail?.language,
  channel,
});

/** Runs detection on each slot of a guide, one after the other, and measures the processor time. */
export function detectAll(
  feeds: readonly CorpusFeed[],
  knowledge: SportKnowledge,
): { found: Found[]; slots: number; tookMs: number } {
  const given = feeds.flatMap((feed) => {
    const channel = channelFacts(feed);
    return feed.slots.map((slot) => ({ feed, slot, facts: slotFacts(channel, slot) }));
  });
  const from = process.threadCpuUsage();
  const detections = given.map(({ facts }) => detect(facts, knowledge));
  const { user, system } = process.threadCpuUsage(from);
  const tookMs = (user + system) / 1000;
  const found = given.flatMap(({ feed, slot }, index): Found[] => {
    const detection = detections[index];
    if (!detection) return [];
    return [
      {
        channel: `${feed.file} ${feed.sourceChannel}`,
        country: feed.country,
        canned: isCanned(feed.slots),
        timeshift: /\+\d+$/.test(nameKey(feed.name)),
        source: feed.file,
        start: slot.start,
        stop: slot.stop,
        detection,
        feed,
        slot,
      },
    ];
  });
  return { found, slots: given.length, tookMs };
}

/** Builds the events of everything detected in all guides, and returns each broadcast's event and showing. */
export function judgeAll(
  feeds: readonly CorpusFeed[],
  found: readonly Found[],
  knowledge: SportKnowledge,
): ReadonlyMap<CorpusSlot, Placed> {
  const markings = measureMarkings(feeds, found);
  const context = {
    knowledge,
    markingOf: ({ source, country }: Sighting) => markings.get(markingKey(source, country)) ?? noMarking,
  };
  const blocks = findBlocks(found);
  const placed = new Map<CorpusSlot, Placed>();
  for (const [block, sightings] of Map.groupBy(found, (_, index) => blocks[index] ?? null)) {
    if (block === null) continue;
    for (const { event, broadcasts } of buildEvents(block, sightings, [], context))
      for (const { slot: sighting, showing } of broadcasts)
        placed.set(sighting.slot, { event: event.id, showing });
  }
  return placed;
}

const markingKey = (source: string, country: string | null): string => `${source} ${country}`;

function measureMarkings(
  feeds: readonly CorpusFeed[],
  found: readonly Found[],
): ReadonlyMap<string, Marking> {
  const detections = new Map(found.map(({ slot, detection }) => [slot, detection]));
  const counts = new Map<string, typeof noCounts>();
  for (const { file, country, slots } of feeds) {
    const key = markingKey(file, country);
    const own = slots.map((slot) => ({
      start: slot.start,
      stop: slot.stop,
      flags: slot.draft.slot.flags,
      detection: detections.get(slot) ?? null,
    }));
    counts.set(key, addCounts(counts.get(key) ?? noCounts, countMarks(own)));
  }
  return new Map([...counts].map(([key, of]) => [key, toMarking(of)]));
}
