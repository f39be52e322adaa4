import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { EventDetail, EventOnAir, League, Sport, SportsEvent, Unavailable } from "@/lib/shapes";
import { requestList, requestSingle } from "./client";
import { readers } from "./decode";
import * as lives from "./lives";

/** As many as the API answers in one call. */
const eventsPerCall = 500;

/** The events that an answer holds, and how many there are in all. */
export type FoundEvents<T> = { items: T[]; count: number };

/**
 * An event with all that shows it, by its id or a former one; null where there is none, or where the deployment has
 * no events.
 */
export async function getEvent(id: string): Promise<EventDetail | Unavailable | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("events", `event:${id}`);
  const path = `/events/${encodeURIComponent(id)}`;
  const answer = await requestSingle(path, {}, readers.eventDetail);
  if (answer === null || !("value" in answer)) return answer;
  if (answer.value.broadcasts.length > 0) return answer.value;
  // The specification doesn't show how the event tells its channels; their own list is sure.
  const list = await requestList(`${path}/broadcasts`, {}, readers.broadcast);
  const broadcasts = list && "value" in list ? list.value.items : [];
  return { ...answer.value, broadcasts };
}

/** Which events: of a sport (slug), a league (id), on air in a country (ISO code). */
export type EventsAsked = { sport?: string; league?: string; country?: string };

/** Events that start on a calendar date of a zone, soonest first. */
export async function listEvents(
  date: string,
  zone: string,
  { sport, league, country }: EventsAsked = {},
): Promise<FoundEvents<SportsEvent> | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("events");
  return eventsOf(
    await requestList(
      "/events",
      { date, tz: zone, sport, league, country, limit: eventsPerCall },
      readers.sportsEvent,
    ),
  );
}

/** Events that run now, with the channels that show them; everywhere, or in a country. */
export async function listLiveEvents(country?: string): Promise<FoundEvents<EventOnAir> | Unavailable> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("events");
  return eventsOf(await requestList("/events/live", { country }, readers.eventOnAir));
}

/** The next events that are shown live within so many hours (1 to 168), soonest first, with their channels. */
export async function listUpcomingEvents(
  hours: number,
  { sport, league, country }: EventsAsked = {},
): Promise<FoundEvents<EventOnAir> | Unavailable> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("events");
  return eventsOf(
    await requestList(
      "/events/upcoming",
      { hours, country, sport, league, limit: eventsPerCall },
      readers.eventOnAir,
    ),
  );
}

/** Sports with events this week. */
export async function listSports(): Promise<FoundEvents<Sport> | Unavailable> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("events");
  return eventsOf(await requestList("/sports", {}, readers.sport));
}

/** Competitions with events this week, of a sport and a country where they are given. */
export async function listLeagues({
  sport,
  country,
}: Omit<EventsAsked, "league"> = {}): Promise<FoundEvents<League> | Unavailable> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("events");
  return eventsOf(await requestList("/leagues", { sport, country }, readers.league));
}

type ListAnswer<T> = Awaited<ReturnType<typeof requestList<T>>>;

/** A deployment without sports answers 404 for its paths. */
function eventsOf<T>(answer: ListAnswer<T>): FoundEvents<T> | Unavailable {
  if (answer === null) return { unavailable: "not-served" };
  if (!("value" in answer)) return answer;
  const { items, meta } = answer.value;
  return { items, count: Math.max(items.length, meta.count ?? 0) };
}
