import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { type EventsAsked, getEvent, listLiveEvents, listUpcomingEvents } from "@/lib/api/events";
import { wordsOf } from "@/lib/i18n";
import { type Reader, type SeenEvent, seenOnAir } from "@/lib/ics/event-entry";
import { countryZone, type Market } from "@/lib/market";
import { isUnavailable, type Unavailable } from "@/lib/shapes";

/** As far ahead as the API lists events in one call. */
const weekHours = 168;

/** Who reads a market's calendars and feeds. */
export async function readerOf(market: Market): Promise<Reader> {
  const zone = countryZone(market.country, await getCountry(market.country));
  return { market, zone, t: wordsOf(market.words, market.locale) };
}

/** Which of a country's events: of a sport (slug) or a league (id). */
type Asked = Pick<EventsAsked, "sport" | "league">;

/** The coming week of a country, from the call that its sport pages make; where that is cut, from one of its own. */
async function listUpcoming(country: string, asked: Asked) {
  const all = await listUpcomingEvents(weekHours, { country });
  if (isUnavailable(all) || all.items.length === all.count) return all;
  return listUpcomingEvents(weekHours, { ...asked, country });
}

/** A country's events of a sport or league with its showings: those that run now, and those of the coming week. */
export async function listComing(country: string, asked: Asked): Promise<SeenEvent[] | Unavailable> {
  const [live, upcoming, lineup] = await Promise.all([
    listLiveEvents(country),
    listUpcoming(country, asked),
    listCountryChannels(country),
  ]);
  if (isUnavailable(live)) return live;
  if (isUnavailable(upcoming)) return upcoming;
  const events = new Map([...live.items, ...upcoming.items].map((event) => [event.id, event]));
  return [...events.values()]
    .filter(
      ({ sport, league }) =>
        (asked.sport === undefined || sport === asked.sport) &&
        (asked.league === undefined || league?.id === asked.league),
    )
    .map((event) => seenOnAir(event, country, lineup ?? []));
}

/** The most events of a calendar whose ends are asked for, soonest first: each costs a call. */
const mostWhole = 40;

/** Events with all that is listed of their showings, as their own pages have it: lists don't tell when one ends. */
export async function withEnds(events: readonly SeenEvent[]): Promise<SeenEvent[]> {
  const whole = await Promise.all(
    events.slice(0, mostWhole).map(async (event) => {
      const found = await getEvent(event.id).catch(() => null);
      return found && !isUnavailable(found) ? { ...event, broadcasts: found.broadcasts } : event;
    }),
  );
  return [...whole, ...events.slice(mostWhole)];
}
