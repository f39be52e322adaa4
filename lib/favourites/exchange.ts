import {
  cleanChannels,
  cleanName,
  createList,
  type FavouriteList,
  type Favourites,
  most,
  noFavourites,
} from "./lists.ts";

/**
 * Favourites as text: on the device, in a file, in a link. What is parsed may come from anyone, so invalid parts are
 * left out.
 */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A list from elsewhere, which has a name. */
export type SharedList = { name: string; channels: string[] };

function readLists(value: unknown): SharedList[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, most.lists).flatMap((list) =>
    isObject(list) && Array.isArray(list.channels)
      ? [
          {
            name: cleanName(typeof list.name === "string" ? list.name : ""),
            channels: cleanChannels(list.channels),
          },
        ]
      : [],
  );
}

/** Parses what the device stored, also in the old form of a plain list of ids. */
export function readKept(text: string | null): Favourites {
  const value = text === null ? null : parsed(text);
  if (Array.isArray(value))
    return { current: 1, lists: [{ id: 1, name: "", channels: cleanChannels(value) }] };
  if (!isObject(value)) return noFavourites;
  const lists = readLists(value.lists).map((list, index) => ({ id: index + 1, ...list }));
  const current = typeof value.current === "number" ? value.current : 0;
  return lists.length > 0 ? { current: lists[current]?.id ?? 1, lists } : noFavourites;
}

/** Lists are stored without their ids, which are created again; the current one is stored as its index. */
export const writeKept = ({ current, lists }: Favourites): string =>
  JSON.stringify({
    current: Math.max(
      0,
      lists.findIndex(({ id }) => id === current),
    ),
    lists: lists.map(({ name, channels }) => ({ name, channels })),
  });

/** A file with all lists. `unnamed` names the list without a name. */
export const writeFile = ({ lists }: Favourites, unnamed: string): string =>
  `${JSON.stringify({ lists: lists.map(({ name, channels }) => ({ name: name || unnamed, channels })) }, null, 2)}\n`;

/** The lists of a file; null if it has none. */
export function readFile(text: string): SharedList[] | null {
  const value = parsed(text);
  const lists = isObject(value) ? readLists(value.lists) : [];
  return lists.length > 0 ? lists : null;
}

/**
 * Adds lists from elsewhere at the end. A list with the name of an existing one gets a number; one that exists
 * already, with name and channels, is left out.
 */
export const joinLists = (
  favourites: Favourites,
  lists: readonly SharedList[],
  unnamed: string,
): Favourites =>
  lists.reduce((joined, { name, channels }) => {
    const wanted = name || unnamed;
    const named = joined.lists.map((list) => ({ ...list, name: list.name || unnamed }));
    const isThere = named.some((list) => list.name === wanted && list.channels.join() === channels.join());
    return isThere ? joined : createList(joined, freeName(wanted, named), channels);
  }, favourites);

function freeName(name: string, lists: readonly FavouriteList[]): string {
  const taken = new Set(lists.map((list) => list.name));
  for (let number = 1; ; number++) {
    const ending = number === 1 ? "" : ` ${number}`;
    const candidate = cleanName([...name].slice(0, most.name - ending.length).join("")) + ending;
    if (!taken.has(candidate)) return candidate;
  }
}

/** A link's fragment, which no server sees. */
export const writeHash = ({ name, channels }: SharedList): string =>
  new URLSearchParams({ list: name, channels: channels.join(".") }).toString();

/** The list in a link's fragment; null if it has none. */
export function readHash(hash: string): SharedList | null {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const channels = cleanChannels((query.get("channels") ?? "").split("."));
  return channels.length > 0 ? { name: cleanName(query.get("list") ?? ""), channels } : null;
}
