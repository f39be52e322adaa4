import { readCounts, readSport, readSportDay, type SportRead, tellRepeats } from "@/app/sport-data";
import { addDays } from "@/contract/zone";
import type { Market } from "@/lib/market";
import { isUnavailable, type League } from "@/lib/shapes";
import type { SportLine } from "@/lib/sport/lines";

/** Days before today, and after the week that the API tells the channels of, whose events a league's page lists. */
const before = 2;
const week = 7;
const beyond = 7;

export type LeagueRead = SportRead & { league: League };

/**
 * A competition's events, those that are over first, as far as listings go. The days are those that the market's
 * pages of days read, so further leagues cost no further calls. Null where neither the week nor these days know it.
 */
export async function readLeague(market: Market, id: string): Promise<LeagueRead | null> {
  const [read, { leagues }] = await Promise.all([readSport(market), readCounts()]);
  if (!read) return null;
  const counted = leagues.find((league) => league.id === id);
  if (isUnavailable(read.lines)) return counted ? { ...read, league: counted } : null;
  const onAir = read.lines;
  const dates = [
    ...Array.from({ length: before + 1 }, (_, index) => addDays(read.today, index - before)),
    ...Array.from({ length: beyond }, (_, index) => addDays(read.today, week + index)),
  ];
  const days = await Promise.all(dates.map((date) => readSportDay(market, date, read, onAir)));
  const all = [...onAir, ...days.flatMap((day) => (isUnavailable(day) ? [] : day))];
  const lines = ofLeague(all, id);
  const [line] = lines;
  const named = line?.event.league;
  const league = counted ?? (line && named && { ...named, sport: line.event.sport, events: lines.length });
  return league ? { ...read, league, lines: await tellRepeats(lines, market, read.now) } : null;
}

/** A competition's lines by start, each event once. */
function ofLeague(lines: readonly SportLine[], id: string): SportLine[] {
  const ofIt = lines.filter(({ event }) => event.league?.id === id);
  return [...new Map(ofIt.map((line) => [line.event.id, line])).values()].toSorted(
    (a, b) => a.event.start - b.event.start,
  );
}
