import type { Detection } from "./detection.ts";
import { overlap, ownBlock } from "./sighting.ts";

/**
 * How a source marks what it shows, measured on its own listings: some flag every programme of the day as live, some
 * mark each live game, some mark each repeat. If a source marks all live games, a missing mark says something too.
 */
export type Marking = {
  /** Its live flag means something else: Pluto, for example, sets it if the original air date is today. */
  liveFlagLies: boolean;
  /** It marks live games, so that a game without a mark isn't live. */
  marksLive: boolean;
  /** It marks repeats, so that a game without a mark isn't a repeat. */
  marksRepeats: boolean;
  /** It never flags anything as live, but what is shown for the first time as new: for a game, that is live. */
  newMeansLive: boolean;
};

export const noMarking: Marking = {
  liveFlagLies: false,
  marksLive: false,
  marksRepeats: false,
  newMeansLive: false,
};

/** What a marking is derived from. The counts of several channels can be added up. */
export type MarkingCounts = {
  slots: number;
  /** Slots of any kind that are flagged live. */
  liveFlags: number;
  broadcasts: number;
  saidLive: number;
  saidRepeat: number;
  flaggedLive: number;
  flaggedNew: number;
  flaggedRepeat: number;
  /** Live flags that can't be true: on highlights, on classics, on a game that was flagged live hours before. */
  lies: number;
  /** The same of flags for what is new. */
  newLies: number;
};

export const noCounts: MarkingCounts = {
  slots: 0,
  liveFlags: 0,
  broadcasts: 0,
  saidLive: 0,
  saidRepeat: 0,
  flaggedLive: 0,
  flaggedNew: 0,
  flaggedRepeat: 0,
  lies: 0,
  newLies: 0,
};

export const addCounts = (a: MarkingCounts, b: MarkingCounts): MarkingCounts => ({
  slots: a.slots + b.slots,
  liveFlags: a.liveFlags + b.liveFlags,
  broadcasts: a.broadcasts + b.broadcasts,
  saidLive: a.saidLive + b.saidLive,
  saidRepeat: a.saidRepeat + b.saidRepeat,
  flaggedLive: a.flaggedLive + b.flaggedLive,
  flaggedNew: a.flaggedNew + b.flaggedNew,
  flaggedRepeat: a.flaggedRepeat + b.flaggedRepeat,
  lies: a.lies + b.lies,
  newLies: a.newLies + b.newLies,
});

/** Live programmes start on a multiple of five minutes, give or take the error of a clock. */
const gridSeconds = 300;
const offGridSeconds = 5;

export const isOnGrid = (start: number): boolean =>
  (start + offGridSeconds) % gridSeconds <= 2 * offGridSeconds;

/**
 * A channel plays from files if at least this share of its programmes starts off that grid; below `fewestSlots` the
 * share says nothing.
 */
const cannedShare = 0.6;
const fewestSlots = 8;

/** Whether a channel plays files one after the other, so that most start whenever the last one ends. */
export const isCanned = (slots: readonly { start: number }[]): boolean =>
  slots.length >= fewestSlots &&
  slots.filter(({ start }) => !isOnGrid(start)).length >= slots.length * cannedShare;

/** A slot with what was detected in it, if anything. */
type DetectedSlot = {
  start: number;
  stop: number;
  flags: { live: boolean };
  detection: Pick<Detection, "kind" | "sides" | "subject" | "marks"> | null;
};

/** The same game can't be live twice within this time. */
const liveOnceSeconds = 20 * 3600;

/**
 * Creates a test whether the flag that a game has was on the same game hours before, so that one of the two is wrong.
 */
function createOnceTest(): (slot: DetectedSlot) => boolean {
  const flaggedBefore = new Map<string, DetectedSlot>();
  return (slot) => {
    const block = slot.detection && ownBlock(slot.detection);
    if (!block) return false;
    const before = flaggedBefore.get(block);
    flaggedBefore.set(block, slot);
    return before !== undefined && slot.start - before.start < liveOnceSeconds && overlap(before, slot) === 0;
  };
}

/** Counts the marks of one source's slots on one channel, which must be sorted by start. */
export function countMarks(slots: readonly DetectedSlot[]): MarkingCounts {
  const counts = { ...noCounts };
  const isLiveAgain = createOnceTest();
  const isNewAgain = createOnceTest();
  for (const slot of slots) {
    const { flags, detection } = slot;
    counts.slots++;
    if (flags.live) counts.liveFlags++;
    if (!detection) continue;
    const { kind, marks } = detection;
    const isRepeat = marks.saysRepeat || marks.saysOld || marks.saysDelayed;
    if (marks.flagLive && (isRepeat || kind === "highlights" || kind === "review")) counts.lies++;
    if (marks.flagNew && isRepeat) counts.newLies++;
    if (kind !== "broadcast") continue;
    counts.broadcasts++;
    if (marks.saysLive) counts.saidLive++;
    if (isRepeat) counts.saidRepeat++;
    if (marks.flagRepeat) counts.flaggedRepeat++;
    if (marks.flagNew) counts.flaggedNew++;
    if (marks.flagNew && isNewAgain(slot) && !isRepeat) counts.newLies++;
    if (!marks.flagLive) continue;
    counts.flaggedLive++;
    if (isLiveAgain(slot) && !isRepeat) counts.lies++;
  }
  return counts;
}

/** Above this share of live flags among all slots, the flag can't mean that they are live. */
const mostLiveFlags = 0.2;
const fewestFlags = 20;
/** The share of flags on games that may be wrong before the flag is distrusted. */
const mostLies = 0.2;
/** A source is taken to mark something if it has this many marks, on at least this share of its broadcasts. */
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
    newMeansLive:
      liveFlags === 0 && isUsual(counts.flaggedNew) && counts.newLies <= counts.flaggedNew * mostLies,
  };
}
