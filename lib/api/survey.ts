import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { Survey, SurveyedEvent } from "@/lib/feeds/survey";
import { type EventOnAir, isUnavailable } from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { requestAll, requestList } from "./client";
import { required } from "./error";
import { upcomingHours } from "./events";
import * as lives from "./lives";

/**
 * Surveys the guide for the site's map: a call for the countries, and one for each 500 channels and each 500 events of
 * the coming week. It is kept for hours, so that the map costs a key of 500 calls a day no more than a few of them,
 * however often it is asked for: 1,025 channels and 292 events take 5 calls, at most four times a day.
 */
export async function surveyGuide(): Promise<Survey> {
  "use cache";
  cacheLife(lives.survey);
  cacheTag("countries", "channels", "events");
  const [countries, channels, events] = await Promise.all([
    requestList("listCountries", {}),
    requestAll("listChannels", {}),
    requestAll("listUpcomingEvents", { hours: upcomingHours }),
  ]);
  return {
    at: readClock(),
    countries: (required(countries, "countries")?.items ?? []).map(({ code }) => code),
    channels: (required(channels, "channels") ?? []).map(({ id, country }) => ({ id, country })),
    events: events === null || isUnavailable(events) ? [] : events.map(surveyed),
  };
}

const surveyed = ({ id, name, sport, league, channels, updated }: EventOnAir): SurveyedEvent => ({
  id,
  name,
  sport,
  league,
  countries: [...new Set(channels.flatMap(({ country }) => country ?? []))],
  ...(updated !== undefined && { changed: updated }),
});
