import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { type EventsAsked, listLiveEvents, listUpcomingEvents } from "@/lib/api/events";
import { wordsOf } from "@/lib/i18n";
import { type Reader, type SeenEvent, seenOnAir } from "@/lib/ics/event-entry";
import { countryZone, type Market } from "@/lib/market";
import { type EventOnAir, isUnavailable, type Unavailable } from "@/lib/shapes";

/** As far ahead as the API lists events in one call. */
const weekHours = 168;

/** Who reads a market's calendars and feeds. */
export async function readerOf(market: Market): Promise<Reader> {
  const zone = countryZone(market.country, await getCountry(market.country));
  return { market, zone, t: wordsOf(market.words, market.locale) };
}

/** A country's events of a sport or league, those that run now and those of the coming week, each with its showings. */
export async function listComing(
  country: string,
  asked: Pick<EventsAsked, "sport" | "league">,
): Promise<SeenEvent[] | Unavailable> {
  const [live, upcoming, lineup] = await Promise.all([
    listLiveEvents(country),
    listUpcomingEvents(weekHours, { ...asked, country }),
    listCountryChannels(country),
  ]);
  if (isUnavailable(live)) return live;
  if (isUnavailable(upcoming)) return upcoming;
  const isAsked = ({ sport, league }: EventOnAir) =>
    (asked.sport === undefined || sport === asked.sport) &&
    (asked.league === undefined || league?.id === asked.league);
  const events = new Map(
    [...live.items.filter(isAsked), ...upcoming.items].map((event) => [event.id, event]),
  );
  return [...events.values()].map((event) => seenOnAir(event, country, lineup ?? []));
}
