import type { Generated } from "kysely";

/**
 * The tables, the same on every engine. Times are epoch seconds; `*_json` columns hold JSON text; booleans
 * are 0 or 1. `ref` columns are internal keys and never leave the service.
 */
export type Database = {
  source: SourceTable;
  feed: FeedTable;
  channel: ChannelTable;
  lineup: LineupTable;
  slot: SlotTable & SlotMeaning & SlotTitle;
  title: TitleTable;
  title_text: TitleTextView;
  sighting: SightingTable;
  event: EventTable;
  event_alias: EventAliasTable;
  event_change: EventChangeTable;
  sighted_channel: SightedChannelTable;
  stale_block: StaleBlockTable;
  fixture: FixtureTable;
  airing: AiringTable;
  show: ShowTable;
  show_key: ShowKeyTable;
  episode: EpisodeTable;
  show_alias: ShowAliasTable;
  read_channel: ReadChannelTable;
  stale_title: StaleTitleTable;
  known_channel: KnownChannelTable;
  known_name: KnownNameTable;
  site_map: SiteMapTable;
  api_key: ApiKeyTable;
  call_count: CallCountTable;
  lease: LeaseTable;
  webhook: WebhookTable;
  idempotency: IdempotencyTable;
  free_view_check: FreeViewCheckTable;
  meta: MetaTable;
};

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
  /** How often the service reads it again; null: only when told. */
  refresh_minutes: number | null;
  etag: string | null;
  last_modified: string | null;
  added_at: number;
  /** When it was last read, whatever came of it. */
  checked_at: number | null;
  /** When its listings last changed. */
  updated_at: number | null;
  /** Slots of the last accepted run. */
  slots: number;
  status: "new" | "ok" | "unchanged" | "held_back" | "failed";
  /** One sentence about the last run, for the operator. */
  message: string | null;
};

/** One source's own channel; several feeds may stand behind one channel of the guide. */
export type FeedTable = {
  ref: Generated<number>;
  source: string;
  /** The channel's id within the source. */
  source_channel: string;
  /** The channel it joined; null where it stays out of the guide (closed, blocked, NSFW). */
  channel: number | null;
  joined_by: "id" | "site_map" | "name" | "own" | "excluded";
  /** `[{ name, language? }]` */
  names_json: string;
  icon: string | null;
  website: string | null;
  /** The logical channel number that the source gives. */
  number: number | null;
  /** The place in the source's own order, from 0. */
  position: number;
  /** When an accepted run of the source first no longer listed it; null while it is listed. */
  gone_at: number | null;
};

/** A channel of the guide. */
export type ChannelTable = {
  ref: Generated<number>;
  /** `ch_…`, derived from `key`. */
  id: string;
  /** The channel database's id where known, else `source/source_channel`. */
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

/** What the store itself keeps of a slot, for search. */
export type SlotTitle = {
  /** Its title; null where that has no letter or digit. */
  title: number | null;
};

/** What slots' titles come to once they are folded: see `fold`. */
export type TitleTable = {
  ref: Generated<number>;
  folded: string;
  /** No slot that bears it ends later. */
  last_stop: Generated<number>;
};

/** The titles once more, as they are looked for by parts of them: each engine keeps them in its own way. */
export type TitleTextView = { rowid: number; folded: string };

/** What slots are found to be, written after them and only where they are shown. */
export type SlotMeaning = {
  /** The event that it shows: `ev_…`. */
  event: string | null;
  /** Its episode, where that is another than the listing's own: an `EpisodeMatch` as JSON text. */
  episode: string | null;
};

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
  /** A `Mention` without its reasons. */
  mention_json: string;
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

/** As of which revision of a channel its slots were read for events, and how its sources mark them. */
export type SightedChannelTable = {
  channel: number;
  revision: number;
  /** `HabitCounts` by source. */
  habits_json: string;
};

/** What of the sightings changed since events were last made of them. */
export type StaleBlockTable = { block: string };

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
  /** A `Telling`. */
  telling_json: string;
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

/** As of which revision of a channel its slots were read for shows. */
export type ReadChannelTable = { channel: number; revision: number };

/** Titles whose shows are to be made anew. */
export type StaleTitleTable = { title: string };

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
  /** Why it stays out of the guide; null where it doesn't. */
  excluded: "closed" | "blocked" | "nsfw" | null;
};

/** What finds a known channel: its names and aliases (`nameKey`) and its ids (`idKey`, which hold a dot). */
export type KnownNameTable = { key: string; channel: string };

/** A site's own channel id and the known channel that it stands for. */
export type SiteMapTable = {
  /** What of `site_id` a guide carries: the part after its last `#`. */
  token: string;
  site: string;
  site_id: string;
  channel: string;
};

export type ApiKeyTable = {
  /** SHA-256 of the key, hex. */
  hash: string;
  /** The key's first characters, to tell keys apart. */
  hint: string;
  plan: "free" | "plus" | "live" | "pro";
  label: string | null;
  /** The account that the key's webhooks belong to; null: an account of the key's own. */
  owner: string | null;
  created_at: number;
  revoked_at: number | null;
};

/** The calls of a key on a day of UTC. */
export type CallCountTable = {
  key_hash: string;
  /** Counted from 1970-01-01. */
  day: number;
  calls: number;
  /** How many the last statement took: what it asked for, or what was left. */
  granted: number;
};

/** What one process of all may do, and which of them may. */
export type LeaseTable = {
  name: string;
  /** Random, another for each tenure. */
  holder: string;
  /** How often the holder has renewed it: whoever sees it stand still for long enough may take it over. */
  beats: number;
};

export type WebhookTable = {
  /** `wh_…`, random. */
  id: string;
  /** The account of the key that made it. */
  owner: string;
  url: string;
  events_json: string;
  /** Null: everything of these kinds. */
  filter_json: string | null;
  lead_minutes: number;
  enabled: number;
  /** `whsec_…`, as it signs. */
  secret: string;
  /** The one before, which signs too until `previous_until`. */
  previous_secret: string | null;
  previous_until: number | null;
  last_call_at: number | null;
  /** 0 where nothing answered. */
  last_call_http: number | null;
  created_at: number;
};

/** What a request with an `Idempotency-Key` was answered, so that it is carried out once. */
export type IdempotencyTable = {
  owner: string;
  key: string;
  /** SHA-256 of its method, path and body, hex. */
  request_hash: string;
  /** The answer's `data`, as it was sent. */
  answer_json: string;
  created_at: number;
};

/** What came of visiting a page on which a channel can be watched free. */
export type FreeViewCheckTable = {
  url: string;
  /** The day on which it last answered, YYYY-MM-DD. */
  checked: string | null;
  /** How often in a row it failed since. */
  failures: number;
  /** Why it failed, in a sentence. */
  message: string | null;
  tried_at: number;
};

/** Single values: `revision`, `cursor_secret`, `sport_rules`, `sport_habits`, `show_rules`. */
export type MetaTable = { name: string; value: string };
