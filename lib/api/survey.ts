import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type { z } from "zod";
import type { Survey, SurveyedEvent } from "@/lib/feeds/survey";
import { type EventOnAir, isUnavailable, type Unavailable } from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { requestAll, requestList } from "./client";
import { readers } from "./decode";
import * as lives from "./lives";
import { required } from "./reader";

const perCall = 500;
const weekHours = 168;

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
    requestList("/countries", {}, readers.countryItem),
    requestAll("/channels", readers.channel),
    listWeek(),
  ]);
  return {
    at: readClock(),
    countries: (required(countries, "countries")?.items ?? []).map(({ code }) => code),
    channels: (channels ?? []).map(({ id, country }) => ({ id, country })),
    events: isUnavailable(events) ? [] : events.map(surveyed),
  };
}

const surveyed = ({ id, name, sport, league, channels }: EventOnAir): SurveyedEvent => ({
  id,
  name,
  sport,
  league,
  countries: [...new Set(channels.flatMap(({ country }) => country ?? []))],
});

/** Every event of the coming week that is shown live somewhere. */
async function listWeek(): Promise<EventOnAir[] | Unavailable> {
  const item: z.ZodType<EventOnAir> = readers.eventOnAir;
  const events: EventOnAir[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  do {
    const answer = await requestList("/events/upcoming", { hours: weekHours, limit: perCall, cursor }, item);
    if (answer === null) return { unavailable: "not-served" };
    if (!("value" in answer)) return answer;
    events.push(...answer.value.items);
    cursor = answer.value.meta.next ?? undefined;
    if (cursor && seen.has(cursor)) break;
    if (cursor) seen.add(cursor);
  } while (cursor);
  return events;
}
