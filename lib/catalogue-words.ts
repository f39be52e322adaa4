import type { Words } from "@/lib/i18n";

/** The catalogues' words by the keys of this site's own. Kinds are TVmaze's. */
const kinds = {
  Scripted: "scripted",
  Animation: "animation",
  Reality: "reality",
  "Talk Show": "talk",
  Documentary: "documentary",
  "Game Show": "game",
  News: "news",
  Sports: "sports",
  Variety: "variety",
  "Award Show": "award",
  "Panel Show": "panel",
} as const;

/** TVmaze's, TMDB's and TheTVDB's. */
const states = {
  Running: "running",
  "Returning Series": "running",
  Continuing: "running",
  Ended: "ended",
  Canceled: "ended",
  "To Be Determined": "undecided",
  "In Development": "development",
  "In Production": "development",
  Planned: "development",
  Upcoming: "development",
} as const;

const genres = {
  Action: "action",
  Adult: "adult",
  Adventure: "adventure",
  Anime: "anime",
  Children: "children",
  Comedy: "comedy",
  Crime: "crime",
  DIY: "diy",
  Drama: "drama",
  Espionage: "espionage",
  Family: "family",
  Fantasy: "fantasy",
  Food: "food",
  History: "history",
  Horror: "horror",
  Kids: "children",
  Legal: "legal",
  Medical: "medical",
  Music: "music",
  Mystery: "mystery",
  Nature: "nature",
  Romance: "romance",
  "Science-Fiction": "scienceFiction",
  Sports: "sports",
  Supernatural: "supernatural",
  Thriller: "thriller",
  Travel: "travel",
  War: "war",
  Western: "western",
} as const;

/** Genres of listings that have the name of a kind of channel. */
const categories = {
  Business: "business",
  Cooking: "cooking",
  Culture: "culture",
  Education: "education",
  Entertainment: "entertainment",
  Lifestyle: "lifestyle",
  Religious: "religious",
  Science: "science",
  Weather: "weather",
} as const;

const has = <Known extends object>(known: Known, word: string): word is Extract<keyof Known, string> =>
  Object.hasOwn(known, word);

/** A series' kind in the page's language; as its catalogue says it if the word isn't known. */
export const showKindIn = (kind: string, t: Words): string =>
  has(kinds, kind) ? t(`catalogue.kinds.${kinds[kind]}`) : kind;

/** Whether a series goes on, in the page's language. */
export const showStateIn = (state: string, t: Words): string =>
  has(states, state) ? t(`catalogue.states.${states[state]}`) : state;

/**
 * The word of the page's language for a genre that has one of the names that catalogues of shows use, as listings often
 * do; those also give kinds as genres. Null if it has no such name.
 */
export function genreWordIn(genre: string, t: Words): string | null {
  if (has(genres, genre)) return t(`catalogue.genres.${genres[genre]}`);
  if (has(categories, genre)) return t(`category.${categories[genre]}`);
  return has(kinds, genre) ? t(`catalogue.kinds.${kinds[genre]}`) : null;
}
