import { type Follow, packFollow, readFollows } from "../follows/follow.ts";
import { isObject, parseJson, readMine } from "./kept.ts";
import { isChosen, type Mine } from "./mine.ts";

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
