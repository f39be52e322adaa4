import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import {
  type EventDetail,
  type EventOnAir,
  isUnavailable,
  type League,
  type Matches,
  type Sport,
  type SportsEvent,
  type Unavailable,
} from "@/lib/shapes";
import { freeWithTimeshifts } from "@/lib/timeshifts";
import { findInLists, requestList, requestSingle } from "./client";
import { orNotServed } from "./error";
import * as lives from "./lives";

/** The most that the API answers in one call. */
const eventsPerCall = 500;

/**
 * An event with all that shows it, by its id or a former one; null if there is none, or if the deployment has no
 * events.
 */
export async function getEvent(id: string): Promise<EventDetail | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("events", `event:${id}`);
  const known = await findInLists(() => findListedEvent(id));
  if (known && isUnavailable(known)) return known;
  const event = await requestSingle("getEvent", { id }, known === null);
  if (known && event && isUnavailable(event)) return event.unavailable === "later" ? known : event;
  if (event === null || isUnavailable(event)) return event;
  return { ...event, broadcasts: freeWithTimeshifts(await listBroadcasts(event)) };
}

/** The specification doesn't show how an event lists its broadcasts, but it does show their own list. */
async function listBroadcasts({ id, broadcasts }: EventDetail): Promise<EventDetail["broadcasts"]> {
  if (broadcasts.length > 0) return broadcasts;
  const list = await requestList("listBroadcasts", { id });
  return list === null || isUnavailable(list) ? [] : list.items;
}

/**
 * An event as the list of events to come has it, without the ends and names of its broadcasts; null if it isn't there:
 * it may be on or over, too far ahead, or made up.
 */
async function findListedEvent(id: string): Promise<EventDetail | Unavailable | null> {
  const week = await listUpcomingEvents();
  if (isUnavailable(week)) return week.unavailable === "later" ? null : week;
  const listed = week.items.find((event) => event.id === id);
  if (!listed) return null;
  const { channels: _channels, ...event } = listed;
  return { ...event, broadcasts: [], related: [] };
}

/** How far ahead the API lists events: for all who ask, so that they share one read. */
export const upcomingHours = 168;

/** Which events: of a sport (slug), a league (id), on air in a country (ISO code). */
export type EventFilter = { sport?: string; league?: string; country?: string };

/** Events that start on a calendar date of a zone, soonest first. */
export async function listEvents(
  date: string,
  zone: string,
  filter: EventFilter = {},
): Promise<Matches<SportsEvent> | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("events");
  return orNotServed(await requestList("listEvents", { date, tz: zone, ...filter, limit: eventsPerCall }));
}

/** Events of other days whose recordings are shown on a local day in a country; empty if the plan has no events. */
export async function listRepeats(date: string, zone: string, country: string): Promise<SportsEvent[]> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("events");
  const asked = { date, tz: zone, country, repeats: "true", limit: eventsPerCall };
  const found = orNotServed(await requestList("listEvents", asked));
  return isUnavailable(found) ? [] : found.items;
}

/** Events that run now, with the channels that show them; everywhere, or in a country. */
export async function listLiveEvents(country?: string): Promise<Matches<EventOnAir> | Unavailable> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("events");
  return orNotServed(await requestList("listLiveEvents", { country }));
}

/** The events that are shown live in the week to come, soonest first, with their channels. */
export async function listUpcomingEvents(
  filter: EventFilter = {},
): Promise<Matches<EventOnAir> | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("events");
  const asked = { hours: upcomingHours, ...filter, limit: eventsPerCall };
  return orNotServed(await requestList("listUpcomingEvents", asked));
}

/** Sports with events this week. */
export async function listSports(): Promise<Matches<Sport> | Unavailable> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("events");
  return orNotServed(await requestList("listSports", {}));
}

/** Competitions with events this week, of a sport and a country if they are given. */
export async function listLeagues(
  filter: Omit<EventFilter, "league"> = {},
): Promise<Matches<League> | Unavailable> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("events");
  return orNotServed(await requestList("listLeagues", filter));
}
