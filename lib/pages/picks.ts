import "server-only";
import { listLiveEvents, listUpcomingEvents } from "@/lib/api/events";
import { listCountryTonight } from "@/lib/api/on-air";
import { addShowings } from "@/lib/api/showings";
import { titledIn } from "@/lib/events/titled";
import { type EarlyHour, eveningStart } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { countryName } from "@/lib/market";
import { withoutLaterParts } from "@/lib/picks/later-parts";
import { choosePicks, type EveningPick } from "@/lib/picks/picks";
import type { EventFacts, Programme } from "@/lib/picks/programme";
import { type Channel, isUnavailable, type NowNext } from "@/lib/shapes";

/** The hours that an evening's best is read at: each shows what is on and what follows, so they leave few gaps. */
const bestHours = [19, 20, 21, 22] as const;

/** What picks are chosen from: a country's channels, and the date and zone of its evening. */
export type EveningOf = { country: string; channels: Channel[]; date: string; zone: string };

/** The hours whose lines picks from an hour on are chosen from. */
const hoursFrom = (hour: EarlyHour): number[] => {
  const later = bestHours.filter((each) => each > hour);
  return [hour, ...later];
};

/**
 * The best of what is to come of an evening from an hour on, and from now on. Costs a read for each hour, which the
 * hours' own pages share.
 */
export async function readPicks(
  evening: EveningOf,
  hour: EarlyHour,
  now: number,
  most: number,
): Promise<EveningPick[]> {
  const lines = await Promise.all(
    hoursFrom(hour).map(async (each) => (await listCountryTonight(evening.country, each))?.items ?? []),
  );
  return pickFrom(evening, lines.flat(), eveningStart(evening.date, hour, evening.zone), now, most);
}

/** The best of some lines, from an instant on and from now on. */
export async function pickFrom(
  { country, channels, date, zone }: EveningOf,
  lines: NowNext[],
  from: number,
  now: number,
  most: number,
): Promise<EveningPick[]> {
  const shown = await addShowings(country, lines);
  const night = eveningStart(date, "late", zone) + 3600;
  const programmes = withoutLaterParts(listProgrammes(channels, shown)).filter(
    ({ item }) => item.start < night && (item.stop ?? item.start) > now,
  );
  const events = shown.some(({ now: on, next }) => on?.event || next?.event)
    ? await readFacts(country)
    : new Map();
  const setting = { from: Math.max(from, now), country, countryName: countryName(country, "en"), events };
  return choosePicks(programmes, setting, most);
}

/** Picks with their titles in a page's language. They are chosen by the titles that the API has. */
export const picksIn = (picks: readonly EveningPick[], t: Words): EveningPick[] =>
  picks.map((pick) => ({ ...pick, item: titledIn(pick.item, t) }));

/** Each programme of some lines once, with its channel's place in the lineup. */
export function listProgrammes(channels: readonly Channel[], lines: readonly NowNext[]): Programme[] {
  const places = new Map(channels.map((channel, place) => [channel.id, { channel, place }]));
  const found = new Map<string, Programme>();
  for (const { channel: id, now, next } of lines) {
    const place = places.get(id);
    if (!place) continue;
    for (const item of [now, next]) if (item) found.set(`${id} ${item.start}`, { ...place, item });
  }
  return [...found.values()];
}

/** What is known of the events that run or are to come in a country; empty if the API keeps them from this site. */
async function readFacts(country: string): Promise<EventFacts> {
  const lists = await Promise.all([listLiveEvents(country), listUpcomingEvents({ country })]);
  const events = lists.flatMap((list) => (isUnavailable(list) ? [] : list.items));
  return new Map(
    events.map(({ id, name, sport, league, round }) => [
      id,
      { name, sport, ...(league && { league: league.name }), ...(round && { round }) },
    ]),
  );
}
