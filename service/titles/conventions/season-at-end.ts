import type { SlotText } from "../../ingest/draft.ts";
import type { TimedSlot } from "./episode-name.ts";

/** A channel writes seasons behind its shows' names if it does of this many, */
const fewestShows = 5;
/** of which so many are in their first: films have sequels, but no number before those; */
const fewestFirst = 2;
/** if most of what it shows has such a number, */
const leastNumbered = 0.6;
/** and hardly anything has several at a time, as parts of a series of lessons or songs have. */
const leastSingle = 0.7;
const longestMinutes = 75;
const numbered = /^(.*\p{L}.*?) ([1-9]|[1-4]\d)$/u;

/** Finds out whether a channel writes `Larkhill 2` of a second season, and reads a slot's. Null if it has none. */
export function readSeasonsAtEnd(slots: readonly TimedSlot[]): (timed: TimedSlot) => SlotText | null {
  const titles = new Set(slots.filter(isEpisodeLike).map(({ slot }) => slot.title));
  const seasons = new Map<string, string[]>();
  for (const title of titles) {
    const [, show, season] = numbered.exec(title) ?? [];
    if (show !== undefined && season !== undefined) seasons.set(show, [...(seasons.get(show) ?? []), season]);
  }
  const own = [...seasons.values()];
  const count = own.reduce((sum, { length }) => sum + length, 0);
  const isUsual =
    own.length >= fewestShows &&
    own.filter((each) => each.includes("1")).length >= fewestFirst &&
    count >= titles.size * leastNumbered &&
    own.filter(({ length }) => length === 1).length >= own.length * leastSingle;
  return (timed) => {
    const [, show, season] = isUsual && isEpisodeLike(timed) ? (numbered.exec(timed.slot.title) ?? []) : [];
    // `30 for 30` is a name.
    if (show === undefined || season === undefined || show.split(" ").includes(season)) return null;
    return { ...timed.slot, title: show, episode: { ...timed.slot.episode, season: Number(season) } };
  };
}

const isEpisodeLike = ({ slot: { kind, episode }, minutes }: TimedSlot): boolean =>
  kind !== "film" && episode?.season === undefined && (minutes ?? 0) <= longestMinutes;
