import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { atHour, dateAt, daySpan } from "../../contract/zone.ts";
import { countryZone } from "../country-zones.ts";
import { isRefusal, whole } from "../http/outcome.ts";
import { type Route, route } from "../http/route.ts";
import { readComing } from "../listings/coming.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import {
  earliest,
  itemText,
  type NowNext,
  nextChange,
  nowNextAt,
  nowNextText,
} from "../listings/now-next.ts";
import type { Database } from "../store/schema.ts";
import type { SlotRow } from "../store/slots.ts";
import { findPlaces } from "./lookup.ts";

const toItem = (slot: SlotRow | null) => slot && { text: itemText(slot.body) };

/** What is on in a whole country at one time. */
export const countryNowRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.getCountryNow, ({ cc, category }, { now: at }) => {
    const places = findPlaces(guide.directory(), cc);
    if (isRefusal(places)) return places;
    const wanted = category?.toLowerCase();
    const pairs = places.map(({ channel }) => ({ channel, pair: guide.nowNext(channel, at) }));
    const items = pairs
      .filter(
        ({ channel, pair }) =>
          !wanted || channel.categories.includes(wanted) || (pair.now && hasCategory(pair.now.text, wanted)),
      )
      .map(({ channel, pair }) => nowNextText(channel.record.id, pair));
    return whole(items, { changesAt: earliest(pairs.map(({ pair }) => nextChange(pair))) });
  }),

  route(endpoints.getCountryTonight, async ({ cc, from_hour, tz = countryZone(cc) ?? "UTC" }, { now }) => {
    const places = findPlaces(guide.directory(), cc);
    if (isRefusal(places)) return places;
    const date = dateAt(now, tz);
    const at = atHour(date, from_hour, tz);
    const channels = places.map(({ channel }) => channel.ref);
    const pairs = new Map<number, NowNext<{ text: string }>>();
    const asked = { at, fewest: 2, ahead: 3 * 3600 };
    for await (const { channel, slots } of readComing(db, channels, asked)) {
      const pair = nowNextAt(slots, at);
      pairs.set(channel, { now: toItem(pair.now), next: toItem(pair.next) });
    }
    const nothing = { now: null, next: null };
    const items = places.map(({ channel }) =>
      nowNextText(channel.record.id, pairs.get(channel.ref) ?? nothing),
    );
    return whole(items, { tz, changesAt: daySpan(date, tz).stop });
  }),
];

/** Whether an item's programme has a category, given in lower case. */
function hasCategory(item: string, wanted: string): boolean {
  const { category }: { category?: string[] } = JSON.parse(item);
  return category?.some((name) => name.toLowerCase() === wanted) ?? false;
}
