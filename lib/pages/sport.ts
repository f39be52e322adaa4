import "server-only";
import type { SportPageData } from "@/components/sport/sport-page";
import { dateAt } from "@/contract/zone";

import { listEvents, listLeagues, listLiveEvents, listSports, listUpcomingEvents } from "@/lib/api/events";
import { pageNow } from "@/lib/api/now";
import { readSpare } from "@/lib/api/spare";
import { readDate } from "@/lib/guide/segments";
import { type Words, wordsFor } from "@/lib/i18n";
import { fallbackZone, type Market, parseMarket } from "@/lib/market";
import { isUnavailable, type League, type Sport, type Unavailable } from "@/lib/shapes";
import { dayLines, onAirLines, type SportLine, withLater, withRepeats } from "@/lib/sport/lines";
import type { NamedSport } from "@/lib/sport/name";
import { readLineup } from "./lineup";

/** Days either way that have a page: links to days must not lead robots through the centuries. */
const reachDays = 60;

/** The market, sport (null for all) and day that a path names; null if it names none. */
export async function readSportSegments(params: Promise<{ market: string; sport: string; date?: string[] }>) {
  const { market: slug, sport: segment, date: [day, ...rest] = [] } = await params;
  const market = parseMarket(slug);
  const date = day === undefined ? null : readDate(day);
  if (!market || !/^[a-z0-9-]{2,40}$/.test(segment) || rest.length > 0) return null;
  if (day !== undefined && date === null) return null;
  const today = dateAt(await pageNow(), fallbackZone(market.country));
  const awayDays = date === null ? 0 : (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (Math.abs(awayDays) > reachDays) return null;
  if (segment !== "all" && !(await isSport(segment, wordsFor(market)))) return null;
  return { market, sport: segment === "all" ? null : segment, date };
}

/** Whether a slug is a sport's: one that the site has a name for, or of which the API counts events. */
const isSport = async (slug: string, t: Words): Promise<boolean> =>
  t.has(`sport.names.${slug as NamedSport}`) ||
  (await readCounts()).sports.some(({ sport }) => sport === slug);

/** What every sport page needs: the moment, the market's zone and day, and the live and coming events. */
export type SportRead = { now: number; zone: string; today: string; lines: SportLine[] | Unavailable };

/** Live and coming events, in a market and elsewhere; null if the API doesn't know the country. */
export async function readSport({ country: code }: Market): Promise<SportRead | null> {
  const [lineup, liveHere, comingHere, live, coming] = await Promise.all([
    readLineup(code),
    listLiveEvents(code),
    listUpcomingEvents({ country: code }),
    listLiveEvents(),
    listUpcomingEvents(),
  ]);
  if (!lineup) return null;
  const { channels, now, zone, today } = lineup;
  const read = { now, zone, today };
  if (isUnavailable(liveHere)) return { ...read, lines: liveHere };
  if (isUnavailable(comingHere)) return { ...read, lines: comingHere };
  const here = { live: liveHere.items, coming: comingHere.items };
  const world = {
    live: isUnavailable(live) ? [] : live.items,
    coming: isUnavailable(coming) ? [] : coming.items,
  };
  return { ...read, lines: onAirLines(code, here, world, channels) };
}

/** All events of a market's day, YYYY-MM-DD, including those that are over. */
export async function readSportDay(
  { country }: Market,
  date: string,
  { now, zone }: Pick<SportRead, "now" | "zone">,
  onAir: readonly SportLine[],
): Promise<SportLine[] | Unavailable> {
  const [all, here] = await Promise.all([listEvents(date, zone), listEvents(date, zone, { country })]);
  if (isUnavailable(all)) return all;
  return dayLines(all.items, isUnavailable(here) ? [] : here.items, onAir, now);
}

/** The most past events whose repeats are read, the latest first: each costs a call. */
const mostRepeated = 30;

/** Adds to past events the repeats still to come: the API's lists name channels for coming events only. */
export async function addRepeats(
  lines: readonly SportLine[],
  { country }: Market,
  now: number,
): Promise<SportLine[]> {
  const over = lines.filter(({ state, isHere }) => state === "over" && isHere).slice(-mostRepeated);
  const repeated = await Promise.all(
    over.map(async (line) => {
      const event = await readSpare("getEvent", line.event.id);
      return event && !isUnavailable(event) ? withLater(line, event.broadcasts, country, now) : line;
    }),
  );
  const byId = new Map(repeated.map((line) => [line.event.id, line]));
  return lines.map((line) => byId.get(line.event.id) ?? line);
}

/** The week's sports and competitions with their numbers of events; empty if the API doesn't count them. */
export async function readCounts(): Promise<{ sports: Sport[]; leagues: League[] }> {
  const [sports, leagues] = await Promise.all([listSports(), listLeagues()]);
  return {
    sports: isUnavailable(sports) ? [] : sports.items,
    leagues: isUnavailable(leagues) ? [] : leagues.items,
  };
}

/** A market's sport page, of one sport (a slug) or all, of a day (YYYY-MM-DD) or all; null for unknown countries. */
export async function readSportPage(
  market: Market,
  sport: string | null,
  date: string | null = null,
): Promise<SportPageData | null> {
  const [read, counts] = await Promise.all([readSport(market), readCounts()]);
  if (!read) return null;
  const { lines, ...moment } = read;
  const page = { sport, date, counts, ...moment };
  const shownDay = date ?? read.today;
  const [day, repeats] = await Promise.all([
    readSportDay(market, shownDay, read, isUnavailable(lines) ? [] : lines),
    readSpare("listRepeats", shownDay, read.zone, market.country),
  ]);
  if (isUnavailable(lines)) return { ...page, refused: lines.unavailable };
  if (isUnavailable(day)) return { ...page, refused: day.unavailable };
  const ofDay = withRepeats(day, isUnavailable(repeats) ? [] : repeats);
  const ofSport = ofDay.filter(({ event }) => sport === null || event.sport === sport);
  return { ...page, lines, day, shown: await addRepeats(ofSport, market, read.now) };
}
