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
  /** The squads that play in it, as in a side's key: `+w` for a women's league, `+u21`; `""` for first teams. */
  squad: string;
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
  /** The squad that its bare key already means: `+w` for a club of women alone (WNBA), for most `""`. */
  squad: string;
};

/** A Grand Prix, tournament or race of a league in which one-sided events are held. */
export type Meeting = {
  /** Unique within its league: `dutch`. */
  slug: string;
  /** `Dutch Grand Prix`. */
  name: string;
  country: string | null;
};

/** A part of a meeting: practice, qualifying, the race. */
export type Session = {
  /** `qualifying`, `practice-1`. */
  slug: string;
  name: string;
  usualMinutes: number;
};

export type Found<T> = { item: T; from: number; to: number };

export type SportKnowledge = {
  sports: readonly Sport[];
  sport(slug: string): Sport | null;
  league(key: string): League | null;
  team(key: string): Team | null;
  /** Teams of which a whole text is a name or alias, in any language; several where the name is shared. */
  findTeams(text: string): readonly Team[];
  /**
   * Leagues named within a text, longest name first, with their places in it. A name that several share
   * (`Premier League`) gives each of them, the likeliest first.
   */
  findLeagues(text: string): readonly Found<League>[];
  /** Sports named within a text or category, in any language; as with leagues, `football` names several. */
  findSports(text: string): readonly Found<Sport>[];
  /** Meetings of a league named within a text that is about the league: `Dutch` or `Zandvoort` is enough. */
  findMeetings(league: string, text: string): readonly Found<Meeting>[];
  /** Sessions named within a text that is about the sport. */
  findSessions(sport: string, text: string): readonly Found<Session>[];
};
