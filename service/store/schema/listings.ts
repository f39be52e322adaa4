import type { Generated } from "kysely";

/** The tables of channels and of what sources say they show. */

/** Where listings come from. */
export type SourceTable = {
  /** The operator's name for it. */
  name: string;
  kind: "xmltv" | "sample";
  /** URL or absolute path; null for listings that came by standard input. */
  location: string | null;
  country: string | null;
  /** IANA zone of times without an offset. */
  timezone: string | null;
  /** How often the service reads it again; null: only on command. */
  refresh_minutes: number | null;
  /** Whether channels that the channel database calls closed, or adult, are listed all the same: 0 or 1. */
  include_closed: Generated<number>;
  include_adult: Generated<number>;
  etag: string | null;
  last_modified: string | null;
  /** The hash of what the last accepted run read, and how; null if reading it again might change something. */
  content_hash: string | null;
  added_at: number;
  /** When it was last read, successfully or not. */
  checked_at: number | null;
  /** When its listings last changed. */
  updated_at: number | null;
  /** Slots of the last accepted run. */
  slots: number;
  status: "new" | "ok" | "unchanged" | "held_back" | "failed";
  /** One sentence about the last run, for the operator. */
  message: string | null;
  /** How many runs in a row failed. */
  failures: Generated<number>;
  /** When it is tried again; null unless the last run failed. */
  retry_at: number | null;
  /** What is added to its times, which are wrong by as much. */
  shift_minutes: Generated<number>;
  /** The hash of what it listed before `content_hash`; null if unknown. */
  earlier_hash: string | null;
  /** The same hash if the last run found that it lists this again. */
  turned_hash: string | null;
};

/** A run of a source. */
export type SourceRunTable = {
  source: string;
  /** When it began. */
  at: number;
  outcome: "ok" | "unchanged" | "held_back" | "failed";
  channels: number;
  slots: number;
  took_ms: number;
  /** Why it failed or was held back. */
  message: string | null;
  /** What it did, for people: `RunFact[]`. */
  account_json: string;
};

/** One source's own channel; a channel of the guide may have several feeds. */
export type FeedTable = {
  ref: Generated<number>;
  source: string;
  /** The channel's id within the source. */
  source_channel: string;
  /** The channel it joined; null if it is kept out of the guide (closed or adult). */
  channel: number | null;
  joined_by: "id" | "site_map" | "name" | "own" | "excluded";
  /** `[{ name, language? }]` */
  names_json: string;
  icon: string | null;
  website: string | null;
  /** The source's logical channel number. */
  number: number | null;
  /** The place in the source's own order, from 0. */
  position: number;
  /** The country that the feed is for, as its id or its neighbours in the source say; null if they don't. */
  country: string | null;
  /** When an accepted run of the source first no longer listed it; null while it is listed. */
  gone_at: number | null;
};

/** A channel of the guide. */
export type ChannelTable = {
  ref: Generated<number>;
  /** `ch_…`, derived from `key`. */
  id: string;
  /** The channel database's id if known, else `source/source_channel`. */
  key: string;
  name: string;
  /** Names, aliases and call signs, folded for search (see `fold`), one a line. */
  search_text: string;
  country: string | null;
  languages_json: string;
  categories_json: string;
  owner: string | null;
  launched: number | null;
  website: string | null;
  logo: string | null;
  aliases_json: string;
  timezone: string | null;
  sample: number;
  /** The store's revision at which its record or its slots last changed. */
  revision: number;
};

/** The order in which a country's own guides list channels. */
export type LineupTable = { country: string; channel: number; position: number };

/** A programme of one feed, clustered by channel and start. Of several feeds only the chosen slots are shown. */
export type SlotTable = {
  channel: number;
  start: number;
  feed: number;
  stop: number;
  shown: number;
  /** The slot as the API answers it: a JSON object's text. */
  body: string;
  /** What only `/listings/{id}` adds: a JSON object's text. */
  detail: string | null;
};

/** A slot that a source moved or replaced. */
export type FormerSlotTable = {
  channel: number;
  start: number;
  stop: number;
  /** What tells its programme from others, as JSON text. */
  said_json: string;
};

/** What search needs of a slot. */
export type SlotTitle = {
  /** Its title; null if that has no letter or digit. */
  title: number | null;
};

/** The folded titles of slots: see `fold`. */
export type TitleTable = {
  ref: Generated<number>;
  folded: string;
  /** No slot with this title ends later. */
  last_stop: Generated<number>;
};

/** The titles again, indexed for substring search in each engine's own way. */
export type TitleTextView = { rowid: number; folded: string };

/** What derivation found for a slot; only shown slots have it. */
export type SlotMeaning = {
  /** The event that it shows: the members `event` and `event_info` of an answer, as an object's JSON text. */
  event: string | null;
  /** Its episode, if that differs from the listing's own: an `EpisodeMatch` as JSON text. */
  episode: string | null;
};

/** A channel of the imported channel database, or a feed of one whose listings are its own. */
export type KnownChannelTable = {
  /** For example `BBCOne.uk`, or `BBCOne.uk@Wales` for a feed. */
  id: string;
  name: string;
  aliases_json: string;
  country: string | null;
  languages_json: string;
  categories_json: string;
  owner: string | null;
  launched: number | null;
  website: string | null;
  logo: string | null;
  timezone: string | null;
  /** The countries in which it is broadcast; empty if unknown. */
  areas_json: string;
  /** Why it is kept out of the guide; null if it isn't. */
  excluded: "closed" | "nsfw" | null;
};

/** What finds a known channel: its names and aliases (`nameKey`) and its ids (`idKey`, which hold a dot). */
export type KnownNameTable = { key: string; channel: string };

/** A site's own channel id and the known channel that it means. */
export type SiteMapTable = {
  /** The part of `site_id` that guides carry: what follows its last `#`. */
  token: string;
  site: string;
  site_id: string;
  channel: string;
};
