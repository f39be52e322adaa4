import { type Cluster, founded, mayBeRound, nearestAtTime, type Rules } from "./cluster.ts";
import type { Fixture } from "./fixture.ts";
import { kickOff } from "./kick-off.ts";
import { place } from "./place.ts";
import { dayApartSeconds, isSaidLive, meetsOnceADay } from "./rules.ts";
import { bySlot, compareText, goesOn, type Sighting } from "./sighting.ts";

/**
 * One event from many sightings of the same sides. What is said to be live stands for an event at its time; so
 * does a fixture, and a slot without a mark where nothing came before that it could repeat. What follows within
 * days repeats it. The result depends on the set of sightings alone, not on their order.
 */

/** The events that broadcasts of one block and sport show, by start. */
export function clusterBroadcasts<S extends Sighting>(
  broadcasts: readonly S[],
  fixtures: readonly Fixture[],
  rules: Rules,
): Cluster<S>[] {
  const sorted = [...broadcasts].sort(bySlot);
  const saysOld = sorted.filter(({ detection }) => detection.marks.saysOld);
  const old = sorted.filter((slot) => saysOld.includes(slot) || saysOld.some((other) => isTwin(other, slot)));
  const current = sorted.filter((slot) => !old.includes(slot));
  const clusters = fixtureClusters<S>(fixtures);
  const saidLive = current.filter((sighting) => isSaidLive(rules.context, sighting));
  for (const sighting of saidLive) {
    const cluster = nearestAtTime(clusters, sighting, rules);
    if (cluster) cluster.atTime.push(sighting);
    else clusters.push(founded("played", sighting));
  }
  const kept = (meetsOnceADay(rules) ? oneADay(clusters) : clusters).map((cluster) => timed(cluster, rules));
  const taken = new Set(kept.flatMap(({ atTime }) => atTime));
  const ends = endsOf(current);
  for (const slot of current)
    if (!taken.has(slot)) place(kept, slot, { ...rules, end: ends.get(slot) ?? slot.stop });
  return [...kept, ...oldClusters(old)]
    .filter(({ atTime, later }) => atTime.length + later.length > 0)
    .map((cluster) => timed(cluster, rules))
    .sort((a, b) => a.start - b.start);
}

/** When what begins with each slot ends on its channel, where it goes on in further slots. */
function endsOf<S extends Sighting>(slots: readonly S[]): Map<S, number> {
  const ends = new Map<S, number>();
  for (const own of Map.groupBy(slots, ({ channel }) => channel).values())
    for (const [index, slot] of [...own.entries()].reverse()) {
      const next = own[index + 1];
      ends.set(slot, (next && goesOn(slot, next) && ends.get(next)) || slot.stop);
    }
  return ends;
}

/** Whether a slot without a mark shows the same as another one: both start at once. */
const isTwin = (other: Sighting, slot: Sighting): boolean =>
  !slot.detection.marks.saysLive && Math.abs(other.start - slot.start) <= twinSeconds;
const twinSeconds = 300;

const fixtureClusters = <S extends Sighting>(fixtures: readonly Fixture[]): Cluster<S>[] =>
  [...fixtures]
    .sort((a, b) => compareText(a.source, b.source))
    .flatMap((fixture) =>
      fixture.start === null
        ? []
        : [{ kind: "played", fixture, start: fixture.start, atTime: [], later: [] }],
    );

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

/** Classics are of one game where they don't name different rounds. */
function oldClusters<S extends Sighting>(old: readonly S[]): Cluster<S>[] {
  const clusters: Cluster<S>[] = [];
  for (const slot of old) {
    const same = clusters.find((cluster) => mayBeRound(cluster, slot));
    if (same) same.later.push(slot);
    else clusters.push(founded("old", slot));
  }
  return clusters;
}

function timed<S extends Sighting>(cluster: Cluster<S>, { usualSeconds }: Rules): Cluster<S> {
  const { kind, fixture, atTime } = cluster;
  if (kind !== "played" || fixture || atTime.length === 0) return cluster;
  return { ...cluster, start: kickOff(atTime, usualSeconds) };
}
