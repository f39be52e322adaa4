import { compareText } from "../text.ts";
import { assignSlot } from "./assign-slot.ts";
import { type Cluster, maySame, nearestAtTime, type Rules, startCluster } from "./cluster.ts";
import type { Fixture } from "./fixture.ts";
import { estimateKickOff } from "./kick-off.ts";
import { dayApartSeconds, isSaidLive, isSaidRecorded, meetsOnceADay } from "./rules.ts";
import { bySlot, continues, overlap, type Sighting } from "./sighting.ts";

/**
 * Groups the sightings of one block into events. A sighting that is said to be live marks an event at its time; so
 * does a fixture, and so does an unmarked slot with nothing before it that it could repeat. Showings in the following
 * days are repeats. The result depends only on the set of sightings, not on their order.
 */

/** The events that the broadcasts of one block and sport show, sorted by start. */
export function clusterBroadcasts<S extends Sighting>(
  broadcasts: readonly S[],
  fixtures: readonly Fixture[],
  rules: Rules,
): Cluster<S>[] {
  const sorted = [...broadcasts].sort(bySlot);
  const saysOld = sorted.filter(({ detection }) => detection.marks.saysOld);
  const old = sorted.filter((slot) => saysOld.includes(slot) || isTwinOfOld(slot, sorted));
  const current = sorted.filter((slot) => !old.includes(slot));
  const clusters = startFixtureClusters<S>(fixtures);
  const saidLive = current.filter((sighting) => isSaidLive(rules.context, sighting));
  for (const sighting of saidLive) {
    const cluster = nearestAtTime(clusters, sighting, rules);
    if (cluster) cluster.atTime.push(sighting);
    else clusters.push(startCluster("played", sighting));
  }
  const kept = (meetsOnceADay(rules) ? keepOneADay(clusters) : clusters).map((cluster) =>
    withKickOff(cluster, rules),
  );
  const taken = new Set(kept.flatMap(({ atTime }) => atTime));
  const ends = findEnds(current);
  for (const slot of current)
    if (!taken.has(slot)) assignSlot(kept, slot, { ...rules, end: ends.get(slot) ?? slot.stop });
  return [...joinPlayed(kept, rules), ...clusterClassics(old)]
    .filter(({ atTime, later }) => atTime.length + later.length > 0)
    .map((cluster) => withKickOff(cluster, rules))
    .sort((a, b) => a.start - b.start);
}

/**
 * Adds to a game what was put aside before its time was known: a slot whose source doesn't mark it as live may open
 * minutes before the one on another channel that shows when the game is.
 */
function joinPlayed<S extends Sighting>(clusters: readonly Cluster<S>[], rules: Rules): Cluster<S>[] {
  const played = clusters.filter(({ kind }) => kind === "played");
  return clusters.filter((cluster) => {
    const [first] = cluster.later;
    if (cluster.kind !== "unseen" || !first || isSaidRecorded(first)) return true;
    const game = nearestAtTime(played, first, rules);
    game?.atTime.push(first);
    game?.later.push(...cluster.later.slice(1));
    return game === null;
  });
}

/** When each slot's programme ends on its channel, including further slots that continue it. */
function findEnds<S extends Sighting>(slots: readonly S[]): Map<S, number> {
  const ends = new Map<S, number>();
  for (const own of Map.groupBy(slots, ({ channel }) => channel).values())
    for (const [index, slot] of [...own.entries()].reverse()) {
      const next = own[index + 1];
      ends.set(slot, (next && continues(slot, next) && ends.get(next)) || slot.stop);
    }
  return ends;
}

/**
 * Whether an unmarked slot shows the same classic as another one because both start at the same time, and no channel
 * shows a live game of the same two then.
 */
const isTwinOfOld = (slot: Sighting, all: readonly Sighting[]): boolean =>
  !slot.detection.marks.saysLive &&
  all.some(
    ({ start, detection }) => detection.marks.saysOld && Math.abs(start - slot.start) <= twinSeconds,
  ) &&
  !all.some((other) => {
    const { saysLive, saysOld } = other.detection.marks;
    return saysLive && !saysOld && overlap(other, slot) * 2 >= slot.stop - slot.start;
  });
const twinSeconds = 300;

const startFixtureClusters = <S extends Sighting>(fixtures: readonly Fixture[]): Cluster<S>[] =>
  [...fixtures]
    .sort((a, b) => compareText(a.source, b.source))
    .flatMap((fixture) =>
      fixture.start === null
        ? []
        : [{ kind: "played", fixture, start: fixture.start, atTime: [], later: [] }],
    );

/** Keeps one live game a day: the one with a fixture, else the one that most sources, then most channels show. */
function keepOneADay<S extends Sighting>(clusters: readonly Cluster<S>[]): Cluster<S>[] {
  const kept: Cluster<S>[] = [];
  for (const cluster of [...clusters].sort(byTrust))
    if (kept.every(({ start }) => Math.abs(start - cluster.start) >= dayApartSeconds)) kept.push(cluster);
  return kept;
}

const byTrust = <S extends Sighting>(a: Cluster<S>, b: Cluster<S>): number =>
  Number(b.fixture !== null) - Number(a.fixture !== null) ||
  countSources(b) - countSources(a) ||
  b.atTime.length - a.atTime.length ||
  a.start - b.start;

const countSources = <S extends Sighting>({ atTime }: Cluster<S>): number =>
  new Set(atTime.map(({ source }) => source)).size;

/**
 * Classics are taken to show the same game unless they name different rounds or years. One that names no year joins
 * those that do only if they are all of one year.
 */
function clusterClassics<S extends Sighting>(old: readonly S[]): Cluster<S>[] {
  const clusters: Cluster<S>[] = [];
  for (const slot of [...old.filter(isDated), ...old.filter((one) => !isDated(one))]) {
    const fitting = clusters.filter((cluster) => maySame(cluster, slot));
    const undated = fitting.find(({ later }) => !later.some(isDated));
    const same = isDated(slot) || fitting.length === 1 ? fitting[0] : undated;
    if (same) same.later.push(slot);
    else clusters.push(startCluster("old", slot));
  }
  return clusters;
}

const isDated = ({ detection: { played } }: Sighting): boolean => Boolean(played);

function withKickOff<S extends Sighting>(cluster: Cluster<S>, { usualSeconds }: Rules): Cluster<S> {
  const { kind, fixture, atTime } = cluster;
  if (kind !== "played" || fixture || atTime.length === 0) return cluster;
  return { ...cluster, start: estimateKickOff(atTime, usualSeconds) };
}
