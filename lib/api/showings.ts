import "server-only";
import { isUnavailable } from "@/lib/shapes";
import { collectShowings, type Showings } from "@/lib/sport/showings";
import { listLiveEvents, listUpcomingEvents, upcomingHours } from "./events";
import { pageNow } from "./now";

/**
 * How the channels of a country, or of all, show the events that run or are to come: two reads for all lists of a
 * country. Null if the API keeps its events from this site.
 */
export async function readShowings(country?: string): Promise<Showings | null> {
  const [now, live, coming] = await Promise.all([
    pageNow(),
    listLiveEvents(country),
    listUpcomingEvents({ country }),
  ]);
  if (isUnavailable(live) || isUnavailable(coming)) return null;
  const isWhole = coming.items.length >= coming.count;
  const until = isWhole ? now + upcomingHours * 3600 : (coming.items.at(-1)?.start ?? now);
  return collectShowings([...live.items, ...coming.items], now, until);
}
