import type { SlotText } from "../ingest/draft.ts";
import { createLexicon, recase } from "./casing.ts";
import type { MarkedSlot, TitleChange } from "./mark-slot.ts";

/** A slot with its length, as its channel's conventions are read from it. */
export type ConventionSlot = { slot: SlotText; minutes: number | null };

/** What all listings of a source tell about how it writes titles; filled as they are read, then applied. */
export type Conventions = {
  note(marked: MarkedSlot): void;
  /** Whether a slot may have to be changed by `apply`. */
  mayApply(title: string): boolean;
  /** The slots of one channel that differ by its conventions, by their places in the list, and how. */
  apply(slots: readonly ConventionSlot[]): Map<number, { slot: SlotText; changes: TitleChange[] }>;
};

/** A source writes seasons after names (`Larkhill 2 - Episode 5`) if it does so of this many shows. */
const fewestSeasonBases = 5;
/** A prefix is a show if this many different names follow it on its channel. */
const fewestNames = 3;
const longestEpisodeMinutes = 75;
const mostNoted = 50_000;

const numbered = /^(.*\p{L}.*?) (\d{1,2})$/u;
const split = /^(.*?\p{L}.*?)(?:\s?(?::|：)\s?(?!\/\/)|\s[-–—|]\s|\s(?:ตอน|第)\s)(\S.*)$/u;
const versus = /\s(?:v|vs|x|gegen|contre|contra|против)\.?\s|\s[×@]\s|\p{L}\/\p{L}/iu;
const mayDiffer = /:|：|\s[-–—|]\s|\sตอน\s|\p{Lu}{3,}|\s\d{1,2}$/u;

export function createConventions(): Conventions {
  const lexicon = createLexicon();
  const noted = new Set<string>();
  const seasonBases = new Set<string>();

  const withSeason = (slot: SlotText, isNamed: boolean): SlotText | null => {
    const [, base, season] = numbered.exec(slot.title) ?? [];
    const isUsual = seasonBases.size >= fewestSeasonBases;
    const has = slot.episode?.season !== undefined || Number(season) < 1;
    const isTold = slot.episode?.number !== undefined && slot.title_as_listed !== undefined;
    if (!isUsual || base === undefined || has || !(isTold || isNamed)) return null;
    return { ...slot, title: base, episode: { ...slot.episode, season: Number(season) } };
  };

  return {
    note({ slot: { title, title_as_listed: listed, episode } }) {
      if (noted.size >= mostNoted || noted.has(title)) return;
      noted.add(Buffer.from(title).toString());
      lexicon.note(title);
      const base =
        listed === undefined || episode?.number === undefined ? undefined : numbered.exec(title)?.[1];
      if (base !== undefined && /\s[-–]\s/u.test(listed ?? "")) seasonBases.add(base);
    },
    mayApply: (title) => mayDiffer.test(title),
    apply(slots) {
      const changed = new Map<number, { slot: SlotText; changes: TitleChange[] }>();
      const shows = listShows(slots);
      for (const [index, { slot: listed, minutes }] of slots.entries()) {
        const changes: TitleChange[] = [];
        let slot = listed;
        const parts = isEpisodeLike(slot, minutes) ? split.exec(slot.title) : null;
        const isNamed = parts !== null && shows.has(parts[1] ?? "");
        if (isNamed && slot.sub_title === undefined) {
          slot = { ...slot, title: parts[1] ?? "", sub_title: parts[2] };
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

/** Films and sports events have names with the same punctuation. */
const isEpisodeLike = ({ kind, title }: SlotText, minutes: number | null): boolean =>
  kind !== "film" && kind !== "sport" && (minutes ?? 0) <= longestEpisodeMinutes && !versus.test(title);

/**
 * The prefixes of a channel's titles that are shows: different names follow them, and each is one programme. A
 * name that belongs to several (`CSI: Miami`, each week another episode) is a show's own.
 */
function listShows(slots: readonly ConventionSlot[]): Set<string> {
  const prefixes = new Map<string, Map<string, Set<string>>>();
  for (const { slot, minutes } of slots) {
    const [, prefix, name] = (isEpisodeLike(slot, minutes) && split.exec(slot.title)) || [];
    if (prefix === undefined || name === undefined) continue;
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
    if (names.size >= fewestNames && several * 5 <= names.size) shows.add(prefix);
  }
  return shows;
}
