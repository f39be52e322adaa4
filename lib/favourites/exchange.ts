import { type Follow, packFollow, readFollows } from "../follows/follow.ts";
import { isObject, parseJson, readMine } from "./kept.ts";
import { cleanChannels, isChosen, type Mine } from "./mine.ts";

/** A person's channels outside of the device: in a file, in a link. */

/** A file with a person's channels and what else they follow. */
export const writeFile = (mine: Mine, follows: readonly Follow[]): string =>
  `${JSON.stringify({ ...mine, follows: follows.map(packFollow) }, null, 2)}\n`;

/** What a file holds; null if it holds no choice of channels and follows nothing. */
export function readFile(text: string): { mine: Mine; follows: Follow[] } | null {
  const value = parseJson(text);
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
