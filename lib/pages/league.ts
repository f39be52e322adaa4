import "server-only";
import { addDays } from "@/contract/zone";
import { readSpare } from "@/lib/api/spare";
import { parseId } from "@/lib/events/slug";
import { type Market, parseMarket } from "@/lib/market";
import { isUnavailable, type League } from "@/lib/shapes";
import { type SportLine, withRepeats } from "@/lib/sport/lines";
import { addRepeats, readCounts, readSport, readSportDay, type SportRead } from "./sport";

/** A league's page lists events of the days before today, of the week ahead, and of the days beyond that week. */
const before = 2;
const week = 7;
const beyond = 7;

type LeagueRead = SportRead & { league: League };

/** The market and competition that a path names; null if there is none. */
export async function readLeaguePage(params: Promise<{ market: string; league: string }>) {
  const { market: slug, league: segment } = await params;
  const market = parseMarket(slug);
  const id = parseId(segment, "lg");
  const found = market && id && (await readLeague(market, id));
  return found ? { market, segment, ...found } : null;
}

/**
 * A competition's events, past ones first, as far as the listings reach. The sport pages read the same days, so
 * further leagues cost no further calls; only one of which nothing but recordings is shown needs more. Null if neither
 * the week nor these days have the competition.
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
  const shown = leagueLines(all, id);
  const lines = counted || shown.length > 0 ? shown : leagueLines(await readRecorded(market, read), id);
  const [line] = lines;
  const named = line?.event.league;
  const league = counted ?? (line && named && { ...named, sport: line.event.sport, events: lines.length });
  return league ? { ...read, league, lines: await addRepeats(lines, market, read.now) } : null;
}

/** Events of any time of which recordings are shown today or later in the week. */
async function readRecorded({ country }: Market, { today, zone }: SportRead): Promise<SportLine[]> {
  const dates = Array.from({ length: week }, (_, index) => addDays(today, index));
  const days = await Promise.all(dates.map((date) => readSpare("listRepeats", date, zone, country)));
  return withRepeats(
    [],
    days.flatMap((day) => (isUnavailable(day) ? [] : day)),
  );
}

/** A competition's lines by start, each event once. */
function leagueLines(lines: readonly SportLine[], id: string): SportLine[] {
  const own = lines.filter(({ event }) => event.league?.id === id);
  return [...new Map(own.map((line) => [line.event.id, line])).values()].toSorted(
    (a, b) => a.event.start - b.event.start,
  );
}
