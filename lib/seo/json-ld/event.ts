import type { BroadcastEvent, SportsEvent as SportsEventThing, Thing } from "schema-dts";
import type { Broadcast, EventDetail, SportsEvent } from "@/lib/shapes";
import { buildService, dateTime } from "./places.ts";

/** Absolute addresses of the site's pages. */
export type Addresses = { event: string; channel: (id: string) => string; programme: (id: string) => string };

/** An event at its page. `end` in epoch seconds, if it is known. */
export function eventThing(
  event: SportsEvent,
  { url, sport, picture, end }: { url: string; sport: string; picture?: string; end?: number },
): SportsEventThing {
  const { home, away, league, venue } = event;
  return {
    "@type": "SportsEvent",
    "@id": `${url}#event`,
    name: event.name,
    url,
    sport,
    ...(picture === undefined ? {} : { image: picture }),
    startDate: dateTime(event.start),
    ...(end === undefined ? {} : { endDate: dateTime(end) }),
    eventStatus: "https://schema.org/EventScheduled",
    ...(home ? { homeTeam: { "@type": "SportsTeam", name: home } } : {}),
    ...(away ? { awayTeam: { "@type": "SportsTeam", name: away } } : {}),
    ...(league ? { superEvent: { "@type": "EventSeries", name: league.name } } : {}),
    ...(venue
      ? {
          location: {
            "@type": "Place",
            name: venue.name,
            ...(venue.country
              ? { address: { "@type": "PostalAddress", addressCountry: venue.country } }
              : {}),
          },
        }
      : {}),
  };
}

const broadcastThing = (
  event: EventDetail,
  broadcast: Broadcast,
  { at, shown, picture }: { at: Addresses; shown: BroadcastEvent["broadcastOfEvent"]; picture?: string },
): BroadcastEvent => ({
  "@type": "BroadcastEvent",
  "@id": `${at.programme(broadcast.listing)}#broadcast`,
  name: event.name,
  url: at.programme(broadcast.listing),
  ...(picture === undefined ? {} : { image: picture }),
  startDate: dateTime(broadcast.start),
  endDate: dateTime(broadcast.stop),
  isLiveBroadcast: broadcast.showing === "live",
  // A way to watch for free is known, or nothing is.
  ...(broadcast.free ? { isAccessibleForFree: true } : {}),
  broadcastOfEvent: shown,
  publishedOn: buildService({
    name: broadcast.channel_name,
    country: broadcast.country,
    url: at.channel(broadcast.channel),
  }),
});

/**
 * An event, and the broadcasts that its page lists first. An event stands for itself only if its place is known, which
 * readers of these data demand of it, or if nothing shows it; else each broadcast, which has a channel for a place, says
 * what it shows.
 */
export function eventThings(
  event: EventDetail,
  broadcasts: readonly Broadcast[],
  { sport, picture, end, at }: { sport: string; picture?: string; end: number; at: Addresses },
): Thing[] {
  const image = picture === undefined ? {} : { picture };
  const whole = eventThing(event, { url: at.event, sport, end, ...image });
  const stands = event.venue !== undefined || broadcasts.length === 0;
  const shown = stands ? { "@id": `${at.event}#event` } : whole;
  return [
    ...(stands ? [whole] : []),
    ...broadcasts.map((broadcast) => broadcastThing(event, broadcast, { at, shown, ...image })),
  ];
}
