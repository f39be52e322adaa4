import type { Detection } from "./detection.ts";
import { overlap, ownBlock } from "./sighting.ts";

/**
 * How a source marks what it shows, measured on its own listings: some flag every programme of the day as live,
 * some mark each live game, some mark each repeat. What such a source leaves unmarked tells something too.
 */
export type Marking = {
  /** Its live flag means something else: Pluto's is set where the original air date is today. */
  liveFlagLies: boolean;
  /** It says of live games that they are, so that one without a mark isn't. */
  marksLive: boolean;
  /** It says of repeats that they are, so that a game without a mark isn't one. */
  marksRepeats: boolean;
};

export const noMarking: Marking = { liveFlagLies: false, marksLive: false, marksRepeats: false };

/** What a marking is measured by. Counts of several channels add up. */
export type MarkingCounts = {
  slots: number;
  /** Slots flagged live, of whatever kind. */
  liveFlags: number;
  broadcasts: number;
  saidLive: number;
  saidRepeat: number;
  flaggedLive: number;
  flaggedRepeat: number;
  /** Live flags that can't be true: of highlights, of classics, of what was flagged live hours before. */
  lies: number;
};

export const noCounts: MarkingCounts = {
  slots: 0,
  liveFlags: 0,
  broadcasts: 0,
  saidLive: 0,
  saidRepeat: 0,
  flaggedLive: 0,
  flaggedRepeat: 0,
  lies: 0,
};

export const addCounts = (a: MarkingCounts, b: MarkingCounts): MarkingCounts => ({
  slots: a.slots + b.slots,
  liveFlags: a.liveFlags + b.liveFlags,
  broadcasts: a.broadcasts + b.broadcasts,
  saidLive: a.saidLive + b.saidLive,
  saidRepeat: a.saidRepeat + b.saidRepeat,
  flaggedLive: a.flaggedLive + b.flaggedLive,
  flaggedRepeat: a.flaggedRepeat + b.flaggedRepeat,
  lies: a.lies + b.lies,
});

/** What is live starts on a multiple of five minutes, give or take what a clock may be off. */
const gridSeconds = 300;
const offGridSeconds = 5;

export const isOnGrid = (start: number): boolean =>
  (start + offGridSeconds) % gridSeconds <= 2 * offGridSeconds;

/** The share of programmes off the grid from which on a channel plays from files, and the fewest that tell. */
const cannedShare = 0.6;
const fewestSlots = 8;

/** Whether a channel plays from files, one after the other, so that most start whenever the last one ends. */
export const isCanned = (slots: readonly { start: number }[]): boolean =>
  slots.length >= fewestSlots &&
  slots.filter(({ start }) => !isOnGrid(start)).length >= slots.length * cannedShare;

/** A slot with what detection read in it, if anything. */
type Read = {
  start: number;
  stop: number;
  flags: { live: boolean };
  detection: Pick<Detection, "kind" | "sides" | "subject" | "marks"> | null;
};

/** A game can't be live twice within so many seconds. */
const liveOnceSeconds = 20 * 3600;

/** Counts one source's slots of one channel, given by start. */
export function countMarks(slots: readonly Read[]): MarkingCounts {
  const counts = { ...noCounts };
  const flaggedBefore = new Map<string, { start: number; stop: number }>();
  for (const { start, stop, flags, detection } of slots) {
    counts.slots++;
    if (flags.live) counts.liveFlags++;
    if (!detection) continue;
    const { kind, marks } = detection;
    const isRepeat = marks.saysRepeat || marks.saysOld || marks.saysDelayed;
    if (marks.flagLive && (isRepeat || kind === "highlights" || kind === "review")) counts.lies++;
    if (kind !== "broadcast") continue;
    counts.broadcasts++;
    if (marks.saysLive) counts.saidLive++;
    if (isRepeat) counts.saidRepeat++;
    if (marks.flagRepeat) counts.flaggedRepeat++;
    if (!marks.flagLive) continue;
    counts.flaggedLive++;
    const block = ownBlock(detection);
    const before = block === null ? undefined : flaggedBefore.get(block);
    if (
      before &&
      !isRepeat &&
      start - before.start < liveOnceSeconds &&
      overlap(before, { start, stop }) === 0
    )
      counts.lies++;
    if (block !== null) flaggedBefore.set(block, { start, stop });
  }
  return counts;
}

/** The share of all slots flagged live above which the flag can't mean that. */
const mostLiveFlags = 0.2;
const fewestFlags = 20;
/** The share of live flags on games that may be wrong. */
const mostLies = 0.2;
/** Marks count as a marking from so many on, and from such a share of all broadcasts. */
const fewestMarks = 3;
const leastMarked = 0.05;

export function toMarking(counts: MarkingCounts): Marking {
  const { slots, liveFlags, broadcasts, flaggedLive, lies } = counts;
  const liveFlagLies =
    (liveFlags >= fewestFlags && liveFlags > slots * mostLiveFlags) ||
    (lies >= 2 && lies > (flaggedLive + lies) * mostLies);
  const isUsual = (marked: number) => marked >= fewestMarks && marked >= broadcasts * leastMarked;
  return {
    liveFlagLies,
    marksLive: isUsual(counts.saidLive + (liveFlagLies ? 0 : flaggedLive)),
    marksRepeats: isUsual(counts.saidRepeat + counts.flaggedRepeat),
  };
}
