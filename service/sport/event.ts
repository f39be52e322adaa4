import { eventIdOf } from "../ids.ts";
import { mostFrequent } from "../most-frequent.ts";
import { fold } from "../text.ts";
import { repeatSeconds } from "./canonical.ts";
import { type Cluster, mayBeOneRound } from "./cluster.ts";
import { isCalledCup } from "./detect/competition.ts";
import { isSoloSport } from "./detect/sport-kinds.ts";
import type { Detection, Entrant } from "./detection.ts";
import type { Fixture } from "./fixture.ts";
import { clusterBroadcasts } from "./identity.ts";
import { type LocalSides, nameSides, readWrittenNames, type WrittenNames } from "./local-names.ts";
import { dateOfPlay, findHomeZone, findUsualSeconds, isSaidLive, type SportContext } from "./rules.ts";
import { type Judgement, judgeShowings } from "./showing.ts";
import { type BlockKey, bySlot, continues, entrantsIn, type Sighting, splitKeys } from "./sighting.ts";

/** An event found in the listings. Times are epoch seconds. */
export type SportsEvent = {
  /** `ev_…` */
  id: string;
  /** Null when unknown. */
  sport: string | null;
  /** `key` is the catalogue's, or made of the sport and the folded name. */
  league: {
    key: string;
    name: string;
    /** By language, in other letters than Latin. */
    names: ReadonlyMap<string, string>;
    country: string | null;
    /** As in `League`. */
    isCup: boolean;
  } | null;
  /** Home and away; both null for an event without two entrants. */
  home: string | null;
  away: string | null;
  name: string;
  /** What the two are called in other letters than Latin; null if unknown. */
  names: LocalSides | null;
  start: number;
  stop: number;
  round: string | null;
  venue: { name: string; country: string | null } | null;
  /**
   * `unseen` if only repeats were seen, so that it starts with the first of them; `old` for a game of another season.
   */
  kind: Cluster<Sighting>["kind"];
};

/** An event with all its broadcasts and everything related to it: highlights, previews, reviews. */
export type EventRecord<S extends Sighting> = {
  event: SportsEvent;
  broadcasts: (Judgement & { slot: S })[];
  related: S[];
};

/** Builds the events of a block, sorted by start. They depend only on the block's sightings and fixtures. */
export function buildEvents<S extends Sighting>(
  block: BlockKey,
  sightings: readonly S[],
  fixtures: readonly Fixture[],
  context: SportContext,
): EventRecord<S>[] {
  const sorted = [...sightings].sort(bySlot);
  const broadcasts = sorted.filter(({ detection }) => detection.kind === "broadcast");
  const written = readWrittenNames(block, broadcasts);
  const records = splitBySport(broadcasts, fixtures).flatMap(({ sport, own, planned }) => {
    const session = isSoloSport(sport) && own[0]?.detection.subject ? own[0].detection.name : null;
    const usualSeconds = findUsualSeconds(context, sport, session);
    const nature = { sport, hasEntrants: session === null, usualSeconds };
    return clusterBroadcasts(own, planned, { ...nature, context }).map((cluster) =>
      buildRecord(block, cluster, { sport, usualSeconds, context, planned, written }),
    );
  });
  const numbered = assignIds(records);
  for (const slot of sorted)
    if (slot.detection.kind !== "broadcast") findRelated(numbered, slot)?.related.push(slot);
  return numbered;
}

type Part<S> = { sport: string | null; own: S[]; planned: Fixture[] };

/** Splits a block by sport. A sighting of unknown sport goes with the sighting nearest in time. */
function splitBySport<S extends Sighting>(broadcasts: readonly S[], fixtures: readonly Fixture[]): Part<S>[] {
  const sports = new Set(broadcasts.flatMap(({ detection: { sport } }) => (sport === null ? [] : [sport])));
  if (sports.size <= 1) {
    const [sport = fixtures[0]?.sport ?? null] = sports;
    const planned = fixtures.filter((fixture) => fixture.sport === sport);
    return [{ sport, own: [...broadcasts], planned }];
  }
  const parts = [...sports].sort().map((sport) => ({
    sport,
    own: broadcasts.filter(({ detection }) => detection.sport === sport),
    planned: fixtures.filter((fixture) => fixture.sport === sport),
  }));
  const known = parts.map(({ own }) => [...own]);
  for (const slot of broadcasts) {
    if (slot.detection.sport !== null) continue;
    const gaps = known.map((own) => Math.min(...own.map(({ start }) => Math.abs(start - slot.start))));
    parts[gaps.indexOf(Math.min(...gaps))]?.own.push(slot);
  }
  return parts;
}

type Facts = {
  sport: string | null;
  usualSeconds: number;
  context: SportContext;
  planned: readonly Fixture[];
  written: WrittenNames;
};
type Draft<S extends Sighting> = EventRecord<S> & { identity: string };

function buildRecord<S extends Sighting>(block: BlockKey, cluster: Cluster<S>, facts: Facts): Draft<S> {
  const { sport, usualSeconds, context, written } = facts;
  const { kind, atTime, later } = cluster;
  const all = [...atTime, ...later].sort(bySlot);
  const detections = all.map(({ detection }) => detection);
  const sides = chooseEntrants(block, detections, cluster.fixture);
  const league = chooseLeague(context, sport, detections, cluster.fixture);
  const zone = findHomeZone(context, sides, [
    mostFrequent(detections.map(({ venue }) => venue?.country ?? null)),
    league?.country,
  ]);
  const date = dateOfPlay(cluster.start, zone);
  const fixture = cluster.fixture ?? (kind === "played" ? plannedOn(date, facts.planned) : null);
  const round = fixture?.round ?? chooseRound(detections);
  const { start } = cluster;
  const stop = findStop(cluster, usualSeconds, context);
  const judgements = judgeShowings({ ...cluster, stop: start + usualSeconds }, context);
  return {
    identity: [sport ?? "", ...splitKeys(block), kind === "old" ? nameSeason(all) : date].join("|"),
    event: {
      id: "",
      sport,
      league,
      home: sides?.[0].name ?? null,
      away: sides?.[1].name ?? null,
      name: sides
        ? `${sides[0].name} v ${sides[1].name}`
        : (fixture?.name ?? chooseName(detections, round) ?? block),
      names: nameSides(sides, written, context.knowledge.localNames),
      start,
      stop,
      round,
      venue: fixture?.venue ?? chooseVenue(detections),
      kind,
    },
    broadcasts: all.flatMap((slot) => {
      const judgement = judgements.get(slot);
      return judgement ? [{ slot, ...judgement }] : [];
    }),
    related: [],
  };
}

/** What tells classics of one block apart: the year in which the season began, if listings name it. */
function nameSeason(slots: readonly Sighting[]): string {
  const begins = slots.flatMap(({ detection: { played } }) => played?.begins ?? []);
  return begins.length === 0 ? "old" : `old|${new Date(Math.min(...begins) * 1000).getUTCFullYear()}`;
}

const plannedOn = (date: string, planned: readonly Fixture[]): Fixture | null =>
  planned.find((fixture) => fixture.start === null && fixture.date === date) ?? null;

/**
 * When the event is over: after its usual length, or when the first live showing of at least about that length ends.
 * A slot that continues a showing on the same channel counts as part of it.
 */
function findStop<S extends Sighting>(
  { start, atTime }: Cluster<S>,
  usualSeconds: number,
  context: SportContext,
): number {
  const shown = atTime.filter((slot) => isSaidLive(context, slot)).sort(bySlot);
  const stops = [...Map.groupBy(shown, ({ channel }) => channel).values()]
    .map((own) => own.reduce((before, slot) => (continues(before, slot) ? slot : before)).stop)
    .filter((stop) => stop - start >= usualSeconds * 0.8);
  return stops.length > 0 ? Math.min(...stops) : start + usualSeconds;
}

/** Home and away as the fixture has them, or as most listings do. Null for an event without two entrants. */
function chooseEntrants(
  block: BlockKey,
  detections: readonly KeptDetection[],
  fixture: Fixture | null,
): readonly [Entrant, Entrant] | null {
  const spoken = detections.flatMap(({ sides }) => sides ?? []);
  const findEntrant = (key: string): Entrant | undefined => {
    const named = spoken.filter((side) => side.key === key);
    const name = mostFrequent(named.map((side) => side.name));
    return named[0] && name !== null ? { ...named[0], name } : undefined;
  };
  const seen = detections.flatMap(({ sides }) => (sides ? [entrantsIn(block, sides, findEntrant)] : []));
  const homeKey = fixture?.sides?.[0].key ?? mostFrequent(seen.map(([home]) => home.key));
  return fixture?.sides ?? seen.find(([home]) => home.key === homeKey) ?? null;
}

type KeptDetection = Omit<Detection, "reasons">;

function chooseLeague(
  { knowledge }: SportContext,
  sport: string | null,
  detections: readonly KeptDetection[],
  fixture: Fixture | null,
): SportsEvent["league"] {
  const key = fixture?.league ?? mostFrequent(detections.map(({ league }) => league));
  const league = key === null ? null : knowledge.league(key);
  if (league) {
    const { key, name, country, isCup } = league;
    return { key, name, names: knowledge.localLeagueNames(key), country, isCup };
  }
  const name = fixture?.leagueName ?? mostFrequent(detections.map(({ leagueName }) => leagueName));
  return name
    ? {
        key: `${sport ?? ""}/~${fold(name)}`,
        name,
        names: new Map(),
        country: null,
        isCup: isCalledCup(name),
      }
    : null;
}

/** Words that English names of rounds contain. */
const englishRound =
  /\b(?:match|round|day|week|stage|finals?|semi|quarter|group|leg|test|game|race|session|practice|qualifying|play-?offs?)/i;

/** The round that most detections name, preferably an English one. */
function chooseRound(detections: readonly KeptDetection[]): string | null {
  const rounds = detections.map(({ round }) => round);
  return (
    mostFrequent(rounds.filter((round) => round !== null && englishRound.test(round))) ?? mostFrequent(rounds)
  );
}

/** What most detections call an event without entrants, preferably those that name its round. */
function chooseName(detections: readonly KeptDetection[], round: string | null): string | null {
  const complete = detections.filter((detection) => detection.round === round);
  return mostFrequent((complete.length > 0 ? complete : detections).map(({ name }) => name));
}

function chooseVenue(detections: readonly KeptDetection[]): SportsEvent["venue"] {
  const name = mostFrequent(detections.map(({ venue }) => venue?.name ?? null));
  if (name === null) return null;
  const own = detections.filter(({ venue }) => venue?.name === name);
  return { name, country: mostFrequent(own.map(({ venue }) => venue?.country ?? null)) };
}

/** Gives each event its id. If the same entrants meet several times on one day, later events add their number. */
function assignIds<S extends Sighting>(drafts: readonly Draft<S>[]): EventRecord<S>[] {
  const order = [...drafts].sort((a, b) => a.event.start - b.event.start);
  const seen = new Map<string, number>();
  return order.map(({ identity, event, ...rest }) => {
    const nth = (seen.get(identity) ?? 0) + 1;
    seen.set(identity, nth);
    return { ...rest, event: { ...event, id: eventIdOf(nth === 1 ? identity : `${identity}|${nth}`) } };
  });
}

/** The event that highlights or a review are about (the last one before), or a preview (the next one). */
function findRelated<S extends Sighting>(
  records: readonly EventRecord<S>[],
  { start, stop, detection: { kind, round } }: S,
): EventRecord<S> | null {
  const current = records.filter(({ event }) => event.kind !== "old" && mayBeOneRound(round, [event.round]));
  const before = current
    .filter(({ event }) => event.start <= start && start - event.start <= repeatSeconds)
    .at(-1);
  const next = current.find(({ event }) => event.stop > start && event.start - stop <= repeatSeconds);
  return (kind === "preview" ? (next ?? before) : (before ?? next)) ?? null;
}
