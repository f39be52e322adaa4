import type { SlotText } from "../../ingest/draft.ts";
import { isLanguage } from "../languages.ts";
import { keyOf, readBracket } from "../mark-readers.ts";
import { countingWords } from "../number-words.ts";
import { readNumbers } from "../numbers.ts";
import { isRating } from "../ratings.ts";
import { readTitle } from "../read-title.ts";
import { versus } from "./convention.ts";

/** A slot with its length, which tells an episode from a film. */
export type TimedSlot = { slot: SlotText; minutes: number | null };

/** How a source writes a show and the name of its episode in one title, found out while its titles are read. */
export type EpisodeNames = {
  note(slot: SlotText): void;
  /** Finds out which of a channel's titles begin with a show, and splits one. Null if it is a title alone. */
  ofChannel(slots: readonly TimedSlot[]): (timed: TimedSlot) => Parts | null;
};

/** A prefix is a show if this many different names follow it on its channel, */
const fewestNames = 3;
/** or this many if it is in quotation marks, or if its source has names in brackets: a film has neither. */
const fewestMarkedNames = 2;
/** A source writes `Larkhill:The Well`, without a space, if it does so of this many shows. */
const fewestTightShows = 5;
/** A source writes names in brackets if it does so of this many shows, whose titles are most of those with brackets, */
const fewestBracketShows = 5;
/** and which have so many of them. */
const fewestBracketNames = 12;
const mostBrackets = 2 / 3;
const longestEpisodeMinutes = 75;

const splitAtSign = /^(.*?\p{L}.*?)(?:\s?(?::|：)\s?(?!\/\/)|\s[-–—|]\s|\s(?:ตอน|第)\s)(\S.*)$/u;
/** A season without a sign behind it, or a name in quotation marks: `Larkhill S1 The Well`, `Larkhill S1 - "The Well"`. */
const splitAtSeason = /^(.*\p{L}.*? S\d{1,2}) (?:-\s(?=["“]))?((?=[\p{Lu}\p{Lo}"“])\S.*)$/u;
/** `Larkhill (The Well)`. */
const splitAtBracket = /^([^:()]*\p{L}[^:()]*?)\s\(([^()]{3,60})\)$/u;
/** `《港湾》潮水`. */
const splitAtTitle = /^《([^《》]+)》([^\s(（].*)$/u;
/** Where words are parted by spaces, a colon without one is a sign of the source's own. */
const splitTight = /^(.*\p{L}.*?)(?<=\S):(?!\/\/)([^\s\d](?!.*\S:\S).*)$/u;
const unpartedWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** `11am: News`. */
const time = /^\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|h|uhr)$/iu;
const quotedName = /^["“„«](.+)["”“»]$/u;

/** A show and the name behind it; `isUsual` says that the source parts both so, and one name is enough. */
type Parts = { show: string; name: string; isUsual: boolean };

export function createEpisodeNames(): EpisodeNames {
  const tightNames = new Map<string, Set<string>>();
  const bracketNames = new Map<string, Set<string>>();
  return {
    note({ title }) {
      const [, show, name] = tightParts(title) ?? [];
      if (show !== undefined && name !== undefined) addTo(tightNames, show, name);
      const [, before, inside] = bracketParts(title) ?? [];
      if (before !== undefined && inside !== undefined) addTo(bracketNames, before, inside);
    },
    ofChannel(slots) {
      const find = createFinder({
        isTightUsual: listNamed(tightNames).length >= fewestTightShows,
        isBracketUsual: isBracketUsual(bracketNames),
      });
      const shows = listShows(slots, find);
      return (timed) => {
        const parts = isEpisodeLike(timed) ? find(timed.slot.title) : null;
        return parts && shows.has(parts.show) ? parts : null;
      };
    },
  };
}

/** A slot with its show's title and its episode's name. */
export function withName(slot: SlotText, { show, name }: Parts): SlotText {
  const { title, season } = readTitle(show);
  const isNew = season !== undefined && slot.episode?.season === undefined;
  // Without its name, what it is called stands at an end: `"Larkhill" documentary series`.
  const isUnquoted = season === undefined && isQuoted(show);
  return {
    ...slot,
    title: isNew || isUnquoted ? title : show,
    sub_title: quotedName.exec(name)?.[1] ?? name,
    ...(isNew && { episode: { ...slot.episode, season } }),
  };
}

const isQuoted = (show: string): boolean => /^["“„«]/.test(show);

/** The names of each show that has several. */
const listNamed = (
  names: ReadonlyMap<string, ReadonlySet<string>>,
  fewest = fewestNames,
): ReadonlySet<string>[] => [...names.values()].filter(({ size }) => size >= fewest);

function isBracketUsual(names: ReadonlyMap<string, ReadonlySet<string>>): boolean {
  const count = (sets: Iterable<ReadonlySet<string>>) => [...sets].reduce((sum, { size }) => sum + size, 0);
  const named = listNamed(names, fewestMarkedNames);
  return (
    named.length >= fewestBracketShows &&
    count(named) >= fewestBracketNames &&
    count(named) >= count(names.values()) * mostBrackets
  );
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set<string>();
  sets.set(key, set.add(value));
}

const tightParts = (title: string): RegExpExecArray | null =>
  title.includes(":") && !unpartedWords.test(title) ? splitTight.exec(title) : null;

/** Finds a show and a name in a title, as its source parts them. */
function createFinder({ isTightUsual, isBracketUsual }: Record<"isTightUsual" | "isBracketUsual", boolean>) {
  return (title: string): Parts | null => {
    const tight = isTightUsual ? tightParts(title) : null;
    const atSeason = splitAtSeason.exec(title) ?? splitAtTitle.exec(title);
    const bracket = tight || atSeason ? null : bracketParts(title);
    const [, show, name] = tight ?? atSeason ?? bracket ?? splitAtSign.exec(title) ?? [];
    return show === undefined || name === undefined || time.test(show)
      ? null
      : { show, name, isUsual: tight !== null || (bracket !== null && isBracketUsual) };
  };
}

/** `second part`. */
const isPart = (text: string): boolean => {
  const words = keyOf(text).split(" ");
  return words.length <= 2 && words.some((word) => countingWords.has(word));
};

/** What is in brackets, unless it says anything else of the programme: a version, a number, an age. */
function bracketParts(title: string): RegExpExecArray | null {
  const parts = title.endsWith(")") ? splitAtBracket.exec(title) : null;
  const said = parts?.[2] ?? "";
  const isName =
    /\p{Ll}|\p{Lo}/u.test(said) &&
    !isPart(said) &&
    readBracket(said) === null &&
    readNumbers(said) === null &&
    !isRating(said) &&
    !isLanguage(keyOf(said));
  return isName ? parts : null;
}

/** Films and sports events have names with the same punctuation. */
const isEpisodeLike = ({ slot: { kind, title }, minutes }: TimedSlot): boolean =>
  kind !== "film" && kind !== "sport" && (minutes ?? 0) <= longestEpisodeMinutes && !versus.test(title);

/**
 * The prefixes of a channel's titles that are shows: different names follow them, and each is one programme. A
 * name that belongs to several (`CSI: Miami`, each week another episode) is a show's own.
 */
function listShows(slots: readonly TimedSlot[], find: (title: string) => Parts | null): Set<string> {
  const prefixes = new Map<string, Map<string, Set<string>>>();
  const usual = new Set<string>();
  for (const timed of slots) {
    const { slot } = timed;
    const parts = isEpisodeLike(timed) ? find(slot.title) : null;
    if (!parts) continue;
    const { show: prefix, name } = parts;
    if (parts.isUsual) usual.add(prefix);
    const names = prefixes.get(prefix) ?? new Map<string, Set<string>>();
    prefixes.set(prefix, names);
    addTo(
      names,
      name,
      JSON.stringify([slot.sub_title, slot.description, slot.episode?.season, slot.episode?.number]),
    );
  }
  const shows = new Set<string>();
  for (const [prefix, names] of prefixes) {
    const several = [...names.values()].filter(({ size }) => size > 1).length;
    const isShow = names.size >= (isQuoted(prefix) ? fewestMarkedNames : fewestNames) || usual.has(prefix);
    if (isShow && several * 5 <= names.size) shows.add(prefix);
  }
  return shows;
}
