import { type Follow, packFollow, readFollows } from "../follows/follow.ts";
import {
  type ChosenLineup,
  cleanChannels,
  cleanName,
  isChosen,
  type Mine,
  most,
  nothingMine,
  type Way,
  ways,
} from "./mine.ts";

/**
 * A person's channels as text: on the device, in a file, in a link. What is parsed may come from anyone, so invalid
 * parts are left out.
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

const readWay = (value: unknown): Way => ways.find((way) => way === value) ?? "all";

function readLineup(value: unknown): ChosenLineup | null {
  if (!isObject(value)) return null;
  const { id, name, country, channels } = value;
  if (typeof id !== "string" || typeof name !== "string" || typeof country !== "string") return null;
  if (!/^[A-Z]{2}$/.test(country) || !Array.isArray(channels)) return null;
  const kept = cleanChannels(channels, most.lineup);
  return kept.length > 0 ? { id, name: cleanName(name), country, channels: kept } : null;
}

/** The channels of lists, which earlier versions kept, the one in use first. */
function readLists({ lists, current }: Record<string, unknown>): string[] {
  if (!Array.isArray(lists)) return [];
  const inUse = typeof current === "number" ? lists[current] : undefined;
  return cleanChannels(
    [inUse, ...lists].flatMap((list) =>
      isObject(list) && Array.isArray(list.channels) ? list.channels : [],
    ),
  );
}

function readMine(value: unknown): Mine {
  if (Array.isArray(value)) return { ...nothingMine, favourites: cleanChannels(value) };
  if (!isObject(value)) return nothingMine;
  const lineup = readLineup(value.lineup);
  const way = readWay(value.way);
  return {
    way: way === "lineup" && !lineup ? "all" : way,
    lineup,
    favourites: Array.isArray(value.favourites) ? cleanChannels(value.favourites) : readLists(value),
    on: value.on !== false,
  };
}

/** Parses what the device stored, also in the forms of earlier versions: a list of ids, and several named lists. */
export const readKept = (text: string | null): Mine => (text === null ? nothingMine : readMine(parsed(text)));

/** Null if nothing was chosen, so that nothing is stored. */
export const writeKept = (mine: Mine): string | null =>
  isChosen(mine) || mine.lineup || !mine.on ? JSON.stringify(mine) : null;

/** A file with a person's channels and what else they follow. */
export const writeFile = (mine: Mine, follows: readonly Follow[]): string =>
  `${JSON.stringify({ ...mine, follows: follows.map(packFollow) }, null, 2)}\n`;

/** What a file holds; null if it holds no choice of channels and follows nothing. */
export function readFile(text: string): { mine: Mine; follows: Follow[] } | null {
  const value = parsed(text);
  const mine = readMine(value);
  const follows = isObject(value) ? readFollows(value.follows) : [];
  return isChosen(mine) || follows.length > 0 ? { mine, follows } : null;
}

/** A link's fragment, which no server sees: the favourites in their order. */
export const writeHash = (channels: readonly string[]): string =>
  new URLSearchParams({ channels: channels.join(".") }).toString();

/** The channels in a link's fragment; null if it has none. */
export function readHash(hash: string): string[] | null {
  const query = new URLSearchParams(hash.replace(/^#/, ""));
  const channels = cleanChannels((query.get("channels") ?? "").split("."));
  return channels.length > 0 ? channels : null;
}
