/** The tables of API clients and their webhooks, and of the service itself. */

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

/** An address at which players read a guide, without a key: a country's, a lineup's, or some channels'. */
export type GuideAddressTable = {
  /** SHA-256 of its token, hex. */
  hash: string;
  /** The token's first characters, to tell addresses apart. */
  hint: string;
  label: string | null;
  /** Of these three exactly one isn't null. */
  country: string | null;
  /** `ln_…` */
  lineup: string | null;
  channels_json: string | null;
  created_at: number;
  revoked_at: number | null;
};

/** The calls of a key on a UTC day. */
export type CallCountTable = {
  key_hash: string;
  /** Days since 1970-01-01. */
  day: number;
  calls: number;
  /** How many calls the last statement took: what it asked for, or what was left. */
  granted: number;
};

/** A task that exactly one process may do at a time, and the process that holds it. */
export type LeaseTable = {
  name: string;
  /** Random, new for each tenure. */
  holder: string;
  /** How often the holder has renewed it: a process that sees no renewal for long enough may take it over. */
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
  /** `whsec_…`, the signing secret. */
  secret: string;
  /** The previous secret, which also signs until `previous_until`. */
  previous_secret: string | null;
  previous_until: number | null;
  last_call_at: number | null;
  /** 0 if nothing answered. */
  last_call_http: number | null;
  created_at: number;
};

/** The answer to a request with an `Idempotency-Key`, which runs only once. */
export type IdempotencyTable = {
  owner: string;
  key: string;
  /** SHA-256 of its method, path and body, hex. */
  request_hash: string;
  /** The answer's `data`, as it was sent. */
  answer_json: string;
  created_at: number;
};

/** The result of visits to a page on which a channel can be watched free. */
export type FreeViewCheckTable = {
  url: string;
  /** The day on which it last answered, YYYY-MM-DD. */
  checked: string | null;
  /** How often in a row it has failed since. */
  failures: number;
  /** Why it failed, in a sentence. */
  message: string | null;
  tried_at: number;
};

/** Single values: `revision`, `cursor_secret`, `sport_rules`, `sport_habits`, `show_rules`. */
export type MetaTable = { name: string; value: string };
