import type { Access } from "../../contract/channel.ts";
import { formatChannelNumber } from "../channel-number.ts";
import { lineupIdOf } from "../ids.ts";
import { idKeys, nameKeys } from "../ingest/channels/channel-names.ts";
import { getSuggestion } from "../publishers/publishers.ts";
import type { GuideChannelRow } from "../store/channels.ts";
import type { ProviderLineupRow, ProviderPlaceRow, SourcePlaceRow } from "../store/provider-lineups.ts";

/** A provider's or region's lineup, joined to the guide's channels by their `ref`. */
export type ProviderLineup = {
  id: string;
  name: string;
  country: string;
  region: string | null;
  access: Access;
  places: { channel: number; number: number | null }[];
};

/** A source with fewer channels is no provider's offer. */
const fewest = 5;

/** The lineups of countries' sources, in their numbers' order and then their own. Publishers name those that they know. */
export function sourceLineups(places: readonly SourcePlaceRow[]): ProviderLineup[] {
  return [...Map.groupBy(places, ({ source }) => source)].flatMap(([source, feeds]) => {
    const [one] = feeds;
    const ordered = feeds.toSorted(
      (a, b) => (a.number ?? Number.MAX_SAFE_INTEGER) - (b.number ?? Number.MAX_SAFE_INTEGER),
    );
    const once = distinct(ordered);
    if (!one || once.length < fewest) return [];
    const name = getSuggestion(source)?.title ?? source.replaceAll(/[-_]+/g, " ");
    const access: Access = "unknown";
    const { country } = one;
    return [{ id: lineupIdOf(`source:${source}`), name, country, region: null, access, places: once }];
  });
}

/** Each channel at its first place. */
function distinct(places: readonly { channel: number; number: number | null }[]) {
  const seen = new Set<number>();
  return places.flatMap(({ channel, number }) => {
    if (seen.has(channel)) return [];
    seen.add(channel);
    return [{ channel, number: number === null ? null : formatChannelNumber(number) }];
  });
}

/** Matches ids that no two lists use by chance. */
const isOpaque = (id: string): boolean => id.length >= 8 && /\d/.test(id) && /[a-z]/i.test(id);

/**
 * Imported lineups joined to channels: by the channel database's id, by the provider's own id if a source's feed
 * carries it, then by name among the country's channels if that is unambiguous. Places that join none are left out.
 */
export function joinLineups(
  lineups: readonly ProviderLineupRow[],
  places: readonly ProviderPlaceRow[],
  channels: readonly GuideChannelRow[],
  feeds: readonly SourcePlaceRow[],
): ProviderLineup[] {
  if (lineups.length === 0) return [];
  const byKey = uniqueBy(
    channels.flatMap(({ key, ref }) =>
      idKeys(key)
        .slice(0, 1)
        .map((id): Keyed => [id, ref]),
    ),
  );
  const byToken = uniqueBy(feeds.map(({ token, channel }): Keyed => [token, channel]));
  const byName = uniqueBy(
    channels.flatMap(({ name, country, ref }) =>
      country === null ? [] : nameKeys(name, country).map((key): Keyed => [`${country} ${key}`, ref]),
    ),
  );
  const find = ({ known, token, name }: ProviderPlaceRow, country: string): number | undefined => {
    const ids = known ? idKeys(known) : [];
    const tokens = token ? [token, token.slice(token.lastIndexOf("#") + 1)].filter(isOpaque) : [];
    const names = nameKeys(name, country).map((key) => `${country} ${key}`);
    return first(ids, byKey) ?? first(tokens, byToken) ?? first(names, byName);
  };
  const byLineup = Map.groupBy(places, ({ lineup }) => lineup);
  return lineups.map(({ access, ...lineup }) => ({
    ...lineup,
    access: access ?? "unknown",
    places: distinct(
      (byLineup.get(lineup.id) ?? []).flatMap((place) => {
        const channel = find(place, lineup.country);
        return channel === undefined ? [] : [{ channel, number: place.number }];
      }),
    ),
  }));
}

type Keyed = [key: string, ref: number];

/** The value of each key that has only one. */
function uniqueBy(pairs: readonly Keyed[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const shared = new Set<string>();
  for (const [key, ref] of pairs) {
    if ((found.get(key) ?? ref) !== ref) shared.add(key);
    found.set(key, ref);
  }
  for (const key of shared) found.delete(key);
  return found;
}

const first = (keys: readonly string[], among: ReadonlyMap<string, number>): number | undefined =>
  keys.map((key) => among.get(key)).find((ref) => ref !== undefined);
