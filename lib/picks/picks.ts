import { isFree } from "@/lib/access";
import { compareText } from "@/lib/compare-text";
import { findBar } from "./never";
import { eventOf, type Programme, programmeKey } from "./programme";
import { type Reason, type Scored, type ScorePart, type Setting, type Sort, scoreProgramme } from "./score";

/** A programme worth an evening: on the channel to watch it on, why, and what that counts for. */
export type EveningPick = Programme & {
  sort: Sort;
  reasons: Reason[];
  parts: ScorePart[];
  score: number;
  /** The sport of the event that it shows, as the API names it. */
  sport?: string | undefined;
};

/** What a pick must count for beside those before it; one that counts for much is a pick however alike they are. */
const leastWorth = 14;
const goodScore = 30;

/** What a pick loses for each that is alike and ranks before it. */
const alike = { league: 14, sport: 10, sort: 8, channel: 10, genre: 4 };

type Candidate = EveningPick & { key: string };

/**
 * The evening's picks, best first: each event, series and film once, on its best channel; nothing barred (`findBar`),
 * and each pick counts less for being like those before it. Neither the order of the programmes nor anything outside
 * them matters.
 */
export function choosePicks(programmes: readonly Programme[], setting: Setting, most: number): EveningPick[] {
  const left = new Set(listCandidates(programmes, setting));
  const picks: Candidate[] = [];
  while (picks.length < most) {
    let best: Candidate | undefined;
    let highest = Number.NEGATIVE_INFINITY;
    for (const candidate of left) {
      const worth = candidate.score - likeness(candidate, picks, setting);
      if (worth < leastWorth && candidate.score < goodScore) continue;
      if (worth < highest || (best && worth === highest && compareCandidates(candidate, best) >= 0)) continue;
      best = candidate;
      highest = worth;
    }
    if (!best) break;
    picks.push(best);
    left.delete(best);
  }
  return picks.map(({ key, ...pick }) => pick);
}

/** Each programme that may be a pick once, on its best channel. */
function listCandidates(programmes: readonly Programme[], setting: Setting): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const programme of programmes) {
    const scored = scoreProgramme(programme, setting);
    const sport = eventOf(programme.item, setting.events)?.sport;
    if (!scored || findBar(programme, sport)) continue;
    const candidate = toCandidate(programme, scored, sport);
    const known = best.get(candidate.key);
    if (!known || comparePlaces(candidate, known) < 0) best.set(candidate.key, candidate);
  }
  return withoutMarathons(programmes, [...best.values()]);
}

const toCandidate = (programme: Programme, scored: Scored, sport: string | undefined): Candidate => ({
  ...programme,
  ...scored,
  ...(sport && { sport }),
  score: scored.parts.reduce((sum, { points }) => sum + points, 0),
  key: programmeKey(programme),
});

/** Where a pick is best seen: for free, from its first start (not an hour later), on the first channel. */
const comparePlaces = (a: Candidate, b: Candidate): number =>
  Number(isFree(b.channel)) - Number(isFree(a.channel)) ||
  a.item.start - b.item.start ||
  a.place - b.place ||
  compareText(a.channel.id, b.channel.id);

const compareCandidates = (a: Candidate, b: Candidate): number =>
  b.score - a.score || a.item.start - b.item.start || a.place - b.place || compareText(a.key, b.key);

/** A channel that shows one series after itself isn't beginning it tonight, unless its source says that it is new. */
function withoutMarathons(programmes: readonly Programme[], candidates: Candidate[]): Candidate[] {
  const starts = new Map<string, Set<number>>();
  for (const programme of programmes) {
    const series = `${programme.channel.id} ${programmeKey(programme)}`;
    starts.set(series, (starts.get(series) ?? new Set()).add(programme.item.start));
  }
  return candidates.filter(
    ({ sort, item, channel, key }) =>
      sort !== "episode" || item.flags?.new || (starts.get(`${channel.id} ${key}`)?.size ?? 0) < 3,
  );
}

function likeness(candidate: Candidate, picks: readonly Candidate[], { events }: Setting): number {
  const own = eventOf(candidate.item, events);
  let lost = 0;
  for (const pick of picks) {
    const facts = eventOf(pick.item, events);
    if (own?.league && own.league === facts?.league) lost += alike.league;
    if (own?.sport && own.sport === facts?.sport) lost += alike.sport;
    if (candidate.sort === pick.sort) lost += alike.sort;
    if (candidate.channel.id === pick.channel.id) lost += alike.channel;
    const genre = candidate.item.category?.[0];
    if (genre && genre === pick.item.category?.[0]) lost += alike.genre;
  }
  return lost;
}
