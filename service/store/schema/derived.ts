import type { Generated } from "kysely";

/** The tables of what listings are found to tell: events, and shows with their episodes. */

/** A shown slot that shows a sports event, or is about one; see `service/sport`. */
export type SightingTable = {
  channel: number;
  start: number;
  stop: number;
  source: string;
  /** The channel's. */
  country: string | null;
  /** Whether the channel shows another's programmes an hour later. */
  timeshift: number;
  /** Whether the channel plays from files. */
  canned: number;
  /** `broadcast`, `highlights` … */
  kind: string;
  /** The keys of the sides as the listing spells them, in order; of an event of one side, its subject alone. */
  key_a: string;
  key_b: string | null;
  /** What it is held to be about, once spellings are brought together. */
  block: string;
  /** A `Detection` without its reasons. */
  detection_json: string;
  event: string | null;
  /** `live`, `delayed` or `repeat`, of a broadcast that shows an event. */
  showing: string | null;
  /** Why it is held to. */
  reason: string | null;
};

/** An event that the listings tell of. */
export type EventTable = {
  /** `ev_…` */
  id: string;
  block: string;
  kind: "played" | "unseen" | "old";
  /** `other` where nothing tells it. */
  sport: string;
  sport_name: string;
  /** `lg_…` */
  league: string | null;
  league_name: string | null;
  league_country: string | null;
  start: number;
  stop: number;
  /** Channels that show it live. */
  live_on: number;
  /** The event as the API answers it: a JSON object's text. */
  body: string;
  /** What its next change is held against: an `EventState` of `service/sport/changes.ts`. */
  state_json: string;
};

/** The id that an event had before more was known of it. */
export type EventAliasTable = { id: string; event: string };

/** What changed about an event, written with the change; kept for some days. */
export type EventChangeTable = {
  ref: Generated<number>;
  event: string;
  at: number;
  /** An `EventChange` of `service/sport/changes.ts`. */
  change_json: string;
};

/** The revision at which a plug-in of derivation read a channel's slots. */
export type DerivedChannelTable = {
  channel: number;
  plugin: "sport" | "shows";
  revision: number;
  /** What the plug-in noted of the channel; sport's `MarkingCounts` by source. */
  notes_json: string | null;
};

/** What a plug-in has to rebuild: a block of sightings, or a title of airings. */
export type StaleKeyTable = { plugin: DerivedChannelTable["plugin"]; key: string };

/** A planned event, as a fixture file of the operator's tells it. */
export type FixtureTable = {
  /** The file that told it. */
  source: string;
  /** Its place in the file, from 0. */
  place: number;
  sport: string;
  /** `YYYY-MM-DD`, where it is held. */
  date: string;
  /** What it is about, as a sighting's. */
  block: string;
  /** A `Fixture` as JSON text. */
  body: string;
};

/** A shown slot that may be of a series, and which it was found to be of; see `service/shows`. */
export type AiringTable = {
  channel: number;
  start: number;
  /** Its title as it is compared: see `titleKey`. */
  title: string;
  /** The most trusted of the ids that it gives its series; see `seriesIds`. */
  series: string | null;
  /** `SeriesHints`. */
  hints_json: string;
  /** `sh_…` */
  show: string | null;
  /** `ep_…` */
  episode: string | null;
  /** An `EpisodeMatch`; null where what the listing tells by itself stands. */
  match_json: string | null;
};

/** A series, of a catalogue or made of the listings. */
export type ShowTable = {
  /** `sh_…` */
  id: string;
  /** The catalogue; `listings` for none. */
  source: string;
  /** The file or address that told of it last; null for listings. */
  origin: string | null;
  /** What it was made of, for listings: a title as it is compared. */
  title: string | null;
  name: string;
  /** Its name as search compares it. */
  folded: string;
  /** The country of its first broadcaster. */
  country: string | null;
  languages_json: string;
  /** The show as the API answers it: a JSON object's text. */
  body: string;
};

/** What finds a catalogue's show: ids of other systems, and `title:` with its folded names. */
export type ShowKeyTable = { key: string; show: string };

export type EpisodeTable = {
  /** `ep_…` */
  id: string;
  show: string;
  source: string;
  origin: string | null;
  title: string | null;
  season: number | null;
  number: number | null;
  name: string | null;
  orig_air: string | null;
  /** When it was first shown, `HH:MM` by the clock there, and as epoch seconds. */
  air_time: string | null;
  airs_at: number | null;
  body: string;
};

/** The id that a show or an episode had by its listings alone, or before more was known. */
export type ShowAliasTable = { id: string; target: string };
