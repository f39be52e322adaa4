import { endpoint } from "./endpoint.ts";
import {
  broadcastSchema,
  eventDetailSchema,
  eventOnAirSchema,
  eventSchema,
  leagueSchema,
  sportSchema,
} from "./event.ts";
import { eventId, leagueId } from "./id.ts";
import * as query from "./query.ts";

const byEvent = { id: eventId };
const country = query.country.optional();
const sport = query.text.optional();
const league = leagueId.optional();

/** Sports events in the listings. A week is seven days of UTC, today first. */
export const eventEndpoints = {
  listEvents: endpoint({
    path: "/events",
    summary: "Events that take place on a day; with `repeats`, also earlier ones that are repeated then",
    plan: "live",
    pathParameters: {},
    query: {
      sport,
      league,
      date: query.date.optional(),
      tz: query.zone.default("UTC"),
      country,
      repeats: query.flag.default(false),
      ...query.page,
    },
    data: eventSchema,
    list: true,
  }),
  listLiveEvents: endpoint({
    path: "/events/live",
    summary: "Events that run now, with the channels that show them",
    plan: "live",
    pathParameters: {},
    query: { country },
    data: eventOnAirSchema,
    list: true,
  }),
  listUpcomingEvents: endpoint({
    path: "/events/upcoming",
    summary: "The next events that are shown live, soonest first, with the channels that show them",
    plan: "live",
    pathParameters: {},
    query: { hours: query.hours, country, sport, league, ...query.page },
    data: eventOnAirSchema,
    list: true,
  }),
  getEvent: endpoint({
    path: "/events/{id}",
    summary: "One event, with every channel that shows it and what else is about it",
    plan: "live",
    pathParameters: byEvent,
    query: {},
    data: eventDetailSchema,
    list: false,
  }),
  listBroadcasts: endpoint({
    path: "/events/{id}/broadcasts",
    summary: "Every channel that shows an event, country by country: live, delayed or a repeat",
    plan: "live",
    pathParameters: byEvent,
    query: {},
    data: broadcastSchema,
    list: true,
  }),
  listSports: endpoint({
    path: "/sports",
    summary: "Sports with events this week",
    plan: "free",
    pathParameters: {},
    query: {},
    data: sportSchema,
    list: true,
  }),
  listLeagues: endpoint({
    path: "/leagues",
    summary: "Competitions with events this week",
    plan: "free",
    pathParameters: {},
    query: { sport, country },
    data: leagueSchema,
    list: true,
  }),
} as const;
