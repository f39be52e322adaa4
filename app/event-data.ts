import { listFreeWays } from "@/lib/api/channels";
import { getEvent, listUpcomingEvents } from "@/lib/api/events";
import { idOf, segmentOf } from "@/lib/events/slug";
import { readSegment } from "@/lib/query";
import {
  type Broadcast,
  type EventDetail,
  type EventOnAir,
  type FreeWay,
  isUnavailable,
  type Unavailable,
} from "@/lib/shapes";

/** The most channels whose free ways one page asks for. */
const mostFree = 24;

/** How far ahead the league's next events are looked for: as far as the API goes. */
const aheadHours = 168;

const mostNext = 6;

/** The event that a part of a path names; null where there is none. */
export async function findEvent(segment: string): Promise<EventDetail | Unavailable | null> {
  const id = idOf(readSegment(segment), "ev");
  return id ? getEvent(id) : null;
}

/** Whether a part of a path is the event's own: its present name and id. */
export const isOwnSegment = (segment: string, { id, name }: Pick<EventDetail, "id" | "name">): boolean =>
  readSegment(segment) === segmentOf(name, id);

/**
 * Where the free channels among some broadcasts are watched, by channel: in `country` where a way holds there, else
 * where the channel is at home.
 */
export async function readFreeWays(
  broadcasts: readonly Broadcast[],
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
 * What the event's league plays next; none where it has no league or the API doesn't tell. Where that can't be read the
 * event's page is still whole without it.
 */
export async function readNext({ id, league, start }: EventDetail): Promise<EventOnAir[]> {
  if (!league) return [];
  const found = await listUpcomingEvents(aheadHours, { league: league.id }).catch(() => null);
  if (!found || isUnavailable(found)) return [];
  return found.items.filter((event) => event.id !== id && event.start >= start).slice(0, mostNext);
}
