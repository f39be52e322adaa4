import { iso6393To1 } from "iso-639-3";
import { countryZone } from "../../country-zones.ts";
import { channelIdOf } from "../../ids.ts";
import type { ChannelRow } from "../../store/channel-rows.ts";
import type { KnownChannelRow } from "../../store/known-channels.ts";
import { fold } from "../../text.ts";
import type { Name } from "../draft.ts";
import { nameKey, ownNameKey, plainNameKey, withoutCountry } from "./channel-names.ts";

/** What a feed says about its channel. */
export type FeedFacts = {
  sourceChannel: string;
  /** The country that it is for; null if unknown. */
  country: string | null;
  names: readonly Name[];
  icon: string | null;
  website: string | null;
  categories: readonly string[];
};

const threeLetters = new Map(Object.entries(iso6393To1).map(([three, two]) => [two, three]));

/** ISO 639-3 codes of language tags such as `en`, `pt-BR` or `heb`; tags of no known language are left out. */
function languageCodes(tags: Iterable<string>): string[] {
  const codes = [...tags].map((tag) => {
    const primary = tag.toLowerCase().split(/[-_]/)[0] ?? "";
    return primary.length === 3 ? primary : threeLetters.get(primary);
  });
  return [...new Set(codes.filter((code) => code !== undefined))];
}

const webAddress = (address: string | null | undefined): string | null =>
  address && /^https?:\/\//i.test(address) && URL.canParse(address) ? address : null;

const firstAddress = (addresses: readonly (string | null)[]): string | null =>
  addresses.map(webAddress).find((address) => address !== null) ?? null;

/** The first of each group of names that compare alike, without those that are like `name`. */
function distinctNames(names: readonly string[], name: string): string[] {
  const seen = new Set([ownNameKey(name), ""]);
  return names.filter((each) => {
    const key = ownNameKey(each);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

const isWordy = (name: string): boolean => /\p{Letter}/u.test(name);

/** A source's name for a channel: the first with a letter in it, preferably one without a picture quality. */
function sourceName(feeds: readonly FeedFacts[]): string {
  const names = feeds.flatMap(({ names: own }) => own.find(({ name }) => isWordy(name)) ?? own[0] ?? []);
  const plain = names.find(({ name }) => nameKey(name) === plainNameKey(name));
  return (plain ?? names[0])?.name.trim() || (feeds[0]?.sourceChannel ?? "");
}

const withPlainNames = (feed: FeedFacts, country: string | null): FeedFacts => ({
  ...feed,
  names: feed.names.map((each) => ({ ...each, name: withoutCountry(each.name.trim(), country) })),
});

/**
 * A channel's record: from the channel database if it is known there, otherwise from its feeds, in the order in which
 * they were first seen.
 */
export function channelRecord(
  key: string,
  known: KnownChannelRow | null,
  listed: readonly FeedFacts[],
  source: { country: string | null; sample: boolean },
): ChannelRow {
  const feeds = listed.map((feed) => withPlainNames(feed, feed.country ?? source.country));
  const name = known?.name ?? sourceName(feeds);
  const feedNames = feeds.flatMap((feed) => feed.names.map((each) => each.name.trim())).filter(Boolean);
  const knownAliases: string[] = known ? JSON.parse(known.aliases_json) : [];
  const aliases = distinctNames(known ? knownAliases : feedNames.filter(isWordy), name);
  const knownLanguages: string[] = known ? JSON.parse(known.languages_json) : [];
  const tags = feeds.flatMap((feed) => feed.names.flatMap(({ language }) => language ?? []));
  const own = feeds.find((feed) => feed.country !== null)?.country ?? source.country;
  const country = known ? known.country : own;
  return {
    id: channelIdOf(key),
    key,
    name,
    search_text: [...new Set([name, ...aliases, ...feedNames].map(fold))].filter(Boolean).join("\n"),
    country,
    languages_json: JSON.stringify(knownLanguages.length > 0 ? knownLanguages : languageCodes(tags)),
    categories_json: known?.categories_json ?? JSON.stringify(feeds[0]?.categories ?? []),
    owner: known?.owner ?? null,
    launched: known?.launched ?? null,
    website: firstAddress([known?.website ?? null, ...feeds.map((feed) => feed.website)]),
    logo: firstAddress([known?.logo ?? null, ...feeds.map((feed) => feed.icon)]),
    aliases_json: JSON.stringify(aliases),
    timezone: known?.timezone ?? (country && countryZone(country)),
    sample: source.sample ? 1 : 0,
  };
}
