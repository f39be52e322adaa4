import type { Access } from "@/lib/access";

/** How a person watches: everything, what is free, a provider's or region's lineup, or channels picked one by one. */
export const ways = ["all", "free", "lineup", "picked"] as const;

export type Way = (typeof ways)[number];

/** A provider's or region's channels in its order, as they were when it was chosen. */
export type ChosenLineup = {
  id: string;
  name: string;
  /** ISO code: in other countries it leaves nothing out. */
  country: string;
  channels: readonly string[];
};

/**
 * A person's channels, kept on their device. The favourites are the channels that they starred or picked, in their own
 * order: they come first in every list, and are all of it if the way is `picked`.
 */
export type Mine = {
  way: Way;
  lineup: ChosenLineup | null;
  favourites: readonly string[];
  /** False while all channels are shown for the moment. */
  on: boolean;
};

/** Limits of what people may keep and share. */
export const most = { favourites: 500, lineup: 5000, name: 80 };

export const nothingMine: Mine = { way: "all", lineup: null, favourites: [], on: true };

const isChannelId = (id: unknown): id is string => typeof id === "string" && /^[\w-]{3,64}$/.test(id);

/** Channel ids without invalid ones and repeats. */
export const cleanChannels = (ids: readonly unknown[], limit = most.favourites): string[] =>
  [...new Set(ids.filter(isChannelId))].slice(0, limit);

/** One line of text, cut to the limit. */
export const cleanName = (name: string): string =>
  [...name.normalize("NFC").replace(/[\s\p{Cc}]+/gu, " ")].slice(0, most.name).join("").trim();

/** Adds a channel to the end of the favourites, or removes it. */
export const toggleFavourite = (mine: Mine, channel: string): Mine => ({
  ...mine,
  favourites: mine.favourites.includes(channel)
    ? mine.favourites.filter((id) => id !== channel)
    : cleanChannels([...mine.favourites, channel]),
});

/** Adds channels from elsewhere after those that are there. */
export const addFavourites = (mine: Mine, channels: readonly string[]): Mine => ({
  ...mine,
  favourites: cleanChannels([...mine.favourites, ...channels]),
});

/** Moves an item to another index, clamped to the array; the others keep their order. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const left = items.filter((_, index) => index !== from);
  const taken = items.slice(from, from + 1);
  const place = Math.max(0, Math.min(to, left.length));
  return [...left.slice(0, place), ...taken, ...left.slice(place)];
}

export function moveFavourite(mine: Mine, channel: string, to: number): Mine {
  const from = mine.favourites.indexOf(channel);
  return from < 0 ? mine : { ...mine, favourites: moved(mine.favourites, from, to) };
}

/** Chooses a way and shows it. */
export const chooseWay = (mine: Mine, way: Way, lineup = mine.lineup): Mine => ({
  ...mine,
  way,
  lineup,
  on: true,
});

/** Whether a person chose anything: others see every page as it is. */
export const isChosen = ({ way, favourites }: Mine): boolean => way !== "all" || favourites.length > 0;

/** Whether the choice changes what is shown: picking channels does once there is one. */
export const hasEffect = ({ way, favourites }: Mine): boolean =>
  way === "free" || way === "lineup" || favourites.length > 0;

/** A channel as far as the choice of channels asks. */
export type Candidate = { id: string; access: Access };

/** Whether a country's channel is shown to a person, if their choice leaves any out there; null if it leaves none. */
export function channelTest(mine: Mine, country: string): ((channel: Candidate) => boolean) | null {
  const { way, lineup, favourites, on } = mine;
  if (!on) return null;
  if (way === "free") return ({ access }) => access === "free";
  const only =
    way === "picked" ? favourites : way === "lineup" && lineup?.country === country ? lineup.channels : [];
  if (only.length === 0) return null;
  const kept = new Set(only);
  return ({ id }) => kept.has(id);
}

/**
 * What a person sees of a country's rows, and in which order: their favourites first, then the lineup's order, else
 * that of the rows. All rows if none is theirs.
 */
export function arrange<Row>(
  rows: readonly Row[],
  candidateOf: (row: Row) => Candidate,
  mine: Mine,
  country: string,
): Row[] {
  if (!mine.on) return [...rows];
  const test = channelTest(mine, country);
  const kept = test ? rows.filter((row) => test(candidateOf(row))) : rows;
  return inTheirOrder(kept.length > 0 ? kept : rows, (row) => candidateOf(row).id, mine, country);
}

/** Rows with a person's favourites first, then the lineup's channels in its order, then the others as they were. */
function inTheirOrder<Row>(
  rows: readonly Row[],
  idOf: (row: Row) => string,
  mine: Mine,
  country: string,
): Row[] {
  if (!mine.on) return [...rows];
  const places = new Map(
    [...new Set([...mine.favourites, ...lineupIn(mine, country)])].map((id, at) => [id, at]),
  );
  const placeOf = (row: Row) => places.get(idOf(row)) ?? places.size;
  return rows.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** Rows with those of a person's channels first, each part in its order; a row of no channel is nobody's. */
export function mineFirst<Row>(
  rows: readonly Row[],
  candidateOf: (row: Row) => Candidate | undefined,
  mine: Mine,
  country: string,
): Row[] {
  const favourites = new Set(mine.on ? mine.favourites : []);
  const test = channelTest(mine, country);
  const isMine = (row: Row): boolean => {
    const channel = candidateOf(row);
    return channel !== undefined && (favourites.has(channel.id) || test?.(channel) === true);
  };
  return [...rows.filter(isMine), ...rows.filter((row) => !isMine(row))];
}

/**
 * What a person sees on a page of a list: of all of the list's rows theirs, on whichever page they stand, if their
 * choice leaves any out; else those of the page, after their favourites from other pages if it is the first.
 */
export function arrangePage<Row>(
  rows: readonly Row[],
  candidateOf: (row: Row) => Candidate,
  { onPage, isFirst }: { onPage: ReadonlySet<string>; isFirst: boolean },
  mine: Mine,
  country: string,
): Row[] {
  const test = channelTest(mine, country);
  const arranged = arrange(rows, candidateOf, mine, country);
  if (test && arranged.some((row) => test(candidateOf(row)))) return arranged;
  const favourites = new Set(mine.on && isFirst ? mine.favourites : []);
  return arranged.filter((row) => {
    const { id } = candidateOf(row);
    return onPage.has(id) || favourites.has(id);
  });
}

const lineupIn = ({ way, lineup }: Mine, country: string): readonly string[] =>
  way === "lineup" && lineup?.country === country ? lineup.channels : [];

/**
 * The ids of a country's channels that a person's choice keeps, in their order; the favourites if it leaves none out.
 * Every channel's if none is theirs.
 */
export function listKept(channels: readonly Candidate[], mine: Mine, country: string): string[] {
  const chosen = { ...mine, on: true };
  if (!channelTest(chosen, country)) return [...mine.favourites];
  return arrange(channels, (channel) => channel, chosen, country).map(({ id }) => id);
}
