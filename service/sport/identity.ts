import { repeatSeconds } from "./canonical.ts";
import type { Fixture } from "./fixture.ts";
import { kickOff } from "./kick-off.ts";
import {
  dayApartSeconds,
  type EventNature,
  type Ground,
  isLiveBySilence,
  isRolling,
  isSaidLive,
  isSaidRecorded,
  mayBeLive,
  meetsInSeries,
  meetsOnceADay,
} from "./rules.ts";
import { bySlot, goesOn, overlap, type Sighting } from "./sighting.ts";

/**
 * One event from many sightings of the same sides. What is said to be live stands for an event at its time; so
 * does a fixture, and a slot without a mark where nothing came before that it could repeat. What follows within
 * days repeats it. The result depends on the set of sightings alone, not on their order.
 */

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

type Rules = EventNature & { ground: Ground };

/** The events that broadcasts of one block and sport show, by start. */
export function clusterBroadcasts<S extends Sighting>(
  broadcasts: readonly S[],
  fixtures: readonly Fixture[],
  rules: Rules,
): Cluster<S>[] {
  const sorted = [...broadcasts].sort(bySlot);
  const old = sorted.filter(({ mention }) => mention.marks.saysOld);
  const current = sorted.filter(({ mention }) => !mention.marks.saysOld);
  const clusters = fixtureClusters<S>(fixtures);
  const saidLive = current.filter((sighting) => isSaidLive(rules.ground, sighting));
  for (const sighting of saidLive) {
    const cluster = nearestAtTime(clusters, sighting, rules);
    if (cluster) cluster.atTime.push(sighting);
    else clusters.push(founded("played", sighting));
  }
  const kept = meetsOnceADay(rules) ? oneADay(clusters) : clusters;
  const taken = new Set(kept.flatMap(({ atTime }) => atTime));
  for (const sighting of current) if (!taken.has(sighting)) place(kept, sighting, rules);
  return [...kept, ...oldClusters(old)]
    .filter(({ atTime, later }) => atTime.length + later.length > 0)
    .map((cluster) => timed(cluster, rules))
    .sort((a, b) => a.start - b.start);
}

const fixtureClusters = <S extends Sighting>(fixtures: readonly Fixture[]): Cluster<S>[] =>
  fixtures.flatMap((fixture) =>
    fixture.start === null ? [] : [{ kind: "played", fixture, start: fixture.start, atTime: [], later: [] }],
  );

const founded = <S extends Sighting>(kind: Cluster<S>["kind"], sighting: S): Cluster<S> => ({
  kind,
  fixture: null,
  start: sighting.start,
  atTime: kind === "played" ? [sighting] : [],
  later: kind === "played" ? [] : [sighting],
});

/** Coverage opens at most so long before the start. */
const leadSeconds = 3 * 3600;

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
  if (fixture) return slot.start >= start - leadSeconds && overlap(slot, event) >= usualSeconds / 2;
  const whole = isRolling(rules) ? Number.POSITIVE_INFINITY : usualSeconds * wholeShare;
  return atTime.some(
    (other) =>
      overlap(slot, other) * 2 >= Math.min(slot.stop - slot.start, other.stop - other.start, usualSeconds) ||
      (goesOn(other, slot) && Math.min(slot.stop - slot.start, other.stop - other.start) < whole),
  );
}

/** Of a slot that has this share of an event's usual length another one that follows is of another event. */
const wholeShare = 0.75;

/** The cluster at whose time a slot stands; of several the one whose start is nearest. */
function nearestAtTime<S extends Sighting>(
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

/** Of live games on one day the one that a fixture, then most sources, then most channels tell; the others are none. */
function oneADay<S extends Sighting>(clusters: readonly Cluster<S>[]): Cluster<S>[] {
  const kept: Cluster<S>[] = [];
  for (const cluster of [...clusters].sort(byTrust))
    if (kept.every(({ start }) => Math.abs(start - cluster.start) >= dayApartSeconds)) kept.push(cluster);
  return kept;
}

const byTrust = <S extends Sighting>(a: Cluster<S>, b: Cluster<S>): number =>
  Number(b.fixture !== null) - Number(a.fixture !== null) ||
  sourcesOf(b) - sourcesOf(a) ||
  b.atTime.length - a.atTime.length ||
  a.start - b.start;

const sourcesOf = <S extends Sighting>({ atTime }: Cluster<S>): number =>
  new Set(atTime.map(({ source }) => source)).size;

/** Gives a slot that isn't said to be live, or wrongly, to the event that it shows: at its time, or after it. */
function place<S extends Sighting>(clusters: Cluster<S>[], slot: S, rules: Rules): void {
  const recorded = isSaidRecorded(slot);
  const now = recorded ? null : nearestAtTime(clusters, slot, rules);
  if (now) {
    now.atTime.push(slot);
    return;
  }
  const before = latestBefore(clusters, slot);
  if (before && !isAnother(before, slot, rules)) before.later.push(slot);
  else clusters.push(founded(mayFound(clusters, slot, rules) ? "played" : "unseen", slot));
}

/** Whether a slot without a mark may be an event of its own: on another day than those whose time is known. */
const mayFound = <S extends Sighting>(clusters: readonly Cluster<S>[], slot: S, rules: Rules): boolean =>
  mayBeLive(rules.ground, slot, rules.usualSeconds) &&
  (!meetsOnceADay(rules) ||
    clusters.every(
      ({ kind, start }) => kind !== "played" || Math.abs(start - slot.start) >= dayApartSeconds,
    ));

/** The last event before a slot that it could repeat. */
function latestBefore<S extends Sighting>(clusters: readonly Cluster<S>[], slot: S): Cluster<S> | null {
  let latest: Cluster<S> | null = null;
  for (const cluster of clusters) {
    const { start } = cluster;
    if (start > slot.start || slot.start - start > repeatSeconds || !mayBeRound(cluster, slot)) continue;
    if (latest === null || start > latest.start) latest = cluster;
  }
  return latest;
}

/**
 * Whether a slot without a mark is rather a game of its own than a repeat of the one before: where its source marks
 * repeats, and the one before was only seen repeated or the same sides often meet again; or where the sides are named
 * the other way round.
 */
function isAnother<S extends Sighting>(before: Cluster<S>, slot: S, rules: Rules): boolean {
  const { ground, usualSeconds } = rules;
  const isSilent = isLiveBySilence(ground, slot, usualSeconds);
  if (before.kind !== "played" && isSilent) return true;
  if (slot.start - before.start < dayApartSeconds) return false;
  if (isSilent && meetsInSeries(rules)) return true;
  return isReturnLeg(before, slot) && mayBeLive(ground, slot, usualSeconds);
}

/** Whether the same source names the sides the other way round than before. */
function isReturnLeg<S extends Sighting>({ atTime, later }: Cluster<S>, { source, mention }: S): boolean {
  const home = mention.sides?.[0].key;
  const same = [...atTime, ...later].filter((other) => other.source === source);
  return (
    home !== undefined && same.length > 0 && same.every(({ mention: { sides } }) => sides?.[0].key !== home)
  );
}

/** Whether a slot doesn't name another round, day or game than a cluster in the same words: `Day 1` and `Day 2`. */
function mayBeRound<S extends Sighting>(
  { fixture, atTime, later }: Cluster<S>,
  { mention: { round } }: S,
): boolean {
  const own = numbered(round);
  if (!own) return true;
  const others = [fixture?.round ?? null, ...[...atTime, ...later].map(({ mention }) => mention.round)]
    .map(numbered)
    .filter((other) => other?.words === own.words);
  return others.length === 0 || others.some((other) => other?.numbers === own.numbers);
}

function numbered(round: string | null): { words: string; numbers: string } | null {
  if (round === null || !/\d/.test(round)) return null;
  return { words: round.toLowerCase().replace(/\d+/g, "#"), numbers: (round.match(/\d+/g) ?? []).join(" ") };
}

/** Classics are of one game where their rounds don't differ. */
const oldClusters = <S extends Sighting>(old: readonly S[]): Cluster<S>[] =>
  [...Map.groupBy(old, ({ mention }) => mention.round ?? "").values()].map((later) => ({
    kind: "old",
    fixture: null,
    start: later[0]?.start ?? 0,
    atTime: [],
    later,
  }));

function timed<S extends Sighting>(cluster: Cluster<S>, { usualSeconds }: Rules): Cluster<S> {
  const { kind, fixture, atTime } = cluster;
  if (kind !== "played" || fixture || atTime.length === 0) return cluster;
  return { ...cluster, start: kickOff(atTime, usualSeconds) };
}
