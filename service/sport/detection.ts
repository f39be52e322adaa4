/** What detection reads: one slot as its source describes it, and its channel. Times are epoch seconds. */
export type SlotFacts = {
  start: number;
  stop: number;
  title: string;
  sub_title?: string;
  description?: string;
  category?: readonly string[];
  flags: { new: boolean; live: boolean; repeat: boolean };
  year?: number;
  /** When it was first shown, according to the source: a date, `YYYY-MM-DD` or longer. */
  previously_shown?: string;
  /** ISO 639 code of the texts, if known. */
  language?: string;
  /** ISO 639-1 code of the title, if its source says so. */
  title_language?: string;
  channel: {
    name: string;
    country: string | null;
    /** ISO 639-3. */
    languages: readonly string[];
    categories: readonly string[];
  };
};

/** Who plays in an event: a team with its squad, or whoever the listing names. */
export type Entrant = {
  /**
   * The catalogue's team (`football/hull-city`, followed by `+w`, `+u21` or the like for another squad), or `~` and
   * the folded name. Equal keys mean the same entrant.
   */
  key: string;
  /** The name to show: the catalogue's, or the listing's if the catalogue has none. */
  name: string;
  /** Whether it is in the catalogue. */
  known: boolean;
};

/**
 * What a slot says about whether it is live or a repeat, apart from its time. Each is false if the slot doesn't say
 * so.
 */
export type ShowingMarks = {
  /** The text says so (`LIVE:`, `ישיר!`, `生`, `(สด)`, `مباشر`). */
  saysLive: boolean;
  /**
   * The programme's name says so (`Thursday Night NRL Live`). It is no habit of the source to mark what is live, and a
   * repeat keeps the name.
   */
  namedLive: boolean;
  /** The source's flags, which may be wrong. */
  flagLive: boolean;
  flagNew: boolean;
  flagRepeat: boolean;
  /** The text says so: `(R)`, `[R]`, `replay`, `(Wh. v. 21.08.)`, `as live`, `delayed`. */
  saysRepeat: boolean;
  saysDelayed: boolean;
  /** A classic, or a game of another season or year, according to the text or `previously_shown`. */
  saysOld: boolean;
};

/** What detection finds in a slot: a sports event, or something about one. */
export type Detection = {
  /** Only a broadcast shows the event itself; the others are kept as related. */
  kind: "broadcast" | "highlights" | "preview" | "review" | "magazine";
  /** A sport's slug; null when unknown. */
  sport: string | null;
  /** The key of a league in the catalogue, for example `football/eng-premier-league`. */
  league: string | null;
  /** The competition as the listing names it, if the catalogue doesn't know it. */
  leagueName: string | null;
  /**
   * The home team first if the text says who that is (`A @ B`: B is at home); null for an event without two entrants,
   * such as a race.
   */
  sides: readonly [Entrant, Entrant] | null;
  /**
   * What the listing calls the sides, in their order, if it is in a language (ISO 639-1) with letters of its own.
   */
  written?: { language: string; names: readonly [home: string, away: string] };
  /**
   * Identifies an event without two entrants, whatever the spelling, for example `motorsport/f1/dutch/qualifying`;
   * null if there are two.
   */
  subject: string | null;
  /** What people call the event: `Hull City v Manchester United`, `Dutch Grand Prix: Qualifying`. */
  name: string;
  /** Matchday, stage, round or session, as shown to people. */
  round: string | null;
  venue: { name: string; country: string | null } | null;
  /** The day, year or season of play that the listing names, in epoch seconds. */
  played?: { begins: number; ends: number } | null;
  marks: ShowingMarks;
  /** How sure detection is, 0 to 1. */
  confidence: number;
  /** Each step of the detection as a short sentence, for `nownext explain`. */
  reasons: readonly string[];
};
