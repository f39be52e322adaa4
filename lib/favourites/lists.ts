/**
 * A person's lists of channels, each in its own order. One is the current list, which stars add to and the guide's
 * filter reads. There is always at least one list; ids of lists are unique and have no other meaning.
 */
export type FavouriteList = {
  id: number;
  /** Empty for the first list, which pages name in their own language. */
  name: string;
  channels: readonly string[];
};

export type Favourites = { current: number; lists: readonly FavouriteList[] };

/** Limits of what people may keep and share. */
export const most = { lists: 30, channels: 500, name: 60 };

export const noFavourites: Favourites = { current: 1, lists: [{ id: 1, name: "", channels: [] }] };

const isChannelId = (id: unknown): id is string => typeof id === "string" && /^[\w-]{3,64}$/.test(id);

/** Normalises a list's name: one line, trimmed and cut to the limit. */
export const cleanName = (name: string): string =>
  [...name.normalize("NFC").replace(/[\s\p{Cc}]+/gu, " ")].slice(0, most.name).join("").trim();

/** Channel ids without invalid ones and repeats. */
export const cleanChannels = (ids: readonly unknown[]): string[] =>
  [...new Set(ids.filter(isChannelId))].slice(0, most.channels);

export const currentList = ({ current, lists }: Favourites): FavouriteList | undefined =>
  lists.find(({ id }) => id === current) ?? lists[0];

const nextId = (lists: readonly FavouriteList[]): number => Math.max(0, ...lists.map(({ id }) => id)) + 1;

const withList = (
  favourites: Favourites,
  id: number,
  change: (list: FavouriteList) => FavouriteList,
): Favourites => ({
  ...favourites,
  lists: favourites.lists.map((list) => (list.id === id ? change(list) : list)),
});

/** Adds a list at the end. Unchanged if there are too many. */
export function createList(
  favourites: Favourites,
  name: string,
  channels: readonly string[] = [],
): Favourites {
  const { lists } = favourites;
  if (lists.length >= most.lists) return favourites;
  const list = { id: nextId(lists), name: cleanName(name), channels: cleanChannels(channels) };
  return { ...favourites, lists: [...lists, list] };
}

/** Unchanged if the name is empty once normalised. */
export function renameList(favourites: Favourites, id: number, name: string): Favourites {
  const cleaned = cleanName(name);
  return cleaned ? withList(favourites, id, (list) => ({ ...list, name: cleaned })) : favourites;
}

/** Removes a list. If it is the current one, the first of the others becomes current; the last is replaced by an empty one. */
export function deleteList({ current, lists }: Favourites, id: number): Favourites {
  const left = lists.filter((list) => list.id !== id);
  const [first] = left;
  if (!first) return noFavourites;
  return { current: current === id ? first.id : current, lists: left };
}

export const chooseList = (favourites: Favourites, id: number): Favourites =>
  favourites.lists.some((list) => list.id === id) ? { ...favourites, current: id } : favourites;

/** Adds a channel to the end of the current list, or removes it. */
export function toggleChannel(favourites: Favourites, channel: string): Favourites {
  const list = currentList(favourites);
  return list
    ? withList(favourites, list.id, (kept) => ({
        ...kept,
        channels: kept.channels.includes(channel)
          ? kept.channels.filter((id) => id !== channel)
          : cleanChannels([...kept.channels, channel]),
      }))
    : favourites;
}

export const removeChannel = (favourites: Favourites, id: number, channel: string): Favourites =>
  withList(favourites, id, (list) => ({
    ...list,
    channels: list.channels.filter((kept) => kept !== channel),
  }));

/** Moves an item to another index, clamped to the array; the others keep their order. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const left = items.filter((_, index) => index !== from);
  const taken = items.slice(from, from + 1);
  const place = Math.max(0, Math.min(to, left.length));
  return from < 0 ? [...items] : [...left.slice(0, place), ...taken, ...left.slice(place)];
}

/** Moves a channel of a list to an index. */
export const moveChannel = (favourites: Favourites, id: number, channel: string, to: number): Favourites =>
  withList(favourites, id, (list) => ({
    ...list,
    channels: moved(list.channels, list.channels.indexOf(channel), to),
  }));

/** Moves a list to an index. */
export const moveList = (favourites: Favourites, id: number, to: number): Favourites => ({
  ...favourites,
  lists: moved(
    favourites.lists,
    favourites.lists.findIndex((list) => list.id === id),
    to,
  ),
});
