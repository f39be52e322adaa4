import type { SlotText } from "../ingest/draft.ts";
import { createBracketConvention } from "./bracket-convention.ts";
import { createLexicon, recase } from "./casing.ts";
import type { MarkedSlot, TitleChange } from "./mark-slot.ts";
import { createNumberPlace } from "./number-place.ts";
import { readTitle } from "./read-title.ts";

/** A slot with its length, as its channel's conventions are read from it. */
export type ConventionSlot = { slot: SlotText; minutes: number | null };

/** What all listings of a source tell about how it writes titles; filled as they are read, then applied. */
export type Conventions = {
  note(marked: Pick<MarkedSlot, "slot">): void;
  /** Whether a slot may have to be changed by `apply`. */
  mayApply(title: string): boolean;
  /** The slots of one channel that differ by its conventions, by their places in the list, and how. */
  apply(slots: readonly ConventionSlot[]): Map<number, { slot: SlotText; changes: TitleChange[] }>;
};

/** A source writes seasons after names (`Larkhill 2 - Episode 5`) if it does so of this many shows. */
const fewestSeasonBases = 5;
/** A source ends titles with a full stop if it does so with this many, and hardly leaves it out. */
const fewestStopped = 20;
const stopped = /[\p{L}\p{N})\]"»”](?<!\.\p{L})\.$/u;
const unstopped = /[\p{L}\p{N})\]"»”]$/u;

/** A prefix is a show if this many different names follow it on its channel. */
const fewestNames = 3;
/** A source writes `Larkhill:The Well`, without a space, if it does so of this many shows. */
const fewestTightShows = 5;
/** A note in square brackets is a mark if it stands behind this many different titles of a source. */
const fewestNoted = 5;
const longestEpisodeMinutes = 75;
const mostNoted = 50_000;

const numbered = /^(.*\p{L}.*?) (\d{1,2})$/u;
/** What parts such a season from the episode behind it: `Larkhill 2 - Episode 5`, `Larkhill 2, ep. 5`. */
const behindSeason = /\s[-–]\s|\s\d{1,2},\s/u;
const splitAtSign = /^(.*?\p{L}.*?)(?:\s?(?::|：)\s?(?!\/\/)|\s[-–—|]\s|\s(?:ตอน|第)\s)(\S.*)$/u;
/** A season without a sign behind it: `Larkhill S1 The Well`. */
const splitAtSeason = /^(.*\p{L}.*? S\d{1,2}) ((?=[\p{Lu}\p{Lo}])\S.*)$/u;
/** Where words are parted by spaces, a colon without one is a sign of the source's own. */
const splitTight = /^(.*\p{L}.*?)(?<=\S):(?!\/\/)([^\s\d](?!.*\S:\S).*)$/u;
const unpartedWords = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** `11am: News`. */
const time = /^\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?|h|uhr)$/iu;
const noteAtEnd = /^(.*\p{L}.*?)\s*\[([^[\]]{2,30})\]$/u;
const findNote = (title: string): string[] => (title.endsWith("]") && noteAtEnd.exec(title)) || [];
/** `Larkhill 2 - The Well`. */
const seasonBeforeName = /^(.*\p{L}.*?) (\d{1,2}) [-–] (\S.*)$/u;
/** In Chinese, `港湾-7`; the year of an issue is none. */
const partBehind = /^(.*\p{Script=Han}.*?)-0*([1-9]\d{0,2})$/u;
const quotedName = /^["“„«](.+)["”“»]$/u;
const versus = /\s(?:v|vs|x|gegen|contre|contra|против)\.?\s|\s[×@]\s|\p{L}\/\p{L}/iu;
const mayDiffer =
  /:|：|\s[-–—|]\s|\sตอน\s|\p{Lu}{3,}|\s\d{1,2}$|\sS\d{1,2}\s|\p{Script=Han}.*-\d{1,3}$|\]$|\.$|\s\(\d[\d, ]*\)$|\s[IVX]{1,5}$/u;

export function createConventions(): Conventions {
  const lexicon = createLexicon();
  const brackets = createBracketConvention();
  const seasons = createNumberPlace(seasonBeforeName);
  const parts = createNumberPlace(partBehind);
  const noted = new Set<string>();
  const seasonBases = new Set<string>();
  const tightNames = new Map<string, Set<string>>();
  const notedTitles = new Map<string, Set<string>>();
  const ends = { stopped: 0, unstopped: 0 };

  const withoutStop = (title: string): string | null =>
    ends.stopped >= fewestStopped && ends.unstopped * 10 <= ends.stopped && stopped.test(title)
      ? title.slice(0, -1)
      : null;

  const withSeason = (slot: SlotText, isNamed: boolean): SlotText | null => {
    const [, base, season] = numbered.exec(slot.title) ?? [];
    const isUsual = seasonBases.size >= fewestSeasonBases;
    const has = slot.episode?.season !== undefined || Number(season) < 1;
    const isTold = slot.episode?.number !== undefined && slot.title_as_listed !== undefined;
    if (!isUsual || base === undefined || has || !(isTold || isNamed)) return null;
    // `30 for 30` is a name.
    if (base.split(" ").includes(season ?? "")) return null;
    return { ...slot, title: base, episode: { ...slot.episode, season: Number(season) } };
  };

  /** A slot with the season or number that its source writes in a place of its own; null if it has none. */
  const withPlacedNumber = (slot: SlotText): SlotText | null => {
    const { title, sub_title, episode, kind } = slot;
    if (kind === "film" || kind === "sport") return null;
    const season = episode?.season === undefined && !versus.test(title) ? seasons.read(title) : null;
    if (season)
      return {
        ...slot,
        title: season.name,
        sub_title: sub_title ?? season.rest,
        episode: { ...episode, season: Number(season.number) },
      };
    const part = episode?.number === undefined ? parts.read(title) : null;
    return part && { ...slot, title: part.name, episode: { ...episode, number: Number(part.number) } };
  };

  return {
    note({ slot: noting }) {
      const { title, title_as_listed: listed, episode } = noting;
      if (noted.size >= mostNoted || noted.has(title)) return;
      noted.add(Buffer.from(title).toString());
      lexicon.note(title);
      brackets.note(noting);
      if (stopped.test(listed ?? title)) ends.stopped += 1;
      else if (unstopped.test(listed ?? title)) ends.unstopped += 1;
      const base =
        listed === undefined || episode?.number === undefined ? undefined : numbered.exec(title)?.[1];
      if (base !== undefined && behindSeason.test(listed ?? "")) seasonBases.add(base);
      const [, show, name] = tightParts(title) ?? [];
      if (show !== undefined && name !== undefined) addTo(tightNames, show, name);
      const [, whole, note] = findNote(title);
      if (whole !== undefined && note !== undefined) addTo(notedTitles, note, whole);
      if (!versus.test(title)) seasons.note(title);
      parts.note(title);
    },
    mayApply: (title) => mayDiffer.test(title),
    apply(slots) {
      const changed = new Map<number, { slot: SlotText; changes: TitleChange[] }>();
      const named = [...tightNames.values()].filter(({ size }) => size >= fewestNames);
      const find = named.length >= fewestTightShows ? findTightParts : findParts;
      const shows = listShows(slots, find);
      for (const [index, { slot: listed, minutes }] of slots.entries()) {
        const changes: TitleChange[] = [];
        let slot = listed;
        const [, whole, note] = findNote(slot.title);
        if (whole !== undefined && (notedTitles.get(note ?? "")?.size ?? 0) >= fewestNoted) {
          slot = { ...slot, title: whole };
          changes.push("other_mark");
        }
        const unended = withoutStop(slot.title);
        if (unended !== null) {
          slot = { ...slot, title: unended };
          changes.push("other_mark");
        }
        const counted = brackets.read(slot);
        if (counted) {
          slot = counted;
          changes.push("number");
        }
        const placed = withPlacedNumber(slot);
        if (placed) {
          slot = placed;
          changes.push("number");
        }
        const split = isEpisodeLike(slot, minutes) ? find(slot.title) : null;
        const isNamed = split !== null && shows.has(split.show);
        if (isNamed && slot.sub_title === undefined) {
          const { title, season } = readTitle(split.show);
          const isNew = season !== undefined && slot.episode?.season === undefined;
          slot = {
            ...slot,
            title: isNew ? title : split.show,
            sub_title: quotedName.exec(split.name)?.[1] ?? split.name,
            ...(isNew && { episode: { ...slot.episode, season } }),
          };
          changes.push("episode_name");
        }
        const seasoned = withSeason(slot, isNamed);
        if (seasoned) {
          slot = seasoned;
          changes.push("number");
        }
        const cased = recase(slot.title, lexicon, slot.description);
        if (cased !== null) {
          slot = { ...slot, title: cased };
          changes.push("recased");
        }
        if (changes.length === 0) continue;
        const { episode } = slot;
        changed.set(index, {
          changes,
          slot: {
            ...slot,
            title_as_listed: listed.title_as_listed ?? listed.title,
            ...(episode && { episode: { ...episode, name: slot.sub_title ?? episode.name } }),
          },
        });
      }
      return changed;
    },
  };
}

function addTo(sets: Map<string, Set<string>>, key: string, value: string): void {
  const set = sets.get(key) ?? new Set<string>();
  sets.set(key, set);
  set.add(value);
}

const tightParts = (title: string): RegExpExecArray | null =>
  title.includes(":") && !unpartedWords.test(title) ? splitTight.exec(title) : null;

/** A show and the name behind it; `isTight` says that only the source's own sign stands between both. */
type Parts = { show: string; name: string; isTight: boolean };

function findParts(title: string): Parts | null {
  const [, show, name] = splitAtSign.exec(title) ?? splitAtSeason.exec(title) ?? [];
  return show === undefined || name === undefined || time.test(show) ? null : { show, name, isTight: false };
}

/** The same for a source that writes a colon without a space between both. */
function findTightParts(title: string): Parts | null {
  const [, show, name] = tightParts(title) ?? [];
  return show === undefined || name === undefined ? findParts(title) : { show, name, isTight: true };
}

/** Films and sports events have names with the same punctuation. */
const isEpisodeLike = ({ kind, title }: SlotText, minutes: number | null): boolean =>
  kind !== "film" && kind !== "sport" && (minutes ?? 0) <= longestEpisodeMinutes && !versus.test(title);

/**
 * The prefixes of a channel's titles that are shows: different names follow them, and each is one programme. A
 * name that belongs to several (`CSI: Miami`, each week another episode) is a show's own.
 */
function listShows(slots: readonly ConventionSlot[], find: (title: string) => Parts | null): Set<string> {
  const prefixes = new Map<string, Map<string, Set<string>>>();
  const tight = new Set<string>();
  for (const { slot, minutes } of slots) {
    const parts = isEpisodeLike(slot, minutes) ? find(slot.title) : null;
    if (!parts) continue;
    const { show: prefix, name } = parts;
    if (parts.isTight) tight.add(prefix);
    const names = prefixes.get(prefix) ?? new Map<string, Set<string>>();
    prefixes.set(prefix, names);
    const programmes = names.get(name) ?? new Set<string>();
    names.set(name, programmes);
    programmes.add(
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
