import { toCount } from "../counts.ts";
import { romanAtEnd, smallInBrackets } from "../number-patterns.ts";
import type { Convention } from "./convention.ts";

/** A source counts in brackets if it does so of this many shows, */
const fewestShows = 5;
/** each with several numbers, and with more of them in all than there are ages. */
const fewestNumbers = 8;
/** Numerals before brackets are seasons if so many shows have them, */
const fewestSeasoned = 5;
/** and so many different ones: `Larkhill II (3)` may be a name by itself. */
const fewestSeasons = 3;

/** The patterns go through a title many times, and most titles end otherwise. */
const inBrackets = (title: string): RegExpExecArray | null =>
  title.endsWith(")") ? smallInBrackets.exec(title) : null;
const numeralAtEnd = (title: string): RegExpExecArray | null =>
  /[IVX]$/.test(title) ? romanAtEnd.exec(title) : null;

/** An episode as `Larkhill III (5)`. */
export function createBrackets(): Convention {
  const numbers = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const several = new Set<string>();
  const seasoned = new Set<string>();
  const seasons = new Set<string>();

  function noteSeason(title: string): void {
    const [, show, season] = numeralAtEnd(title) ?? [];
    if (show === undefined || season === undefined) return;
    seasoned.add(show);
    seasons.add(season);
  }

  const isUsual = (): boolean => several.size >= fewestShows && seen.size >= fewestNumbers;
  const hasSeasons = (): boolean => seasoned.size >= fewestSeasoned && seasons.size >= fewestSeasons;

  return {
    note({ title, title_as_listed: listed, episode }) {
      if (episode?.number !== undefined && listed !== undefined && inBrackets(listed) !== null)
        return noteSeason(title);
      const [, show, number] = inBrackets(title) ?? [];
      if (show === undefined || number === undefined) return;
      const own = numbers.get(show) ?? new Set<string>();
      numbers.set(show, own.add(number));
      if (own.size > 1) several.add(show);
      seen.add(number);
      noteSeason(show);
    },
    read(slot) {
      if (slot.kind === "film") return null;
      const { title, title_as_listed: listed, episode } = slot;
      const isRead = episode?.number !== undefined && listed !== undefined && inBrackets(listed) !== null;
      const [, show, number] = isRead || !isUsual() ? [] : (inBrackets(title) ?? []);
      if (!isRead && (show === undefined || episode?.number !== undefined)) return null;
      const named = show ?? title;
      const hasOwn = episode?.season !== undefined || !hasSeasons();
      const [, base = named, season] = hasOwn ? [] : (numeralAtEnd(named) ?? []);
      if (isRead && season === undefined) return null;
      return {
        ...slot,
        title: base,
        episode: {
          ...episode,
          season: season === undefined ? episode?.season : toCount(season),
          number: isRead ? episode.number : Number(number),
        },
      };
    },
  };
}
