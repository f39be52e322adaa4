import type { Entrant } from "./detection.ts";

/** A planned event from an operator's fixture file. Its start, venue and round take precedence over the listings'. */
export type Fixture = {
  /**
   * The name under which the operator imports the file: an import replaces the earlier fixtures of the same source.
   */
  source: string;
  /** A sport's slug. */
  sport: string;
  /**
   * The key of a league in the catalogue, for example `football/eng-premier-league`; null if the catalogue doesn't
   * know it.
   */
  league: string | null;
  /** The competition as the file names it. */
  leagueName: string | null;
  /** The home team first, with keys as in `Detection`; null for an event without two entrants. */
  sides: readonly [Entrant, Entrant] | null;
  /** As in `Detection`, for example `motorsport/f1/dutch/qualifying`; null if there are two entrants. */
  subject: string | null;
  /** What people call it: `Hull City v Manchester United`, `Dutch Grand Prix: Qualifying`. */
  name: string;
  /** Epoch seconds; null if the file gives only the date. */
  start: number | null;
  /** `YYYY-MM-DD`, by the calendar at the venue. */
  date: string;
  round: string | null;
  venue: { name: string; country: string | null } | null;
};
