import type { Entrant } from "./detection.ts";

/** A planned event, as an operator's fixture file tells it: its start, venue and round are trusted over listings. */
export type Fixture = {
  /** The file's name as the operator knows it: an import replaces what the same source gave before. */
  source: string;
  /** A sport's slug. */
  sport: string;
  /** The catalogue's league, for example `football/eng-premier-league`; null where the catalogue doesn't know it. */
  league: string | null;
  /** The competition as the file names it. */
  leagueName: string | null;
  /** Home first, with keys as in `Detection`; null for an event of one side. */
  sides: readonly [Entrant, Entrant] | null;
  /** As in `Detection`, for example `motorsport/f1/dutch/qualifying`; null where there are sides. */
  subject: string | null;
  /** How people call it: `Hull City v Manchester United`, `Dutch Grand Prix: Qualifying`. */
  name: string;
  /** Epoch seconds; null where the file tells only the date. */
  start: number | null;
  /** `YYYY-MM-DD`, where the event is held. */
  date: string;
  round: string | null;
  venue: { name: string; country: string | null } | null;
};
