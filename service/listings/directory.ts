import type { Access, Channel } from "../../contract/channel.ts";
import type { FreeViewOption } from "../../contract/free-view.ts";
import { countryZone } from "../country-zones.ts";
import type { ProviderLineup } from "../lineups/lineups.ts";
import type { GuideChannelRow } from "../store/channels.ts";
import { shownNumber } from "../store/lineups.ts";
import { compareText, fold } from "../text.ts";

/** A channel as the guide keeps it in memory. */
export type GuideChannel = {
  /** The store's key, which never leaves the service. */
  ref: number;
  revision: number;
  record: Channel;
  /** The zone of its days: its own, its country's or UTC. */
  zone: string;
  /** Categories in lower case. */
  categories: string[];
  /** Folded names, aliases and call signs. */
  names: string[];
  /** The free and official ways to watch it, its own country's first. */
  freeWays: FreeViewOption[];
  /** What it asks of viewers in a country. */
  accessIn(country: string | null): Access;
};

/** A channel in a country's guide. Channels that the lineup doesn't hold come after it. */
export type LineupEntry = { channel: GuideChannel; position: number };

/** Every channel, as the list endpoints need them. */
export type Directory = {
  /** By id. */
  channels: GuideChannel[];
  get(id: string): GuideChannel | null;
  /** The channels in a country's lineup and those based there, in lineup order. */
  listPlaces(country: string): LineupEntry[];
  /** Countries that have channels, by code. */
  countries: string[];
  /** The lineups of providers and regions. */
  lineups: readonly ProviderLineup[];
  /** A channel by the store's key. */
  byRef(ref: number): GuideChannel | null;
};

/** What is known of the ways to watch a channel. */
export type AccessRules = {
  /** The free and official ways, its own country's first. */
  findFreeWays(row: GuideChannelRow): FreeViewOption[];
  /** The countries in which it is known to be paid for. */
  findPaidCountries(row: GuideChannelRow): ReadonlySet<string>;
};

const noRules: AccessRules = { findFreeWays: () => [], findPaidCountries: () => new Set() };

const afterLineup = Number.MAX_SAFE_INTEGER;

export function createDirectory(
  rows: readonly GuideChannelRow[],
  lineup: readonly { country: string; channel: number; position: number }[],
  { findFreeWays, findPaidCountries }: AccessRules = noRules,
  lineups: readonly ProviderLineup[] = [],
): Directory {
  const access = createLineupAccess(lineups);
  const numbers = new Map<string, number>();
  for (const { country, channel, position } of lineup) numbers.set(`${country} ${channel}`, position);

  const channels = rows.map((row) =>
    toChannel(
      row,
      row.country === null ? undefined : numbers.get(`${row.country} ${row.ref}`),
      findFreeWays(row),
      findPaidCountries(row),
      access,
    ),
  );
  const byId = new Map(channels.map((channel) => [channel.record.id, channel]));
  const byRef = new Map(channels.map((channel) => [channel.ref, channel]));
  const byCountry = new Map<string, LineupEntry[]>();
  const place = (country: string, channel: GuideChannel, position: number) => {
    const places = byCountry.get(country);
    if (places) places.push({ channel, position });
    else byCountry.set(country, [{ channel, position }]);
  };

  for (const { country, channel: ref, position } of lineup) {
    const channel = byRef.get(ref);
    if (channel) place(country, channel, position);
  }
  for (const channel of channels) {
    const { country } = channel.record;
    if (country !== null && !numbers.has(`${country} ${channel.ref}`)) place(country, channel, afterLineup);
  }
  for (const places of byCountry.values())
    places.sort((a, b) => a.position - b.position || compareText(a.channel.record.id, b.channel.record.id));

  return {
    channels,
    get: (id) => byId.get(id) ?? null,
    listPlaces: (country) => byCountry.get(country) ?? [],
    countries: [...byCountry.keys()].sort(),
    lineups,
    byRef: (ref) => byRef.get(ref) ?? null,
  };
}

/** What lineups say of a channel in a country: free if one of them is, else paid for if one is. */
function createLineupAccess(lineups: readonly ProviderLineup[]) {
  const known = new Map<string, Access>();
  for (const { country, access, places } of lineups)
    for (const { channel } of places) {
      const key = `${country} ${channel}`;
      if (access !== "unknown" && known.get(key) !== "free") known.set(key, access);
    }
  return (channel: number, country: string): Access => known.get(`${country} ${channel}`) ?? "unknown";
}

function toChannel(
  row: GuideChannelRow,
  position: number | undefined,
  freeWays: FreeViewOption[],
  paid: ReadonlySet<string>,
  accessByLineup: (channel: number, country: string) => Access,
): GuideChannel {
  const accessIn = (country: string | null): Access => {
    if (freeWays.some((way) => country === null || way.country === country)) return "free";
    if (country === null) return "unknown";
    const byLineup = accessByLineup(row.ref, country);
    return byLineup === "unknown" && paid.has(country) ? "subscription" : byLineup;
  };
  const categories: string[] = JSON.parse(row.categories_json);
  const zone = row.timezone ?? (row.country === null ? null : countryZone(row.country)) ?? "UTC";
  return {
    ref: row.ref,
    revision: row.revision,
    zone,
    categories: categories.map((category) => category.toLowerCase()),
    names: row.search_text.split("\n"),
    freeWays,
    accessIn,
    record: {
      id: row.id,
      name: row.name,
      country: row.country,
      languages: JSON.parse(row.languages_json),
      categories,
      owner: row.owner,
      launched: row.launched,
      website: row.website,
      feeds: row.source_ids.length,
      logo: row.logo,
      aliases: JSON.parse(row.aliases_json),
      number: position === undefined ? null : shownNumber(position),
      timezone: zone,
      free: freeWays.length > 0,
      access: accessIn(row.country),
      source_ids: row.source_ids,
      sample: row.sample === 1,
    },
  };
}

/** What `/channels` filters by. */
export type ChannelFilter = {
  country?: string[];
  lang?: string;
  category?: string;
  has_logo?: boolean;
  free?: boolean;
};

/** Filters channels, keeping their order. Categories compare without case. */
export function filterChannels(
  channels: readonly GuideChannel[],
  { country, lang, category, has_logo, free }: ChannelFilter,
): GuideChannel[] {
  const wanted = category?.toLowerCase();
  return channels.filter(
    ({ record, categories }) =>
      (!country || (record.country !== null && country.includes(record.country))) &&
      (!lang || record.languages.includes(lang)) &&
      (!wanted || categories.includes(wanted)) &&
      (has_logo === undefined || has_logo === Boolean(record.logo)) &&
      (free === undefined || free === record.free),
  );
}

/**
 * Finds the channels with a name that contains every word of a text. The best come first: the whole name, a name that
 * begins with the text, the text at the beginning of a word, words that begin words, then any part; then by name.
 */
export function searchChannels(channels: readonly GuideChannel[], text: string): GuideChannel[] {
  const query = fold(text);
  if (!query) return [];
  return channels
    .map((channel) => ({ channel, rank: Math.min(...channel.names.map((name) => rankName(name, query))) }))
    .filter(({ rank }) => rank < noMatch)
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        compareText(a.channel.record.name, b.channel.record.name) ||
        compareText(a.channel.record.id, b.channel.record.id),
    )
    .map(({ channel }) => channel);
}

const noMatch = 5;

function rankName(name: string, query: string): number {
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  const words = query.split(" ");
  const spaced = ` ${name}`;
  if (spaced.includes(` ${query}`)) return 2;
  if (words.every((word) => spaced.includes(` ${word}`))) return 3;
  return words.every((word) => name.includes(word)) ? 4 : noMatch;
}
