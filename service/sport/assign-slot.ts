import { repeatSeconds } from "./canonical.ts";
import { type Cluster, leadSeconds, maySame, nearestAtTime, type Rules, startCluster } from "./cluster.ts";
import {
  dayApartSeconds,
  isLiveBySilence,
  isSaidRecorded,
  mayBeLive,
  meetsAgainAfter,
  meetsOnceADay,
  playsSeries,
} from "./rules.ts";
import type { Sighting } from "./sighting.ts";

/** The rules for one slot. `end` is when its programme ends, including slots that continue it. */
type SlotRules = Rules & { end: number };

/** Adds a slot that isn't known to be live to the event that it shows: at the event's time, or as a later showing. */
export function assignSlot<S extends Sighting>(clusters: Cluster<S>[], slot: S, rules: SlotRules): void {
  const recorded = isSaidRecorded(slot);
  const now = recorded ? null : nearestAtTime(clusters, slot, rules);
  if (now) {
    now.atTime.push(slot);
    return;
  }
  const before = latestBefore(clusters, slot);
  if (before && opensCoverage(before, slot, rules))
    Object.assign(before, { kind: "played", start: slot.start, atTime: [slot] });
  else if (before && !isNewGame(before, slot, rules)) before.later.push(slot);
  else clusters.push(startCluster(mayStartEvent(clusters, slot, rules) ? "played" : "unseen", slot));
}

/** Whether an unmarked slot may be an event of its own: its day has no event whose time is known. */
const mayStartEvent = <S extends Sighting>(
  clusters: readonly Cluster<S>[],
  slot: S,
  rules: SlotRules,
): boolean =>
  mayBeLive(rules.context, { ...slot, stop: rules.end }, rules.usualSeconds) &&
  (!meetsOnceADay(rules) ||
    clusters.every(
      ({ kind, start }) => kind !== "played" || Math.abs(start - slot.start) >= dayApartSeconds,
    ));

/** The last event before a slot that the slot could repeat. */
function latestBefore<S extends Sighting>(clusters: readonly Cluster<S>[], slot: S): Cluster<S> | null {
  let latest: Cluster<S> | null = null;
  for (const cluster of clusters) {
    const { start } = cluster;
    if (start > slot.start || slot.start - start > repeatSeconds || !maySame(cluster, slot)) continue;
    if (latest === null || start > latest.start) latest = cluster;
  }
  return latest;
}

/** Whether a cluster too short to be the event is the start of coverage that this unmarked slot continues. */
const opensCoverage = <S extends Sighting>(
  { kind, start, later }: Cluster<S>,
  slot: S,
  rules: SlotRules,
): boolean =>
  kind === "unseen" &&
  slot.start - start < leadSeconds &&
  later.every((other) => other.channel === slot.channel && !isSaidRecorded(other)) &&
  mayBeLive(rules.context, { ...slot, stop: rules.end }, rules.usualSeconds);

/**
 * Whether an unmarked slot is a game of its own rather than a repeat of the game before. If its source marks repeats,
 * it is, provided that the earlier game was only seen as a repeat or the same entrants often meet again. Otherwise it
 * is if home and away are swapped.
 */
function isNewGame<S extends Sighting>(before: Cluster<S>, slot: S, rules: SlotRules): boolean {
  const { context, usualSeconds } = rules;
  const whole = { ...slot, stop: rules.end };
  if (isShortened(before, whole)) return false;
  const isSilent = isLiveBySilence(context, whole, usualSeconds);
  if (isSilent && before.kind !== "played" && before.later.every((other) => isOtherwiseRepeat(other, slot)))
    return true;
  const apart = slot.start - before.start;
  if (apart < dayApartSeconds) return false;
  if (isSilent && meetsAgainAfter(rules, apart) && !before.later.some((other) => isSilentRepeat(other, slot)))
    return true;
  if (playsSeries(rules) && isNextOfSeries(before, slot, apart) && mayBeLive(context, whole, usualSeconds))
    return true;
  return isReturnLeg(before, slot) && mayBeLive(context, whole, usualSeconds);
}

const day = 86_400;
/** Games of a series begin within so many seconds of the same hour. */
const sameHourSeconds = 3600;

/**
 * Whether a slot may be the next game of a series: it begins at about the same hour, and its channel showed the one
 * before as whole, or its source didn't show it at all, and marks neither.
 */
function isNextOfSeries<S extends Sighting>({ atTime, later }: Cluster<S>, slot: S, apart: number): boolean {
  const fromHour = Math.min(apart % day, day - (apart % day));
  const { channel, source, detection } = slot;
  const before = [...atTime, ...later];
  return (
    fromHour <= sameHourSeconds &&
    !detection.marks.flagNew &&
    (before.every((other) => other.source !== source) ||
      before.some((other) => other.channel === channel && !other.detection.marks.saysLive))
  );
}

/** As a share of the live showing's length. */
const shortenedLength = 0.75;

/** Whether a slot is so much shorter than its source's live showing of the game before that it repeats that game. */
const isShortened = <S extends Sighting>({ kind, atTime }: Cluster<S>, { source, start, stop }: S): boolean =>
  kind === "played" &&
  atTime.some(
    (other) => other.source === source && stop - start < (other.stop - other.start) * shortenedLength,
  );

/** Whether a repeat is known as one by something that an unmarked slot of the same source couldn't lack as well. */
const isOtherwiseRepeat = (repeat: Sighting, slot: Sighting): boolean =>
  repeat.source !== slot.source || isSaidRecorded(repeat);

/** Whether a repeat shows that the source of a slot doesn't mark all of them, so that its silence says nothing. */
const isSilentRepeat = (repeat: Sighting, { source }: Sighting): boolean =>
  repeat.source === source && !isSaidRecorded(repeat);

/** Whether the same source names home and away the other way round than before. */
function isReturnLeg<S extends Sighting>({ atTime, later }: Cluster<S>, { source, detection }: S): boolean {
  const home = detection.sides?.[0].key;
  const same = [...atTime, ...later].filter((other) => other.source === source);
  return (
    home !== undefined && same.length > 0 && same.every(({ detection: { sides } }) => sides?.[0].key !== home)
  );
}
