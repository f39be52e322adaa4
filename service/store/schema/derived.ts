import type { Generated } from "kysely";
import type { Kind } from "../../../contract/slot.ts";

/** The tables of what is derived from listings: events, and shows with their episodes. */

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
  /** The block that it belongs to once different spellings are unified. */
  block: string;
  /** A `Detection` without its reasons. */
  detection_json: string;
  event: string | null;
  /** `live`, `delayed` or `repeat`, of a broadcast that shows an event. */
  showing: string | null;
  /** Why it is one of these. */
  reason: string | null;
};

/** An event found in the listings. */
export type EventTable = {
  /** `ev_…` */
  id: string;
  block: string;
  kind: "played" | "unseen" | "old";
  /** `other` if unknown. */
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
  /** What it is compared with when it changes next: an `EventState` of `service/sport/changes.ts`. */
  state_json: string;
  /** When the event or who shows it last changed; null if that was before this was kept. */
  updated_at: number | null;
};

/** An id that an event had before more was known about it. */
export type EventAliasTable = { id: string; event: string };

/** A change of an event, written in the same transaction; kept for some days. */
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
  /** What the plug-in stores for the channel: for sport, `MarkingCounts` by source. */
  notes_json: string | null;
};

/** What a plug-in has to rebuild: a block of sightings, or a title of airings. */
export type StaleKeyTable = { plugin: DerivedChannelTable["plugin"]; key: string };

/** A planned event from one of the operator's fixture files. */
export type FixtureTable = {
  /** The file that it comes from. */
  source: string;
  /** Its place in the file, from 0. */
  place: number;
  sport: string;
  /** `YYYY-MM-DD` at its venue. */
  date: string;
  /** The block of sightings that it belongs to. */
  block: string;
  /** A `Fixture` as JSON text. */
  body: string;
};

/** A shown slot that may belong to a series, with the show and episode that matching found; see `service/shows`. */
export type AiringTable = {
  channel: number;
  start: number;
  /** Its title as it is compared: see `titleKey`. */
  title: string;
  /** The most trusted series id in the listing; see `seriesIds`. */
  series: string | null;
  /** `SeriesHints`. */
  hints_json: string;
  /** `sh_…` */
  show: string | null;
  /** `ep_…` */
  episode: string | null;
  /** An `EpisodeMatch`; null if the listing's own episode is used. */
  match_json: string | null;
};

/** A series, from a catalogue or built from the listings. */
export type ShowTable = {
  /** `sh_…` */
  id: string;
  /** The catalogue; `listings` for none. */
  source: string;
  /** The file or address that it was last imported from; null for listings. */
  origin: string | null;
  /** For listings, the title that it was built from, as it is compared. */
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
export type ShowKeyTable = {
  key: string;
  show: string;
  /** What a listing is that has this name and doesn't say it; null if the name tells nothing. */
  kind: Kind | null;
};

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
  /** When it was first shown: `HH:MM` local time, and epoch seconds. */
  air_time: string | null;
  airs_at: number | null;
  body: string;
};

/** An id that a show or an episode had by its listings alone, or before more was known about it. */
export type ShowAliasTable = { id: string; target: string };
