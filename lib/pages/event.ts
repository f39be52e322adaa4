import "server-only";
import { listFreeWays } from "@/lib/api/channels";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { getEvent } from "@/lib/api/events";
import { pageNow } from "@/lib/api/now";
import { readSpare } from "@/lib/api/spare";
import { parseId, toSegment } from "@/lib/events/slug";
import { wordsFor } from "@/lib/i18n";
import { countryZone, type Market, parseMarket } from "@/lib/market";
import { readSegment } from "@/lib/query";
import {
  type Broadcast,
  type EventDetail,
  type EventOnAir,
  type FreeWay,
  isUnavailable,
  type Unavailable,
} from "@/lib/shapes";

/** The most channels whose free ways to watch one page reads: each costs a call. */
const mostFree = 24;

const mostNext = 6;

/** The event that a path segment names; null if there is none. */
export async function findEvent(segment: string): Promise<EventDetail | Unavailable | null> {
  const id = parseId(readSegment(segment), "ev");
  return id ? getEvent(id) : null;
}

/** Whether a path segment is the event's canonical one, made of its present name and id. */
export const isOwnSegment = (segment: string, { id, name }: Pick<EventDetail, "id" | "name">): boolean =>
  readSegment(segment) === toSegment(name, id);

/**
 * A free way to watch each free channel among some broadcasts, by channel: one for `country`, else one for the
 * channel's own country, else the first.
 */
export async function readFreeWays(
  broadcasts: readonly Pick<Broadcast, "channel" | "country" | "free">[],
  country: string | null,
): Promise<Map<string, FreeWay>> {
  const free = broadcasts.filter((broadcast) => broadcast.free);
  const homes = new Map(free.map(({ channel, country: home }) => [channel, home]));
  const found = await Promise.all(
    [...homes].slice(0, mostFree).map(async ([channel, home]): Promise<[string, FreeWay][]> => {
      const ways = await listFreeWays(channel);
      const way =
        ways.find((one) => one.country === country) ?? ways.find((one) => one.country === home) ?? ways[0];
      return way ? [[channel, way]] : [];
    }),
  );
  return new Map(found.flat());
}

/**
 * The league's next events; empty if the event has no league, or if they can't be read: the event's page is complete
 * without them.
 */
async function listNext({ id, league, start }: EventDetail): Promise<EventOnAir[]> {
  if (!league) return [];
  const found = await readSpare("listUpcomingEvents", { league: league.id });
  if (isUnavailable(found)) return [];
  return found.items.filter((event) => event.id !== id && event.start >= start).slice(0, mostNext);
}

/** The market and event that a path names, and how its times are formatted; null if there is no such event. */
export async function readEvent(params: Promise<{ market: string; event: string }>) {
  const { market: slug, event: segment } = await params;
  const market = parseMarket(slug);
  if (!market) return null;
  const [event, country, now] = await Promise.all([
    findEvent(segment),
    getCountry(market.country),
    pageNow(),
  ]);
  if (!event) return null;
  const format = { locale: market.locale, zone: countryZone(market.country, country) };
  return { market, segment, event, now, format, t: wordsFor(market) };
}

/** What surrounds an event in a market: free ways to watch, its channels' logos, and the league's next events. */
export async function readAroundEvent(event: EventDetail, { country: code }: Market) {
  const own = event.broadcasts.filter(({ country }) => country === code);
  const [ways, lineup, next] = await Promise.all([
    readFreeWays(own, code),
    listCountryChannels(code),
    listNext(event),
  ]);
  const logos = new Map(lineup?.flatMap(({ id, logo }) => (logo ? [[id, logo]] : [])));
  const access = new Map(lineup?.map((channel) => [channel.id, channel.access]));
  return { ways, logos, access, next };
}
