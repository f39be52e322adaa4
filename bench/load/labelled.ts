import { type CorpusFeed, type CorpusSlot, textHash } from "./corpus.ts";
import { listingKey, type Placed } from "./labels.ts";

export type Labelled<Label> = { label: Label; feed: CorpusFeed; slot: CorpusSlot };

/** Finds the labelled slots of a guide, and counts the labels whose listings are gone or whose text has changed. */
export function findLabelled<Label extends Placed>(
  file: string,
  feeds: readonly CorpusFeed[],
  labels: readonly Label[] = [],
): { found: Labelled<Label>[]; absent: number } {
  const slots = new Map(
    feeds.flatMap((feed) =>
      feed.slots.map((slot) => [listingKey(file, feed.sourceChannel, slot.start), { feed, slot }] as const),
    ),
  );
  const found = labels.flatMap((label) => {
    const place = slots.get(listingKey(file, label.channel, label.start));
    return place && textHash(place.slot.draft) === label.hash ? [{ label, ...place }] : [];
  });
  return { found, absent: labels.length - found.length };
}

/** What was judged, as a whole and in parts: by half, by language and by guide. */
export const listParts = <One extends { label: Placed }>(
  judged: readonly One[],
  languageOf: (one: One) => string,
): [name: string, own: readonly One[]][] => [
  ["all", judged],
  ["dev", judged.filter(({ label }) => label.set === "dev")],
  ["test", judged.filter(({ label }) => label.set === "test")],
  ...[...Map.groupBy(judged, languageOf)].sort(),
  ...[...Map.groupBy(judged, ({ label }) => label.file)].sort(),
];
