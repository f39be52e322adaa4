import type { Fixture } from "./fixture.ts";
import { type EventNature, isRolling, isSaidLive, type SportContext } from "./rules.ts";
import { continues, overlap, type Sighting } from "./sighting.ts";

/** Sightings of what is taken to be one event. */
export type Cluster<S extends Sighting> = {
  /**
   * `played`: its time is known, from a fixture or a live showing. `unseen`: only repeats were seen. `old`: a game of
   * another season.
   */
  kind: "played" | "unseen" | "old";
  fixture: Fixture | null;
  /** The start of its first showing, unless it is `played`. */
  start: number;
  /** Sightings at the event's own time. */
  atTime: S[];
  /** Sightings at another time. */
  later: S[];
};

/** What clusters are judged by. */
export type Rules = EventNature & { context: SportContext };

/** Starts a cluster with one sighting. */
export const startCluster = <S extends Sighting>(kind: Cluster<S>["kind"], sighting: S): Cluster<S> => ({
  kind,
  fixture: null,
  start: sighting.start,
  atTime: kind === "played" ? [sighting] : [],
  later: kind === "played" ? [] : [sighting],
});

/** Coverage begins at most this long before the event. */
export const leadSeconds = 3 * 3600;

/**
 * Whether a slot is at a cluster's time: it starts while the event runs, overlaps half of a slot that shows it, or
 * continues such a slot on the same channel.
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
  // A slot that starts after the usual end is a repeat that another channel's long coverage overlaps, unless it says
  // that it is live.
  const mayOverlap = slot.start < event.stop || isSaidLive(rules.context, slot);
  return atTime.some(
    (other) =>
      (mayOverlap &&
        overlap(slot, other) * 2 >=
          Math.min(slot.stop - slot.start, other.stop - other.start, usualSeconds)) ||
      (continues(other, slot) && Math.min(slot.stop - slot.start, other.stop - other.start) < whole),
  );
}

/**
 * A slot at least this long, as a share of the event's usual length, shows the whole event: the next slot shows
 * another one.
 */
const wholeShare = 0.75;

/** The cluster whose time a slot is at; if several fit, the one with the nearest start. */
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

/**
 * Whether a slot may belong to a cluster by its round: false if it names another round, day or game in the same
 * words, as `Day 2` does against `Day 1`.
 */
export function mayBeRound<S extends Sighting>(
  { fixture, atTime, later }: Cluster<S>,
  { detection: { round } }: S,
): boolean {
  const own = parseRound(round);
  if (!own) return true;
  const others = [fixture?.round ?? null, ...[...atTime, ...later].map(({ detection }) => detection.round)]
    .map(parseRound)
    .filter((other) => other?.words === own.words);
  return others.length === 0 || others.some((other) => other?.numbers === own.numbers);
}

function parseRound(round: string | null): { words: string; numbers: string } | null {
  if (round === null || !/\d/.test(round)) return null;
  return { words: round.toLowerCase().replace(/\d+/g, "#"), numbers: (round.match(/\d+/g) ?? []).join(" ") };
}
