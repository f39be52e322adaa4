import { roundSlugs } from "./detect/round-slug.ts";
import { findRounds } from "./detect/rounds.ts";
import type { Fixture } from "./fixture.ts";
import { type EventNature, isRolling, isSaidLive, meetsOnceADay, type SportContext } from "./rules.ts";
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
      (maySame(cluster, slot) || isSurely(slot, rules)) &&
      (nearest === null || distance(cluster, slot) < distance(nearest, slot))
    )
      nearest = cluster;
  return nearest;
}

/** Whether a slot at an event's time can only be the event, whatever round it names: nobody plays two games at once. */
const isSurely = <S extends Sighting>(slot: S, rules: Rules): boolean =>
  meetsOnceADay(rules) && isSaidLive(rules.context, slot);

const distance = <S extends Sighting>(cluster: Cluster<S>, slot: S): number =>
  Math.abs(cluster.start - slot.start);

/** Whether a slot may belong to a cluster by what it says of the round and of the time of play. */
export const maySame = <S extends Sighting>(cluster: Cluster<S>, slot: S): boolean =>
  mayBeRound(cluster, slot) && mayBePlayed(cluster, slot);

/** Whether a slot may belong to a cluster by its round. */
const mayBeRound = <S extends Sighting>(
  { fixture, atTime, later }: Cluster<S>,
  { detection: { round } }: S,
): boolean =>
  mayBeOneRound(round, [
    fixture?.round ?? null,
    ...[...atTime, ...later].map(({ detection }) => detection.round),
  ]);

/**
 * Whether a round may be that of others: false if they name another round, day or game of the same kind, as `Day 2`
 * does against `Day 1`, and `4. Etappe` against `Stage 5`.
 */
export function mayBeOneRound(round: string | null, others: readonly (string | null)[]): boolean {
  const own = parseRound(round);
  if (!own) return true;
  const alike = others.map(parseRound).filter((other) => other?.kinds === own.kinds);
  return alike.length === 0 || alike.some((other) => other?.numbers === own.numbers);
}

type Span = { begins: number; ends: number };

const day = 86_400;
/** A day begins earlier and ends later elsewhere, and a game may go on after midnight. */
const zonesSeconds = 1.5 * day;
const lengthOf = ({ begins, ends }: Span): number => ends - begins;

/** Whether two spans that listings name may be about the same game. Two years or two seasons must be the same one. */
function mayBeSameTime(a: Span, b: Span): boolean {
  const isLong = Math.min(lengthOf(a), lengthOf(b)) > 300 * day;
  if (isLong && Math.abs(lengthOf(a) - lengthOf(b)) < 30 * day) return a.begins === b.begins;
  const leeway = isLong ? 0 : zonesSeconds;
  return a.begins < b.ends + leeway && b.begins < a.ends + leeway;
}

/** Whether a slot may belong to a cluster by the day, year or season of play that it names. */
function mayBePlayed<S extends Sighting>(
  { kind, start, atTime, later }: Cluster<S>,
  { detection: { played } }: S,
): boolean {
  if (!played) return true;
  const named = [...atTime, ...later].flatMap(({ detection }) => detection.played ?? []);
  const known = kind === "played" ? [{ begins: start, ends: start }] : named;
  return known.every((span) => mayBeSameTime(span, played));
}

/** The first and the second leg, as listings write them; in France, `QR` is a quarter-final's second. */
const legs: readonly RegExp[] = [
  /(?<!\p{L})(?:(?:1st|[Ff]irst) [Ll]eg|[Ll]eg (?:1|[Oo]ne)|[Aa]ller|[Ii]da|[Aa]ndata|[BHQD]A)(?!\p{L})/u,
  /(?<!\p{L})(?:(?:2nd|[Ss]econd) [Ll]eg|[Ll]eg (?:2|[Tt]wo)|[Rr]etour|[Vv]uelta|[Vv]olta|[Rr]itorno|[BHQD]R)(?!\p{L})/u,
];

function parseRound(round: string | null): { kinds: string; numbers: string } | null {
  if (round === null) return null;
  const leg = legs.findIndex((pattern) => pattern.test(round));
  if (leg >= 0) return { kinds: "leg", numbers: String(leg) };
  if (!/\d/.test(round)) return null;
  const slugs = roundSlugs(findRounds(round));
  const text = slugs.length > 0 ? slugs.join(" ") : round.toLowerCase();
  return { kinds: text.replace(/\d+/g, "#"), numbers: (round.match(/\d+/g) ?? []).join(" ") };
}
