import { type Access, accessOf } from "./access.ts";
import { compareText } from "./compare-text.ts";
import { findChannels } from "./favourites/find.ts";
import { type Kind, kinds } from "./kind.ts";
import { kindOf } from "./kind-words.ts";
import { isOnlyNumbered } from "./name-plate.ts";
import type { NowRow } from "./now-next.ts";
import type { Channel } from "./shapes.ts";

/** A channel in a country's list, and what is on it. */
export type ListedChannel = {
  id: string;
  name: string;
  logo: string | null;
  number: number | null;
  access: Access;
  kind: Kind;
  /** The title of what is on now. */
  on: string | null;
};

export const listChannel = ({ channel, now }: NowRow): ListedChannel => ({
  id: channel.id,
  name: channel.name,
  logo: channel.logo ?? null,
  number: channel.number ?? null,
  access: accessOf(channel),
  kind: kindOf(undefined, channel.categories),
  on: now?.title ?? null,
});

/** What the name of a channel ends in that shows what another showed an hour or more ago: "ITV1 +1". */
export const timeshiftEnd = /\s*\+ ?\d$/;

export const isTimeshift = ({ name }: Pick<Channel, "name">): boolean => timeshiftEnd.test(name);

/** As many rows as a phone renders at once. */
export const channelsPerPage = 100;

/** `guide` is the order of the country's own guides, which is that of the numbers if channels have any. */
export const channelSorts = ["guide", "name", "kind"] as const;

export type ChannelSort = (typeof channelSorts)[number];

/** What a person wants to see of a list of channels. */
export type ChannelQuery = { text: string; kind: Kind | null; letter: string | null; sort: ChannelSort };

export const wholeList: ChannelQuery = { text: "", kind: null, letter: null, sort: "guide" };

/** Whether most of a country's channels have numbers, so that its guides' order says something. */
export const areNumbered = (channels: readonly { number?: number | null }[]): boolean =>
  channels.filter(({ number }) => typeof number === "number").length * 2 > channels.length;

/** The first year of regular television. */
const firstYear = 1928;

/** The year in which a channel began. What is said to be older than television is its broadcaster's age, or a radio's. */
export const launchYear = ({ launched }: Channel): number | null =>
  launched && launched >= firstYear ? launched : null;

const unknownYear = 9999;

/** Databases call some countries' largest channels entertainment. */
const forEverybody = new Set(["general", "entertainment"]);

/** When one of a country's channels with something for everybody began; nothing is known of the others. */
const beganIn = (channel: Channel, country: string): number =>
  channel.country === country && channel.categories.some((category) => forEverybody.has(category))
    ? (launchYear(channel) ?? unknownYear)
    : unknownYear;

/** All runs of whole words in a text: "Groupe TF1" has "Groupe", "Groupe TF1" and "TF1". */
function wordRuns(text: string): string[] {
  const words = text.split(" ");
  return words.flatMap((_, from) =>
    words.slice(from).map((_, at) => words.slice(from, from + at + 1).join(" ")),
  );
}

/** Whether a channel is another's for a region or in a language: "BBC One Wales" is, "ITV 2" and "ITV +1" aren't. */
const isBranch = ({ name }: Channel, isKnown: (name: string) => boolean): boolean =>
  !isTimeshift({ name }) &&
  Array.from(name.matchAll(/ (?=\p{L})/gu)).some(({ index }) => isKnown(name.slice(0, index)));

/**
 * A country's channels, the best known first: as its guides number them or, if they don't and their order is that of
 * some file, its oldest channels with something for everybody before the others. What a channel's company has bought is
 * no better known than that channel, however old it is. Those of one year are in the order of their names, so that a
 * channel comes before what shows the same an hour later. Channels without a name come last.
 */
export function bestKnownFirst(channels: readonly Channel[], country: string): Channel[] {
  if (areNumbered(channels)) return [...channels];
  const known = channels
    .map((channel) => ({ channel, year: beganIn(channel, country) }))
    .filter(({ year }) => year !== unknownYear);
  const byName = new Map(known.map(({ channel, year }) => [channel.name, year]));
  const began = new Map<Channel, number>();
  for (const { channel, year } of known) {
    if (isBranch(channel, (name) => byName.has(name))) continue;
    const owners = wordRuns(channel.owner ?? "").filter((name) => name !== channel.name);
    began.set(channel, Math.max(year, ...owners.map((name) => (byName.get(name) ?? 0) + 0.5)));
  }
  return channels.toSorted((a, b) => {
    const year = began.get(a) ?? unknownYear;
    return (
      year - (began.get(b) ?? unknownYear) ||
      (year === unknownYear
        ? Number(isOnlyNumbered(a.name)) - Number(isOnlyNumbered(b.name))
        : compareText(a.name, b.name))
    );
  });
}

/** The letter that a name is found under: its first, without accents; "#" for digits and signs. */
export function letterOf(name: string): string {
  const [first = ""] = name
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/^[^\p{Letter}\p{Number}]+/u, "");
  return /\p{Letter}/u.test(first) ? first.toUpperCase() : "#";
}

/** The letters that the names of a list begin with, in a locale's order. */
export const lettersOf = (channels: readonly ListedChannel[], locale: string): string[] =>
  [...new Set(channels.map(({ name }) => letterOf(name)))].sort(new Intl.Collator(locale).compare);

/** From how many channels on letters help, and how many letters must part them. */
const many = 60;
const fewestLetters = 5;

/** The letters that a person may choose from; none if they don't help. */
export function offeredLetters(channels: readonly ListedChannel[], locale: string): string[] {
  const letters = channels.length < many ? [] : lettersOf(channels, locale);
  return letters.length < fewestLetters ? [] : letters;
}

/** How many channels there are of each kind, in the kinds' usual order. */
export function countKinds(channels: readonly ListedChannel[]): [Kind, number][] {
  const counts = Map.groupBy(channels, ({ kind }) => kind);
  return kinds.flatMap((kind): [Kind, number][] => {
    const count = counts.get(kind)?.length ?? 0;
    return count > 0 ? [[kind, count]] : [];
  });
}

/** The channels that a person asked for, in the order that they asked for. `channels` are in the country's own order. */
export function arrangeChannels(
  channels: readonly ListedChannel[],
  { text, kind, letter, sort }: ChannelQuery,
  locale: string,
): ListedChannel[] {
  const found = text.trim() ? findChannels(channels, text) : [...channels];
  const kept = found.filter(
    (channel) =>
      (kind === null || channel.kind === kind) && (letter === null || letterOf(channel.name) === letter),
  );
  if (sort === "guide") return kept;
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const byName = kept.toSorted((a, b) => compare(a.name, b.name));
  return sort === "name" ? byName : byName.toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}

/** Channels in groups that have headings: by kind if they are in that order, else all in one. */
export const groupChannels = (
  channels: readonly ListedChannel[],
  { kind, sort }: ChannelQuery,
): [Kind | null, ListedChannel[]][] =>
  sort === "kind" && kind === null
    ? [...Map.groupBy(channels, (channel) => channel.kind)]
    : [[null, [...channels]]];
