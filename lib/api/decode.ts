import { z } from "zod";
import { channelSchema } from "@/contract/channel.ts";
import { countrySchema, coverageSchema } from "@/contract/country.ts";
import { endpoints } from "@/contract/endpoints.ts";
import {
  broadcastSchema,
  eventDetailSchema,
  eventOnAirSchema,
  eventSchema,
  leagueSchema,
} from "@/contract/event.ts";
import { freeViewOptionSchema } from "@/contract/free-view.ts";
import { searchSchema } from "@/contract/search.ts";
import { episodeSchema, showSchema } from "@/contract/show.ts";
import { airingSchema, listingSchema, nowNextSchema, slotSchema } from "@/contract/slot.ts";
import { asTitled } from "@/lib/events/programme-title";
import type {
  Airing,
  Broadcast,
  Channel,
  Country,
  Coverage,
  Episode,
  EventDetail,
  EventOnAir,
  FreeWay,
  Known,
  League,
  Listing,
  NowNext,
  SearchAnswer,
  Show,
  Slot,
  SportsEvent,
} from "@/lib/shapes";
import { isObject, tolerant } from "./tolerant.ts";

/**
 * Decoders of the API's answers, derived from the contract. Other deployments of the specification are read as well,
 * so the names that it doesn't show are accepted in their likely spellings, and may be missing.
 */

/** Reads a logo written as `{ "url": … }` too. */
function withLogo(value: unknown): unknown {
  if (!isObject(value) || !isObject(value.logo)) return value;
  return { ...value, logo: value.logo.url };
}

const channel: z.ZodType<Channel> = z.preprocess(
  withLogo,
  tolerant(channelSchema).transform((each) => ({ ...each, country: each.country ?? null })),
);

/** Reads the description's likely names as one. */
function withDescription(value: unknown): unknown {
  if (!isObject(value)) return value;
  return { ...value, description: value.description ?? value.descr ?? value.desc };
}

const slot: z.ZodType<Slot> = z.preprocess(
  withDescription,
  tolerant(slotSchema).transform((each) => asTitled(each)),
);
const listing: z.ZodType<Listing> = z.preprocess(
  withDescription,
  tolerant(listingSchema).transform((each) => asTitled(each)),
);
const airing: z.ZodType<Airing> = z.preprocess(
  withDescription,
  tolerant(airingSchema.partial({ channel_name: true })).transform((each) => asTitled(each)),
);

const nowNext: z.ZodType<NowNext> = tolerant(nowNextSchema).transform(
  ({ channel, now = null, next = null }) => ({
    channel,
    now: now && asTitled(now),
    next: next && asTitled(next),
  }),
);

const country: z.ZodType<Country> = tolerant(countrySchema.partial({ fill: true }));

const { fill, with_join } = coverageSchema.shape;
const coverage: z.ZodType<Coverage> = tolerant(
  coverageSchema.extend({ fill: fill.partial().optional(), with_join: with_join.partial().optional() }),
).transform((each) => ({ ...each, fill: each.fill ?? {}, with_join: each.with_join ?? {} }));

const freeWay: z.ZodType<FreeWay> = tolerant(freeViewOptionSchema.partial({ kind: true, signup: true }));

const show: z.ZodType<Show> = tolerant(showSchema.partial({ source: true, external: true })).transform(
  (each) => ({ ...each, external: each.external ?? {} }),
);
const episode: z.ZodType<Episode> = tolerant(episodeSchema.partial({ show_id: true, source: true }));

/** Names an event after its teams if the deployment doesn't, and its sport "other". */
function withName(value: unknown): unknown {
  if (!isObject(value)) return value;
  const { home, away, sport = "other" } = value;
  return { ...value, sport, name: value.name || (home && away ? `${home} v ${away}` : value.name) };
}

const broadcastOfEvent = broadcastSchema.partial({ event: true });
const broadcast: z.ZodType<Broadcast> = tolerant(broadcastOfEvent);

const event: z.ZodType<SportsEvent> = z.preprocess(withName, tolerant(eventSchema));
const eventDetail: z.ZodType<EventDetail> = z.preprocess(
  withName,
  tolerant(eventDetailSchema.extend({ broadcasts: z.array(broadcastOfEvent) })),
);
const eventOnAir: z.ZodType<EventOnAir> = z.preprocess(withName, tolerant(eventOnAirSchema));
const league: z.ZodType<League> = z.preprocess(withName, tolerant(leagueSchema));

const searchAnswer: z.ZodType<SearchAnswer> = tolerant(searchSchema).transform((each) => ({
  ...each,
  channels: each.channels.map((one) => ({ ...one, country: one.country ?? null })),
  shows: each.shows.map((one) => ({ ...one, next: asTitled(one.next) })),
  people: each.people.map((one) => ({ ...one, next: one.next.map(asTitled) })),
  listings: each.listings.map(asTitled),
}));

/** The decoders that aren't just the contract's schemas read tolerantly, by endpoint. */
const special = {
  listChannels: channel,
  searchChannels: channel,
  getChannel: channel,
  listCountryChannels: channel,
  getSchedule: slot,
  getChannelNext: slot,
  getHistory: slot,
  getGuide: slot,
  getListing: listing,
  search: searchAnswer,
  searchListings: airing,
  listShowAirings: airing,
  listEpisodeAirings: airing,
  getChannelNow: nowNext,
  getCountryNow: nowNext,
  getCountryTonight: nowNext,
  getNow: nowNext,
  getCountry: country,
  getCoverage: coverage,
  listFreeView: freeWay,
  listShows: show,
  getShow: show,
  listEpisodes: episode,
  getEpisode: episode,
  listEvents: event,
  getEvent: eventDetail,
  listBroadcasts: broadcast,
  listLiveEvents: eventOnAir,
  listUpcomingEvents: eventOnAir,
  listLeagues: league,
} as const;

type Endpoints = typeof endpoints;

/** What an endpoint answers: a resource, or an item of its list. */
export type Data<Name extends keyof Endpoints> = Name extends keyof typeof special
  ? z.output<(typeof special)[Name]>
  : Known<z.output<Endpoints[Name]["data"]>>;

const decoders = new Map<string, z.ZodType>(
  Object.entries(endpoints).map(([name, { data }]) => [
    name,
    name in special ? special[name as keyof typeof special] : tolerant(data),
  ]),
);

/** The decoder of an endpoint's resource, or of an item of its list. */
export function decoderOf<Name extends keyof Endpoints>(name: Name): z.ZodType<Data<Name>> {
  return decoders.get(name) as z.ZodType<Data<Name>>;
}

/** A list of an answer: its items, how many match in all, the cursor of the next page and the zone of its days. */
export type Listed<T> = { items: T[]; count: number; next: string | null; zone: string | null };

/** Decodes a list; items that don't fit are left out. Throws a TypeError if none of them fits. */
export function decodeList<T>(body: unknown, item: z.ZodType<T>): Listed<T> {
  if (!isObject(body) || !Array.isArray(body.data)) throw new TypeError("the answer contains no list");
  const results = body.data.map((each) => item.safeParse(each));
  const items = results.flatMap(({ success, data }) => (success ? [data] : []));
  const error = results.find(({ success }) => !success)?.error;
  if (items.length === 0 && error) throw new TypeError(`no item fits: ${z.prettifyError(error)}`);
  const meta = isObject(body.meta) ? body.meta : {};
  const count = typeof meta.count === "number" ? Math.floor(meta.count) : 0;
  return {
    items,
    count: Math.max(items.length, count),
    next: typeof meta.next === "string" && meta.next ? meta.next : null,
    zone: typeof meta.tz === "string" ? meta.tz : null,
  };
}

/** Decodes a single resource. Throws a TypeError that names the members that don't fit. */
export function decodeSingle<T>(body: unknown, data: z.ZodType<T>): T {
  const result = data.safeParse(isObject(body) ? body.data : undefined);
  if (result.success) return result.data;
  throw new TypeError(`the answer doesn't fit: ${z.prettifyError(result.error)}`);
}
