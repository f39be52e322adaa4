/** What detection reads: one slot as its source tells it, and the channel that shows it. Times are epoch seconds. */
export type SlotFacts = {
  start: number;
  stop: number;
  title: string;
  sub_title?: string;
  description?: string;
  category?: readonly string[];
  flags: { new: boolean; live: boolean; repeat: boolean };
  year?: number;
  /** When the source says that it was first shown: a date, `YYYY-MM-DD` or longer. */
  previously_shown?: string;
  /** ISO 639 code of the texts, as far as the source tells it. */
  language?: string;
  channel: {
    name: string;
    country: string | null;
    /** ISO 639-3. */
    languages: readonly string[];
    categories: readonly string[];
  };
};

/** A side of a fixture, or who else plays. */
export type Entrant = {
  /**
   * The catalogue's team (`football/hull-city`, with `+w`, `+u21` or the like for another squad), else `~` and
   * the folded name: equal keys are the same side.
   */
  key: string;
  /** As people read it: the catalogue's name, else the listing's. */
  name: string;
  /** Whether the catalogue knows it. */
  known: boolean;
};

/** What a slot says about when it shows the event, apart from the clock. Each is null where it says nothing. */
export type ShowingMarks = {
  /** Said in the text itself (`LIVE:`, `ישיר!`, `生`, `(สด)`, `مباشر`). */
  saysLive: boolean;
  /** The source's flags, which may lie. */
  flagLive: boolean;
  flagNew: boolean;
  flagRepeat: boolean;
  /** Said in the text: `(R)`, `[R]`, `replay`, `(Wh. v. 21.08.)`, `as live`, `delayed`. */
  saysRepeat: boolean;
  saysDelayed: boolean;
  /** A classic, or a game of another season or year, as the text or `previously_shown` tells. */
  saysOld: boolean;
};

/** What a slot shows, where it shows a sports event or something about one. */
export type Detection = {
  /** Only a broadcast shows the event itself; the others are kept as related. */
  kind: "broadcast" | "highlights" | "preview" | "review" | "magazine";
  /** A sport's slug, null where nothing tells it. */
  sport: string | null;
  /** The catalogue's league, for example `football/eng-premier-league`. */
  league: string | null;
  /** The competition as the listing names it, where the catalogue doesn't know it. */
  leagueName: string | null;
  /** Home first as far as the text tells (`A @ B`: B is at home); null for an event of one side. */
  sides: readonly [Entrant, Entrant] | null;
  /**
   * What a one-sided event is, the same in every spelling that the catalogue knows, for example
   * `motorsport/f1/dutch/qualifying`; null where there are sides.
   */
  subject: string | null;
  /** How people call the event: `Hull City v Manchester United`, `Dutch Grand Prix: Qualifying`. */
  name: string;
  /** Matchday, stage, round or session, as people read it. */
  round: string | null;
  venue: { name: string; country: string | null } | null;
  marks: ShowingMarks;
  /** 0 to 1: how sure detection is. */
  confidence: number;
  /** Each step of the verdict, as a short sentence for `nownext explain`. */
  reasons: readonly string[];
};
