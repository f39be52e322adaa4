/**
 * What the sample is built from, one file per country. Everything in it is invented: channels, programmes, teams.
 */

/** What a sample channel shows. */
export type ChannelKind = "general" | "news" | "sports" | "kids" | "movies" | "music" | "documentary";

/** What a sample programme is. */
export type SampleGenre =
  | "entertainment"
  | "drama"
  | "news"
  | "weather"
  | "sport"
  | "kids"
  | "film"
  | "music"
  | "documentary";

export type SampleChannel = {
  /** Its id within the country: stable, since the channel's public id comes from it. */
  id: string;
  name: string;
  kind: ChannelKind;
  /** Its logical number. */
  number: number;
  /** The hour at which it goes off air until six in the morning; absent if it never does. */
  offAirHour?: number;
};

export type League = { name: string; teams: readonly string[] };

export type SampleCountry = {
  code: string;
  /** BCP 47. */
  language: string;
  /** Minutes after midnight at which the main evening news begins. */
  eveningNews: number;
  channels: readonly SampleChannel[];
  /** Programmes of a genre; of news, the first is the breakfast show and the second the main news. */
  titles: Readonly<Record<SampleGenre, readonly string[]>>;
  /** What people are called; every pair is a name. */
  people: { given: readonly string[]; family: readonly string[]; familyFirst?: boolean };
  /** Names of episodes. */
  episodes: readonly string[];
  /** Sentences that describe programmes of a genre. */
  blurbs: Readonly<Record<SampleGenre, readonly string[]>>;
  /** The name of a genre. */
  genres: Readonly<Record<SampleGenre, string>>;
  /** Ratings, from the mildest. */
  ratings: readonly string[];
  /** Football, and a sport for the weekdays. */
  leagues: readonly [League, League];
  /** What highlights of a match are called. */
  highlights: string;
  /** The text between two teams, with its spaces. */
  versus: string;
  /** The text between two sentences. */
  gap: string;
};

/** The items of a list separated by semicolons, over any number of lines. */
export const items = (text: string): readonly string[] =>
  text
    .split(";")
    .map((item) => item.replace(/\s+/g, " ").trim())
    .filter(Boolean);
