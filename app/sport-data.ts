import { dateAt } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import {
  getEvent,
  listEvents,
  listLeagues,
  listLiveEvents,
  listSports,
  listUpcomingEvents,
} from "@/lib/api/events";
import { pageNow } from "@/lib/api/now";
import { countryZone, type Market } from "@/lib/market";
import { isUnavailable, type League, type Sport, type Unavailable } from "@/lib/shapes";
import { dayLines, onAirLines, type SportLine, withLater } from "@/lib/sport/lines";

/** As far as the API tells which channels show what is to come: a week. */
const aheadHours = 168;

/** What every page of sport is made of: the moment, the market's days, and what runs or is to come. */
export type SportRead = { now: number; zone: string; today: string; lines: SportLine[] | Unavailable };

/** What runs or is to come, in a market and elsewhere; null where the API knows no such country. */
export async function readSport({ country: code }: Market): Promise<SportRead | null> {
  const asked = { country: code };
  const [country, lineup, now, liveHere, comingHere, live, coming] = await Promise.all([
    getCountry(code),
    listCountryChannels(code),
    pageNow(),
    listLiveEvents(code),
    listUpcomingEvents(aheadHours, asked),
    listLiveEvents(),
    listUpcomingEvents(aheadHours),
  ]);
  if (!lineup) return null;
  const zone = countryZone(code, country);
  const read = { now, zone, today: dateAt(now, zone) };
  if (isUnavailable(liveHere)) return { ...read, lines: liveHere };
  if (isUnavailable(comingHere)) return { ...read, lines: comingHere };
  const here = { live: liveHere.items, coming: comingHere.items };
  const world = {
    live: isUnavailable(live) ? [] : live.items,
    coming: isUnavailable(coming) ? [] : coming.items,
  };
  return { ...read, lines: onAirLines(code, here, world, lineup) };
}

/** All events of a market's day, YYYY-MM-DD; those that are over too. */
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

/** The most events that are over whose repeats are asked for, the latest first: each costs a call. */
const mostRepeated = 30;

/** Lines with what is still to come of the events that are over; lists tell the channels of what is ahead alone. */
export async function tellRepeats(
  lines: readonly SportLine[],
  { country }: Market,
  now: number,
): Promise<SportLine[]> {
  const over = lines.filter(({ state, isHere }) => state === "over" && isHere).slice(-mostRepeated);
  const told = await Promise.all(
    over.map(async (line) => {
      const event = await getEvent(line.event.id).catch(() => null);
      return event && !isUnavailable(event) ? withLater(line, event.broadcasts, country, now) : line;
    }),
  );
  const byId = new Map(told.map((line) => [line.event.id, line]));
  return lines.map((line) => byId.get(line.event.id) ?? line);
}

/** Sports and competitions of the week with how many events each has; empty where the API doesn't tell. */
export async function readCounts(): Promise<{ sports: Sport[]; leagues: League[] }> {
  const [sports, leagues] = await Promise.all([listSports(), listLeagues()]);
  return {
    sports: isUnavailable(sports) ? [] : sports.items,
    leagues: isUnavailable(leagues) ? [] : leagues.items,
  };
}
