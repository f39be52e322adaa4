import { arrange } from "./arrange.ts";
import type { ChannelDraft } from "./draft.ts";
import { isTooLong } from "./mark.ts";
import type { StagedFeed } from "./stage.ts";
import type { IngestSummary } from "./summary.ts";

/**
 * Counts in the summary what the feeds will hold once normalised, without slots that ended before `keptFrom`. Returns how
 * many those are.
 */
export function countListings(
  feeds: readonly StagedFeed[],
  summary: IngestSummary,
  keptFrom: number,
): number {
  let late = 0;
  for (const feed of feeds) {
    const { slots, repairs, placeholders } = arrange(feed.programmes());
    for (const { title } of placeholders)
      summary.placeholders[title] = (summary.placeholders[title] ?? 0) + 1;
    const tooLong = placeholders.filter(isTooLong).length;
    if (tooLong > 0) summary.tooLong.push({ channel: nameOf(feed.draft), count: tooLong });
    const first = slots[0];
    const last = slots.at(-1);
    for (const [kind, times] of Object.entries(repairs) as [keyof typeof repairs, number][])
      summary.repairs[kind] = (summary.repairs[kind] ?? 0) + times;
    if (!first || !last) {
      summary.bare.push(nameOf(feed.draft));
      continue;
    }
    const ended = slots.filter(({ stop }) => stop <= keptFrom).length;
    late += ended;
    if (ended < slots.length) summary.channels++;
    summary.slots += slots.length - ended;
    summary.span = {
      start: Math.min(first.start, summary.span?.start ?? first.start),
      stop: Math.max(last.stop, summary.span?.stop ?? last.stop),
    };
  }
  return late;
}

export const nameOf = ({ names, sourceChannel }: ChannelDraft): string => names[0]?.name ?? sourceChannel;

/** A source that suddenly holds less than half is more likely broken than right. */
export const heldBack = (slots: number, slotsBefore: number): string | null =>
  slots * 2 < slotsBefore
    ? `held back: ${slots} slots, less than half of the ${slotsBefore} of the last accepted run`
    : null;
