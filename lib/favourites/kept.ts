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

/** A person's channels as text. What is parsed may come from anyone, so invalid parts are left out. */

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export function parseJson(text: string): unknown {
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

export function readMine(value: unknown): Mine {
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
export const readKept = (text: string | null): Mine =>
  text === null ? nothingMine : readMine(parseJson(text));

/** Null if nothing was chosen, so that nothing is stored. */
export const writeKept = (mine: Mine): string | null =>
  isChosen(mine) || mine.lineup || !mine.on ? JSON.stringify(mine) : null;
