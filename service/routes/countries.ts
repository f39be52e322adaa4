import type { Kysely } from "kysely";
import type { CountryItem, Coverage } from "../../contract/country.ts";
import { endpoints } from "../../contract/endpoints.ts";
import { toIso } from "../../contract/time.ts";
import { dateAt, daySpan } from "../../contract/zone.ts";
import { countryName, countryZone } from "../country-zones.ts";
import { isRefusal, one, whole } from "../http/outcome.ts";
import { type Route, route } from "../http/route.ts";
import type { LineupEntry } from "../listings/directory.ts";
import { measureFill } from "../listings/fill.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { earliest } from "../listings/now-next.ts";
import { countSlots, type FillField, getLastUpdate } from "../store/countries.ts";
import { shownNumber } from "../store/lineups.ts";
import type { Database } from "../store/schema.ts";
import { findPlaces } from "./lookup.ts";

const zoneOf = (country: string): string => countryZone(country) ?? "UTC";
const todayIn = (zone: string, now: number) => daySpan(dateAt(now, zone), zone);
const refsOf = (places: readonly LineupEntry[]): number[] => places.map(({ channel }) => channel.ref);
const countFeeds = (places: readonly LineupEntry[]): number =>
  places.reduce((sum, { channel }) => sum + channel.record.feeds, 0);

const coveredFields: FillField[] = [
  "title",
  "descr",
  "category",
  "episode_num",
  "sub_title",
  "icon",
  "joined_episode_num",
  "joined_sub_title",
];

export const countryRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.listCountries, async (_, { now }) => {
    const directory = guide.directory();
    const items: CountryItem[] = [];
    const changes: number[] = [];
    for (const code of directory.countries) {
      const places = directory.listPlaces(code);
      const today = todayIn(zoneOf(code), now);
      const slots = await countSlots(db, { channels: refsOf(places), from: today.start, to: today.stop });
      changes.push(today.stop);
      items.push({
        code,
        name: countryName(code),
        channels: places.length,
        feeds: countFeeds(places),
        listings_today: slots,
      });
    }
    return whole(
      items.map((item) => JSON.stringify(item)),
      { changesAt: earliest(changes) },
    );
  }),

  route(endpoints.getCountry, async ({ cc }, { now }) => {
    const places = findPlaces(guide.directory(), cc);
    if (isRefusal(places)) return places;
    const timezone = zoneOf(cc);
    const today = todayIn(timezone, now);
    const channels = refsOf(places);
    const { share } = await measureFill(db, { channels, from: today.start, to: today.stop }, [
      "descr",
      "category",
      "episode_num",
    ]);
    const updated = await getLastUpdate(db, channels);
    const country = {
      code: cc,
      name: countryName(cc),
      channels: places.length,
      feeds: countFeeds(places),
      updated: updated === null ? undefined : toIso(updated),
      fill: { descr: share("descr"), category: share("category"), episode_num: share("episode_num") },
      timezone,
    };
    return one(JSON.stringify(country), today.stop);
  }),

  route(endpoints.listCountryChannels, ({ cc, limit }, { page }) => {
    const places = findPlaces(guide.directory(), cc);
    if (isRefusal(places)) return places;
    const asked = page(places, ({ channel, position }) => [position, channel.record.id], limit);
    const data = asked.items.map(({ channel, position }) => ({
      ...channel.record,
      number: shownNumber(position),
      access: channel.accessIn(cc),
    }));
    return { data: JSON.stringify(data), list: asked.list, changesAt: null };
  }),

  route(endpoints.getCoverage, async ({ cc, date: given }, { now }) => {
    const places = findPlaces(guide.directory(), cc);
    if (isRefusal(places)) return places;
    const zone = zoneOf(cc);
    const date = given ?? dateAt(now, zone);
    const day = daySpan(date, zone);
    const window = { channels: refsOf(places), from: day.start, to: day.stop };
    const { slots, share } = await measureFill(db, window, coveredFields);
    const coverage: Coverage = {
      country: cc,
      date,
      slots,
      fill: {
        title: share("title"),
        descr: share("descr"),
        category: share("category"),
        episode_num: share("episode_num"),
        sub_title: share("sub_title"),
        icon: share("icon"),
      },
      with_join: { episode_num: share("joined_episode_num"), sub_title: share("joined_sub_title") },
    };
    return one(JSON.stringify(coverage), given ? null : day.stop);
  }),
];
