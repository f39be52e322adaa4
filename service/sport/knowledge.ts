/**
 * The catalogue of sports, leagues and teams as the rules look it up. Built once from the data files, then read-only.
 */

export type Sport = {
  /** For example `football`, `rugby`, `rugby-league`, `ice-hockey`, `motorsport`. */
  slug: string;
  name: string;
  /** How long an event usually lasts, breaks included. */
  usualMinutes: number;
};

export type League = {
  /** `sport/slug`. */
  key: string;
  sport: string;
  name: string;
  /** ISO 3166-1 alpha-2; null for an international league. */
  country: string | null;
  /** Which squads play in it, as in an entrant's key: `+w` for a women's league, `+u21`; `""` for first teams. */
  squad: string;
  /** The first and last month of its season, 1 to 12; null if it is played all year, or unknown. */
  season: readonly [first: number, last: number] | null;
  /** Whether teams meet in rounds of a knockout, rather than on matchdays. */
  isCup: boolean;
  /** Whether its clubs play in no other league, so that it has none of a club that is called alike elsewhere. */
  hasOwnClubs: boolean;
  /** The key of the women's league that listings of women's games call the same, if it has another name; else null. */
  womens: string | null;
  /** Folded names that another league has too, each with the countries whose guides alone mean this one by it. */
  sharedNames: ReadonlyMap<string, readonly string[]>;
};

export type Team = {
  /** `sport/slug`. */
  key: string;
  sport: string;
  name: string;
  /** ISO 3166-1 alpha-2. */
  country: string | null;
  /** IANA zone of its home ground, if the country has several. */
  timezone: string | null;
  /** Keys of the leagues in which it usually plays. */
  leagues: readonly string[];
  /**
   * The squad that its key means without a suffix: `+w` for a club with only a women's team (WNBA), `""` for most.
   */
  squad: string;
};

/** A Grand Prix, tournament or race of a league whose events have no two entrants. */
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

/** A country's side as it is called in one sport. */
export type NationalSide = {
  sport: Sport;
  /** The key of the team, without the squad. */
  team: string;
  squad: string;
};

export type Found<T> = { item: T; from: number; to: number };

export type SportKnowledge = {
  sports: readonly Sport[];
  sport(slug: string): Sport | null;
  league(key: string): League | null;
  /** The country's league that comes first in the catalogue: that of most interest. */
  firstLeague(sport: string, country: string): League | null;
  /** The country that a word means which stands beside a league: `Osztrák Bundesliga`. */
  findCountry(word: string): string | null;
  team(key: string): Team | null;
  /** What a club is called in languages with letters of their own, by ISO 639-1 code; the key may name a squad. */
  localNames(key: string): ReadonlyMap<string, string>;
  /** The same of a league. */
  localLeagueNames(key: string): ReadonlyMap<string, string>;
  /** Teams whose name or alias, in any language, is exactly this text; several if they share the name. */
  findTeams(text: string): readonly Team[];
  /** The one team of a league that a name means without being its name: `Sparta` in the Czech league. */
  findLeagueTeam(league: string, name: string): Team | null;
  /** The one team of a sport that a name sounds like, for leagues in which clubs of many countries play. */
  findSoundingTeam(sport: string, name: string): Team | null;
  /**
   * Leagues named within a text, longest name first, with their positions. A name that several share (`Premier
   * League`) finds all of them, the likeliest first.
   */
  findLeagues(text: string): readonly Found<League>[];
  /** Sports named within a text or category, in any language. As with leagues, `football` finds several. */
  findSports(text: string): readonly Found<Sport>[];
  /** National sides by names within a text that only those of one sport have: `les Red Panthers`. */
  findSides(text: string): readonly Found<NationalSide>[];
  /** Meetings of a league named within a text that is about the league: `Dutch` or `Zandvoort` is enough. */
  findMeetings(league: string, text: string): readonly Found<Meeting>[];
  /** The sports whose world cup goes from place to place: its meetings are known. */
  worldCups: readonly string[];
  /** Sessions named within a text that is about the sport. */
  findSessions(sport: string, text: string): readonly Found<Session>[];
};
