import { countryOrNull, countryZone } from "../../country-zones.ts";
import type { KnownChannelRow, KnownData } from "../../store/known-channels.ts";
import { idKeys, nameKey, plainFeed } from "../channels/channel-names.ts";
import { bestLogo } from "./logo.ts";
import type { Tables } from "./tables.ts";

type Channel = Tables["channels"][number];
type Feed = Tables["feeds"][number];
type Logo = Tables["logos"][number];

const list = (cell: string): string[] =>
  cell
    .split(";")
    .map((each) => each.trim())
    .filter(Boolean);

/** The database writes UK for GB. */
const isoCountry = (code: string): string | null => countryOrNull(code === "UK" ? "GB" : code);

/** The country that a feed is made for, if it is only one: "c/DK", or "s/GB-WLS" for a part of it. */
function areaCountry(area: string): string | null {
  const countries = new Set(list(area).map((each) => placeCountry(each) ?? ""));
  const [only, another] = countries;
  return only && another === undefined ? only : null;
}

/** The country of a place: "c/DK", or "s/GB-WLS" and "ct/GBLDN" for parts of one. Null for a region, "r/AFR". */
function placeCountry(place: string): string | null {
  const code = /^(?:c|s|ct)\/([A-Z]{2})/.exec(place)?.[1];
  return code === undefined ? null : isoCountry(code);
}

/** The countries in which a feed is broadcast; empty if that is unknown. `regions` are the countries of each. */
function listAreas(feed: Feed | undefined, regions: ReadonlyMap<string, string[]>): string[] {
  const places = list(feed?.broadcast_area ?? "");
  const countries = places.map((place) => regions.get(place.slice(2)) ?? placeCountry(place));
  return countries.includes(null) ? [] : [...new Set(countries.flatMap((each) => each ?? []))];
}

/**
 * The country whose channel this is: the home country, unless it is broadcast in others only; then the first of
 * these that is named, and none for a region.
 */
function chooseCountry(home: string | null, feed: Feed | undefined, areas: readonly string[]): string | null {
  if (areas.length === 0 || (home !== null && areas.includes(home))) return home;
  return placeCountry(list(feed?.broadcast_area ?? "")[0] ?? "");
}

function exclusion(channel: Channel, adult: ReadonlySet<string>) {
  if (channel.is_nsfw === "TRUE" || adult.has(channel.id)) return "nsfw";
  return channel.closed ? "closed" : null;
}

/**
 * A feed's zone: its own first one, unless the feed is made for its home country and that doesn't use the zone; else
 * the home country's principal one. `zoneCountries` are the countries that use each zone.
 */
function chooseZone(
  feed: Feed | undefined,
  home: string | null,
  zoneCountries: ReadonlyMap<string, string[]>,
): string | null {
  const domestic = home !== null && feed !== undefined && areaCountry(feed.broadcast_area) === home;
  const fits = (zone: string) => !domestic || zoneCountries.get(zone)?.includes(home) !== false;
  return list(feed?.timezones ?? "").find(fits) ?? (home && countryZone(home));
}

/** A feed's name as part of a channel's: "BBC One" and "Wales HD" become "BBC One Wales". */
function feedChannelName(channel: string, feed: string): string {
  const plain = feed.replace(/\s*\b(?:U?HD|FHD|SD|4K|8K|HEVC)$/, "");
  return plain.toLowerCase().startsWith(channel.toLowerCase()) ? plain : `${channel} ${plain}`;
}

/**
 * A channel's feeds that have their own listings: another region, language or timeshift than the main feed. Feeds
 * that differ only in picture quality are one feed. By id without picture quality.
 */
function ownFeeds(main: Feed | undefined, feeds: readonly Feed[]): Map<string, Feed> {
  const own = new Map<string, Feed>();
  for (const feed of feeds) {
    const plain = plainFeed(feed.id);
    if (!plain || plain === plainFeed(main?.id ?? "")) continue;
    if (!own.has(plain) || feed.id === plain) own.set(plain, feed);
  }
  return own;
}

/**
 * The channel database as the guide stores it: each channel, and each feed with its own listings (`Name.cc@Feed`),
 * with the keys that find it. Rows about unknown channels are skipped.
 */
export function buildKnown(tables: Tables): KnownData {
  const feedsByChannel = Map.groupBy(tables.feeds, ({ channel }) => channel);
  const logosByChannel = Map.groupBy(tables.logos, ({ channel }) => channel);
  const lookups = createLookups(tables);
  const channels: KnownChannelRow[] = [];
  const keys = new KeyIndex(tables.channels.map(({ id }) => id));

  for (const channel of tables.channels) {
    const feeds = feedsByChannel.get(channel.id) ?? [];
    const logos = logosByChannel.get(channel.id) ?? [];
    const main = feeds.find((feed) => feed.is_main === "TRUE") ?? feeds[0];
    const names = [channel.name, ...list(channel.alt_names)];
    const base = toRow(channel, { main, logos }, lookups);
    channels.push(base);
    keys.add(base.id, names, [base.id, `${base.id}@${main?.id ?? ""}`]);

    for (const [plain, feed] of ownFeeds(main, feeds)) {
      const id = `${channel.id}@${plain}`;
      channels.push({
        ...base,
        id,
        ...readFeed(channel, feed, lookups),
        logo: chooseLogo(logos, feed) ?? base.logo,
      });
      keys.add(
        id,
        names.map((name) => feedChannelName(name, feed.name)),
        [id],
      );
    }
  }
  return {
    channels,
    names: keys.names(),
    siteMap: siteMap(tables.siteMap, new Set(channels.map(({ id }) => id))),
  };
}

/** What the rows of channels refer to. */
type Lookups = {
  /** The channels that are blocked as adult ones. */
  adult: ReadonlySet<string>;
  /** The countries of each region. */
  regions: ReadonlyMap<string, string[]>;
  /** The countries that use each zone. */
  zoneCountries: ReadonlyMap<string, string[]>;
};

function createLookups({ blocklist, regions, timezones }: Tables): Lookups {
  const countriesOf = (codes: string) => list(codes).flatMap((code) => isoCountry(code) ?? []);
  return {
    // Its other reasons are about streams, not about listings.
    adult: new Set(blocklist.filter(({ reason }) => reason === "nsfw").map(({ channel }) => channel)),
    regions: new Map(regions.map(({ code, countries }) => [code, countriesOf(countries)])),
    zoneCountries: new Map(timezones.map(({ id, countries }) => [id, countriesOf(countries)])),
  };
}

/** A channel's own row. */
function toRow(
  channel: Channel,
  { main, logos }: { main: Feed | undefined; logos: readonly Logo[] },
  { adult, regions, zoneCountries }: Lookups,
): KnownChannelRow {
  const home = isoCountry(channel.country);
  const areas = listAreas(main, regions);
  const country = chooseCountry(home, main, areas);
  return {
    id: channel.id,
    name: channel.name,
    aliases_json: JSON.stringify(list(channel.alt_names)),
    country,
    areas_json: JSON.stringify(areas),
    languages_json: JSON.stringify(list(main?.languages ?? "")),
    categories_json: JSON.stringify(list(channel.categories)),
    owner: list(channel.owners).join(", ") || null,
    launched: Number(/^\d{4}/.exec(channel.launched)?.[0]) || null,
    website: channel.website || null,
    logo: chooseLogo(logos, main) ?? bestLogo(logos),
    timezone: chooseZone(main, country ?? home, zoneCountries),
    excluded: exclusion(channel, adult),
  };
}

/** How the row of a feed with its own listings differs from its channel's. */
function readFeed(channel: Channel, feed: Feed, { regions, zoneCountries }: Lookups) {
  const home = isoCountry(channel.country);
  const areas = listAreas(feed, regions);
  const country = areaCountry(feed.broadcast_area) ?? chooseCountry(home, feed, areas);
  return {
    name: feedChannelName(channel.name, feed.name),
    aliases_json: "[]",
    country,
    areas_json: JSON.stringify(areas),
    languages_json: JSON.stringify(list(feed.languages)),
    timezone: chooseZone(feed, country ?? home, zoneCountries),
  };
}

/** The best logo of a feed, or of its channel if it is the channel's only kind. */
function chooseLogo(logos: readonly Logo[], feed: Feed | undefined): string | null {
  const own = logos.filter((logo) => plainFeed(logo.feed) === plainFeed(feed?.id ?? "") && logo.feed !== "");
  return bestLogo(feed?.is_main === "TRUE" ? [...own, ...logos.filter((logo) => logo.feed === "")] : own);
}

/** Collects the keys that find channels. A channel's own id wins over one composed of a channel and a feed. */
class KeyIndex {
  readonly #found = new Map<string, Set<string>>();
  readonly #ids: ReadonlyMap<string, string>;

  constructor(ids: readonly string[]) {
    this.#ids = new Map(
      ids.flatMap((id) =>
        idKeys(id)
          .slice(0, 1)
          .map((key) => [key, id]),
      ),
    );
  }

  add(channel: string, names: readonly string[], ids: readonly string[]): void {
    const fromIds = ids
      .flatMap((id) => idKeys(id).slice(0, 1))
      .filter((key) => (this.#ids.get(key) ?? channel) === channel);
    for (const key of [...names.map(nameKey), ...fromIds]) {
      if (!key) continue;
      const channels = this.#found.get(key);
      if (channels) channels.add(channel);
      else this.#found.set(key, new Set([channel]));
    }
  }

  names(): KnownData["names"] {
    return [...this.#found].flatMap(([key, channels]) => [...channels].map((channel) => ({ key, channel })));
  }
}

/** The site mapping, without ids that are mapped to several channels. */
function siteMap(rows: Tables["siteMap"], ids: ReadonlySet<string>): KnownData["siteMap"] {
  const mapped = new Map<string, KnownData["siteMap"][number] | null>();
  for (const { site, site_id, xmltv_id } of rows) {
    const [channel = "", feed = ""] = xmltv_id.split("@");
    const token = site_id.split("#").at(-1) ?? "";
    const plain = plainFeed(feed);
    const spellings = plain === "UK" ? ["UK", "GB"] : [plain];
    const known = [...spellings.map((each) => `${channel}@${each}`), channel].find((id) => ids.has(id));
    if (!known || !token) continue;
    const key = `${site}\n${site_id}`;
    const before = mapped.get(key);
    const clash = before === null || (before && before.channel !== known);
    mapped.set(key, clash ? null : { token, site, site_id, channel: known });
  }
  return [...mapped.values()].filter((row) => row !== null);
}
