import process from "node:process";
import { nameKey } from "../../service/ingest/channels/channel-names.ts";
import { canonicalBlocks } from "../../service/sport/canonical.ts";
import { detect } from "../../service/sport/detect.ts";
import { eventsOf } from "../../service/sport/event.ts";
import {
  addCounts,
  countHabits,
  type Habit,
  habitOf,
  isCanned,
  noCounts,
  noHabit,
} from "../../service/sport/habit.ts";
import type { SportKnowledge } from "../../service/sport/knowledge.ts";
import type { Mention, SlotFacts } from "../../service/sport/mention.ts";
import type { Showing } from "../../service/sport/showing.ts";
import type { Sighting } from "../../service/sport/sighting.ts";
import type { CorpusFeed, CorpusSlot } from "./corpus.ts";

/** A slot that detection holds for sport, as identity and showing take it. */
export type Found = Sighting & { mention: Mention; feed: CorpusFeed; slot: CorpusSlot };

export type Placed = { event: string; showing: Showing };

/** What the production detection reads of a slot. The channel's categories aren't in a guide: they stay unknown. */
export const factsOf = (
  { name, country, languages }: CorpusFeed,
  { start, stop, draft }: CorpusSlot,
): SlotFacts => ({
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
  channel: { name, country, languages, categories: [] },
});

/** Detects what each slot of a guide shows, one after the other, and how much of the processor's time that took. */
export function detectAll(
  feeds: readonly CorpusFeed[],
  knowledge: SportKnowledge,
): { found: Found[]; slots: number; tookMs: number } {
  const given = feeds.flatMap((feed) =>
    feed.slots.map((slot) => ({ feed, slot, facts: factsOf(feed, slot) })),
  );
  const from = process.threadCpuUsage();
  const mentions = given.map(({ facts }) => detect(facts, knowledge));
  const { user, system } = process.threadCpuUsage(from);
  const tookMs = (user + system) / 1000;
  const found = given.flatMap(({ feed, slot }, index): Found[] => {
    const mention = mentions[index];
    if (!mention) return [];
    return [
      {
        channel: `${feed.file} ${feed.sourceChannel}`,
        country: feed.country,
        canned: isCanned(feed.slots),
        timeshift: /\+\d+$/.test(nameKey(feed.name)),
        source: feed.file,
        start: slot.start,
        stop: slot.stop,
        mention,
        feed,
        slot,
      },
    ];
  });
  return { found, slots: given.length, tookMs };
}

/** Makes events of all that was found in all guides, and tells for each broadcast its event and showing. */
export function placeAll(
  feeds: readonly CorpusFeed[],
  found: readonly Found[],
  knowledge: SportKnowledge,
): ReadonlyMap<CorpusSlot, Placed> {
  const habits = habitsOf(feeds, found);
  const ground = {
    knowledge,
    habitOf: ({ source, country }: Sighting) => habits.get(habitKey(source, country)) ?? noHabit,
  };
  const blocks = canonicalBlocks(found);
  const placed = new Map<CorpusSlot, Placed>();
  for (const [block, sightings] of Map.groupBy(found, (_, index) => blocks[index] ?? null)) {
    if (block === null) continue;
    for (const { event, broadcasts } of eventsOf(block, sightings, [], ground))
      for (const { slot: sighting, showing } of broadcasts)
        placed.set(sighting.slot, { event: event.id, showing });
  }
  return placed;
}

const habitKey = (source: string, country: string | null): string => `${source} ${country}`;

function habitsOf(feeds: readonly CorpusFeed[], found: readonly Found[]): ReadonlyMap<string, Habit> {
  const mentions = new Map(found.map(({ slot, mention }) => [slot, mention]));
  const counts = new Map<string, typeof noCounts>();
  for (const { file, country, slots } of feeds) {
    const key = habitKey(file, country);
    const own = slots.map((slot) => ({
      start: slot.start,
      stop: slot.stop,
      flags: slot.draft.slot.flags,
      mention: mentions.get(slot) ?? null,
    }));
    counts.set(key, addCounts(counts.get(key) ?? noCounts, countHabits(own)));
  }
  return new Map([...counts].map(([key, of]) => [key, habitOf(of)]));
}
