import type { SlotText } from "../../ingest/draft.ts";

/** A season behind a show's name, found out while a source's titles are read: `Larkhill 2 - Episode 5`. */
export type SeasonBehind = {
  note(slot: SlotText): void;
  /** The slot with its season, if an episode's name or number stood behind it; null if it has none. */
  read(slot: SlotText, isNamed: boolean): SlotText | null;
};

/** A source writes seasons so if it does of this many shows. */
const fewestShows = 5;
const numbered = /^(.*\p{L}.*?) (\d{1,2})$/u;
/** What parts the season from the episode: `Larkhill 2 - Episode 5`, `Larkhill 2, ep. 5`. */
const behindSeason = /\s[-–]\s|\s\d{1,2},\s/u;

export function createSeasonBehind(): SeasonBehind {
  const shows = new Set<string>();
  return {
    note({ title, title_as_listed: listed, episode }) {
      if (listed === undefined || episode?.number === undefined || !behindSeason.test(listed)) return;
      const [, show] = numbered.exec(title) ?? [];
      if (show !== undefined) shows.add(show);
    },
    read(slot, isNamed) {
      const { title, title_as_listed: listed, episode } = slot;
      if (shows.size < fewestShows || episode?.season !== undefined) return null;
      const [, show, season] = numbered.exec(title) ?? [];
      const isTold = isNamed || (episode?.number !== undefined && listed !== undefined);
      if (show === undefined || season === undefined || Number(season) < 1 || !isTold) return null;
      // `30 for 30` is a name.
      if (show.split(" ").includes(season)) return null;
      return { ...slot, title: show, episode: { ...episode, season: Number(season) } };
    },
  };
}
