import "server-only";
import { listCountryChannels } from "@/lib/api/countries";
import { type EventFilter, listLeagues, listLiveEvents, listUpcomingEvents } from "@/lib/api/events";
import { readSpare } from "@/lib/api/spare";
import { leagueIn } from "@/lib/events/league";
import { type Words, wordsFor } from "@/lib/i18n";
import { type Audience, type ListedEvent, toListedEvent } from "@/lib/ics/event-entry";
import type { Market } from "@/lib/market";
import { isUnavailable, type Unavailable } from "@/lib/shapes";
import { readZone } from "./market";

/** The language and zone of a market's calendars and feeds. */
export const readAudience = async (market: Market): Promise<Audience> => ({
  market,
  zone: await readZone(market),
  t: wordsFor(market),
});

/** Narrows a country's events to a sport (slug) or a league (id). */
type Narrowed = Pick<EventFilter, "sport" | "league">;

/** A country's coming week, from the call that its sport pages share; if that is truncated, from a narrower one. */
async function listUpcoming(country: string, by: Narrowed) {
  const all = await listUpcomingEvents({ country });
  if (isUnavailable(all) || all.items.length === all.count) return all;
  return listUpcomingEvents({ ...by, country });
}

/** A country's events of a sport or league, live now or in the coming week, with their showings there. */
export async function listComing(country: string, by: Narrowed): Promise<ListedEvent[] | Unavailable> {
  const [live, upcoming, lineup] = await Promise.all([
    listLiveEvents(country),
    listUpcoming(country, by),
    listCountryChannels(country),
  ]);
  if (isUnavailable(live)) return live;
  if (isUnavailable(upcoming)) return upcoming;
  const events = new Map([...live.items, ...upcoming.items].map((event) => [event.id, event]));
  return [...events.values()]
    .filter(
      ({ sport, league }) =>
        (by.sport === undefined || sport === by.sport) &&
        (by.league === undefined || league?.id === by.league),
    )
    .map((event) => toListedEvent(event, country, lineup ?? []));
}

/** A league's name in the page's language, if it has events anywhere this week. */
export async function readLeagueName(id: string, t: Words): Promise<string | null> {
  const leagues = await listLeagues();
  const league = isUnavailable(leagues) ? undefined : leagues.items.find((each) => each.id === id);
  return league ? leagueIn(league, t) : null;
}

/** The most events of a calendar whose ends are read, soonest first: each costs a call. */
const mostRead = 40;

/** Reads the events' own broadcasts, because lists lack the ends. */
export async function withEnds(events: readonly ListedEvent[]): Promise<ListedEvent[]> {
  const read = await Promise.all(
    events.slice(0, mostRead).map(async (event) => {
      const found = await readSpare("getEvent", event.id);
      return found && !isUnavailable(found) ? { ...event, broadcasts: found.broadcasts } : event;
    }),
  );
  return [...read, ...events.slice(mostRead)];
}
