/** What is known of sports, leagues and teams, from our data files. Pure: built once, then only looked up. */

export type Sport = {
  /** For example `football`, `rugby`, `rugby-league`, `ice-hockey`, `motorsport`. */
  slug: string;
  name: string;
  /** How long an event usually lasts from its start to its end, breaks included. */
  usualMinutes: number;
};

export type League = {
  /** `sport/slug`. */
  key: string;
  sport: string;
  name: string;
  /** ISO 3166-1 alpha-2; null for international ones. */
  country: string | null;
};

export type Team = {
  /** `sport/slug`. */
  key: string;
  sport: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** IANA zone of its home ground, where the country has several. */
  timezone: string | null;
  /** Keys of the leagues that it usually plays in. */
  leagues: readonly string[];
};

export type Found<T> = { item: T; from: number; to: number };

export type SportKnowledge = {
  sports: readonly Sport[];
  sport(slug: string): Sport | null;
  league(key: string): League | null;
  team(key: string): Team | null;
  /** Teams of which a whole text is a name or alias, in any language; several where the name is shared. */
  findTeams(text: string): readonly Team[];
  /** Leagues named within a text, longest name first, with their places in it. */
  findLeagues(text: string): readonly Found<League>[];
  /** Sports named within a text or category, in any language. */
  findSports(text: string): readonly Found<Sport>[];
};
