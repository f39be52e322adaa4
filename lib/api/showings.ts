import "server-only";
import { isUnavailable, type NowNext, type Slot } from "@/lib/shapes";
import { collectShowings, type Showings, withShowing, withShowings } from "@/lib/sport/showings";
import { listLiveEvents, listUpcomingEvents, upcomingHours } from "./events";
import { pageNow } from "./now";

/** Adds to a country's now and next how each sports event is shown. Reads nothing if no line shows an event. */
export async function addShowings(country: string, lines: NowNext[]): Promise<NowNext[]> {
  if (!lines.some(({ now, next }) => now?.event || next?.event)) return lines;
  return withShowings(lines, await readShowings(country));
}

/** The same for slots of a country's channels, or of channels without a country. */
export async function addSlotShowings<T extends Slot>(country: string | undefined, slots: T[]): Promise<T[]> {
  if (!slots.some(({ event }) => event)) return slots;
  const showings = await readShowings(country);
  return slots.map((slot) => withShowing(slot, slot.channel, showings));
}

/**
 * How the channels of a country, or of all, show the events that run or are to come: two reads for all lists of a
 * country. Null if the API keeps its events from this site.
 */
async function readShowings(country?: string): Promise<Showings | null> {
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
