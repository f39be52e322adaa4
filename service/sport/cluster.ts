import type { Fixture } from "./fixture.ts";
import { type EventNature, isRolling, isSaidLive, type SportContext } from "./rules.ts";
import { goesOn, overlap, type Sighting } from "./sighting.ts";

/** Sightings held to be of one event. */
export type Cluster<S extends Sighting> = {
  /**
   * `played`: its time is known, from a fixture or a live showing. `unseen`: only repeats were seen. `old`: a game
   * of another season.
   */
  kind: "played" | "unseen" | "old";
  fixture: Fixture | null;
  /** Of a cluster that isn't played, the first showing's. */
  start: number;
  /** Shown at the event's own time. */
  atTime: S[];
  /** Shown at another time. */
  later: S[];
};

/** What clusters are judged by. */
export type Rules = EventNature & { context: SportContext };

/** A cluster of one sighting. */
export const founded = <S extends Sighting>(kind: Cluster<S>["kind"], sighting: S): Cluster<S> => ({
  kind,
  fixture: null,
  start: sighting.start,
  atTime: kind === "played" ? [sighting] : [],
  later: kind === "played" ? [] : [sighting],
});

/** Coverage opens at most so long before the start. */
export const leadSeconds = 3 * 3600;

/**
 * Whether a slot stands at a cluster's time: it starts while the event runs, holds half of what shows it, or goes on
 * with it on the same channel.
 */
function isAtTime<S extends Sighting>(cluster: Cluster<S>, slot: S, rules: Rules): boolean {
  const { usualSeconds } = rules;
  const { kind, fixture, start, atTime } = cluster;
  if (kind !== "played") return false;
  const event = { start, stop: start + usualSeconds };
  if (slot.start >= event.start && slot.start < event.stop) return true;
  if (fixture && slot.start < start)
    return (
      slot.start >= start - leadSeconds &&
      (overlap(slot, event) >= usualSeconds / 2 || isSaidLive(rules.context, slot))
    );
  const whole = isRolling(rules) ? Number.POSITIVE_INFINITY : usualSeconds * wholeShare;
  // What starts after the usual end is a repeat that others' long coverage overlaps, unless it says otherwise.
  const mayOverlap = slot.start < event.stop || isSaidLive(rules.context, slot);
  return atTime.some(
    (other) =>
      (mayOverlap &&
        overlap(slot, other) * 2 >=
          Math.min(slot.stop - slot.start, other.stop - other.start, usualSeconds)) ||
      (goesOn(other, slot) && Math.min(slot.stop - slot.start, other.stop - other.start) < whole),
  );
}

/** Of a slot that has this share of an event's usual length another one that follows is of another event. */
const wholeShare = 0.75;

/** The cluster at whose time a slot stands; of several the one whose start is nearest. */
export function nearestAtTime<S extends Sighting>(
  clusters: readonly Cluster<S>[],
  slot: S,
  rules: Rules,
): Cluster<S> | null {
  let nearest: Cluster<S> | null = null;
  for (const cluster of clusters)
    if (
      isAtTime(cluster, slot, rules) &&
      mayBeRound(cluster, slot) &&
      (nearest === null || distance(cluster, slot) < distance(nearest, slot))
    )
      nearest = cluster;
  return nearest;
}

const distance = <S extends Sighting>(cluster: Cluster<S>, slot: S): number =>
  Math.abs(cluster.start - slot.start);

/** Whether a slot doesn't name another round, day or game than a cluster in the same words: `Day 1` and `Day 2`. */
export function mayBeRound<S extends Sighting>(
  { fixture, atTime, later }: Cluster<S>,
  { detection: { round } }: S,
): boolean {
  const own = numbered(round);
  if (!own) return true;
  const others = [fixture?.round ?? null, ...[...atTime, ...later].map(({ detection }) => detection.round)]
    .map(numbered)
    .filter((other) => other?.words === own.words);
  return others.length === 0 || others.some((other) => other?.numbers === own.numbers);
}

function numbered(round: string | null): { words: string; numbers: string } | null {
  if (round === null || !/\d/.test(round)) return null;
  return { words: round.toLowerCase().replace(/\d+/g, "#"), numbers: (round.match(/\d+/g) ?? []).join(" ") };
}
