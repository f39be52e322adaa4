import type { SlotText } from "../../ingest/draft.ts";
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

/** A prefix is a show if this many different names follow it on its channel. */
const fewestNames = 3;
/** A source writes `Larkhill:The Well`, without a space, if it does so of this many shows. */
const fewestTightShows = 5;
const longestEpisodeMinutes = 75;

const splitAtSign = /^(.*?\p{L}.*?)(?:\s?(?::|：)\s?(?!\/\/)|\s[-–—|]\s|\s(?:ตอน|第)\s)(\S.*)$/u;
/** A season without a sign behind it, or a name in quotation marks: `Larkhill S1 The Well`, `Larkhill S1 - "The Well"`. */
const splitAtSeason = /^(.*\p{L}.*? S\d{1,2}) (?:-\s(?=["“]))?((?=[\p{Lu}\p{Lo}"“])\S.*)$/u;
/** `《港湾》潮水`. */
const splitAtTitle = /^《([^《》]+)》([^\s(（].*)$/u;
/** Where words are parted by spaces, a colon without one is a sign of the source's own. */
const splitTight = /^(.*\p{L}.*?)(?<=\S):(?!\/\/)([^\s\d](?!.*\S:\S).*)$/u;
const unpartedWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** `11am: News`. */
const time = /^\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|h|uhr)$/iu;
const quotedName = /^["“„«](.+)["”“»]$/u;

/** A show and the name behind it; `isTight` says that only the source's own sign stands between both. */
type Parts = { show: string; name: string; isTight: boolean };

export function createEpisodeNames(): EpisodeNames {
  const tightNames = new Map<string, Set<string>>();
  return {
    note({ title }) {
      const [, show, name] = tightParts(title) ?? [];
      if (show !== undefined && name !== undefined) addTo(tightNames, show, name);
    },
    ofChannel(slots) {
      const named = [...tightNames.values()].filter(({ size }) => size >= fewestNames);
      const find = named.length >= fewestTightShows ? findTightParts : findParts;
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
  return {
    ...slot,
    title: isNew ? title : show,
    sub_title: quotedName.exec(name)?.[1] ?? name,
    ...(isNew && { episode: { ...slot.episode, season } }),
  };
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set<string>();
  sets.set(key, set.add(value));
}

const tightParts = (title: string): RegExpExecArray | null =>
  title.includes(":") && !unpartedWords.test(title) ? splitTight.exec(title) : null;

function findParts(title: string): Parts | null {
  const [, show, name] =
    splitAtSeason.exec(title) ?? splitAtTitle.exec(title) ?? splitAtSign.exec(title) ?? [];
  return show === undefined || name === undefined || time.test(show) ? null : { show, name, isTight: false };
}

/** The same for a source that writes a colon without a space between both. */
function findTightParts(title: string): Parts | null {
  const [, show, name] = tightParts(title) ?? [];
  return show === undefined || name === undefined ? findParts(title) : { show, name, isTight: true };
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
  const tight = new Set<string>();
  for (const timed of slots) {
    const { slot } = timed;
    const parts = isEpisodeLike(timed) ? find(slot.title) : null;
    if (!parts) continue;
    const { show: prefix, name } = parts;
    if (parts.isTight) tight.add(prefix);
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
    const isShow = names.size >= fewestNames || tight.has(prefix);
    if (isShow && several * 5 <= names.size) shows.add(prefix);
  }
  return shows;
}
