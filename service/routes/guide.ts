import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { pickText } from "../http/fields.ts";
import { type Answer, isRefusal, type Refusal, whole } from "../http/outcome.ts";
import { type Route, type RouteContext, route } from "../http/route.ts";
import type { GuideChannel } from "../listings/directory.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import {
  earliest,
  type NowNext,
  nextChange,
  nextText,
  nowNextText,
  type Upcoming,
} from "../listings/now-next.ts";
import type { Database } from "../store/schema.ts";
import { listOverlappingSlots } from "../store/slots.ts";
import { bothRefusal, findChannels, findPlaces } from "./lookup.ts";
import { windowRefusal } from "./window.ts";

export const guideRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.getGuide, async ({ channels: ids, from, to, fields }) => {
    const refused = windowRefusal({ from, to });
    if (refused) return refused;
    const channels = findChannels(guide.directory(), ids);
    if (isRefusal(channels)) return channels;
    const rows = await listOverlappingSlots(db, { channels: channels.map(({ ref }) => ref), from, to });
    const byChannel = Map.groupBy(rows, ({ channel }) => channel);
    return whole(
      channels.flatMap(({ ref }) => byChannel.get(ref) ?? []).map(({ body }) => pickText(body, fields)),
    );
  }),

  route(endpoints.getNow, (asked, context) => acrossChannels(guide, asked, context, nowNextText)),
  route(endpoints.getNext, (asked, context) => acrossChannels(guide, asked, context, nextText)),
];

type Narrowing = { channels?: string[]; country?: string; limit?: number };

/** Answers now/next for the given channels in that order, for a country in lineup order, or for all channels by id. */
function acrossChannels(
  guide: LiveGuide,
  { channels: ids, country, limit }: Narrowing,
  { now: at, page }: RouteContext,
  formatPair: (channel: string, pair: NowNext<Upcoming>) => string,
): Answer | Refusal {
  const refused = bothRefusal({ channels: ids, country });
  if (refused) return refused;
  const places = ids || country ? placesAsked(guide, ids, country) : allPlaces(guide);
  if (isRefusal(places)) return places;
  const asked = page(places, ({ key }) => key, limit ?? (ids || country ? places.length : 100));
  const pairs = asked.items.map(({ channel }) => ({ channel, pair: guide.nowNext(channel, at) }));
  return {
    data: `[${pairs.map(({ channel, pair }) => formatPair(channel.record.id, pair)).join(",")}]`,
    list: asked.list,
    changesAt: earliest(pairs.map(({ pair }) => nextChange(pair))),
  };
}

type Keyed = { channel: GuideChannel; key: (string | number)[] };

const allPlaces = (guide: LiveGuide): Keyed[] =>
  guide.directory().channels.map((channel) => ({ channel, key: [channel.record.id] }));

function placesAsked(guide: LiveGuide, ids?: string[], country?: string): Keyed[] | Refusal {
  if (ids) {
    const channels = findChannels(guide.directory(), ids);
    if (isRefusal(channels)) return channels;
    return channels.map((channel, index) => ({ channel, key: [index] }));
  }
  const places = findPlaces(guide.directory(), country ?? "");
  if (isRefusal(places)) return places;
  return places.map(({ channel, position }) => ({ channel, key: [position, channel.record.id] }));
}
