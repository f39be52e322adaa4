import type { BroadcastEvent, SportsEvent as SportsEventThing, Thing } from "schema-dts";
import { leagueIn } from "@/lib/events/league";
import { eventName } from "@/lib/events/round";
import { sidesOf } from "@/lib/events/sides";
import type { Words } from "@/lib/i18n";
import type { Broadcast, EventDetail, SportsEvent } from "@/lib/shapes";
import { buildService, dateTime } from "./places.ts";

/** Absolute addresses of the site's pages. */
export type Addresses = { event: string; channel: (id: string) => string; programme: (id: string) => string };

/** A name as the page has it, with the one that the API has if that is another: either may be searched for. */
const named = (called: string, name: string) =>
  called === name ? { name } : { name: called, alternateName: name };

const teamThing = (name: string | undefined | null, called: string | undefined | null) =>
  name ? { "@type": "SportsTeam" as const, ...named(called ?? name, name) } : undefined;

/** An event at its page, in its words. `end` in epoch seconds, if it is known. */
export function eventThing(
  event: SportsEvent,
  { url, sport, picture, end, t }: { url: string; sport: string; picture?: string; end?: number; t: Words },
): SportsEventThing {
  const { home, away, league, venue } = event;
  const [homeName, awayName] = sidesOf(event, t) ?? [home, away];
  const teams = { home: teamThing(home, homeName), away: teamThing(away, awayName) };
  return {
    "@type": "SportsEvent",
    "@id": `${url}#event`,
    ...named(eventName(event, t), event.name),
    url,
    sport,
    ...(picture === undefined ? {} : { image: picture }),
    startDate: dateTime(event.start),
    ...(end === undefined ? {} : { endDate: dateTime(end) }),
    eventStatus: "https://schema.org/EventScheduled",
    ...(teams.home ? { homeTeam: teams.home } : {}),
    ...(teams.away ? { awayTeam: teams.away } : {}),
    // What search engines read of any event, whatever it is of.
    ...(home || away ? { performer: [teams.home, teams.away].filter((team) => team !== undefined) } : {}),
    ...(league ? { superEvent: { "@type": "EventSeries", ...named(leagueIn(league, t), league.name) } } : {}),
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
  {
    at,
    shown,
    picture,
    t,
  }: { at: Addresses; shown: BroadcastEvent["broadcastOfEvent"]; picture?: string; t: Words },
): BroadcastEvent => ({
  "@type": "BroadcastEvent",
  "@id": `${at.programme(broadcast.listing)}#broadcast`,
  name: eventName(event, t),
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
  { sport, picture, end, at, t }: { sport: string; picture?: string; end: number; at: Addresses; t: Words },
): Thing[] {
  const image = picture === undefined ? {} : { picture };
  const whole = eventThing(event, { url: at.event, sport, end, t, ...image });
  const stands = event.venue !== undefined || broadcasts.length === 0;
  const shown = stands ? { "@id": `${at.event}#event` } : whole;
  return [
    ...(stands ? [whole] : []),
    ...broadcasts.map((broadcast) => broadcastThing(event, broadcast, { at, shown, t, ...image })),
  ];
}
