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
  /** The URL's origin: calls of one origin are limited together. */
  origin: string;
  events_json: string;
  /** Null: everything of these kinds. */
  filter_json: string | null;
  lead_minutes: number;
  enabled: number;
  /** From when events that start are sent to it: its creation, or when it was last switched on. */
  active_since: number;
  /** When its calls began to fail; null if the last one succeeded. */
  failing_since: number | null;
  /** When and why the service switched it off; null if it didn't. */
  disabled_at: number | null;
  disabled_reason: "gone" | "failing" | null;
  /** The signing secret, sealed; see `service/webhooks/vault.ts`. */
  secret: string;
  /** The previous secret, which also signs until `previous_until`. */
  previous_secret: string | null;
  previous_until: number | null;
  last_call_at: number | null;
  /** 0 if nothing answered. */
  last_call_http: number | null;
  created_at: number;
};

/**
 * A message to a webhook, written in the transaction that causes it. Unique on webhook, subject, kind, start and
 * revision.
 */
export type OutboxTable = {
  /** `dl_…`, random. Sent as `webhook-id`. */
  id: string;
  webhook: string;
  kind: "event.starting" | "event.started" | "event.changed" | "listing.changed" | "webhook.test";
  /** What it is about: an event, a channel, or for a test the webhook. */
  subject: string;
  /** When its event starts, or the first of its listings; of a test, when it was asked for. */
  start: number;
  /** The guide's revision that a change led to; 0 for what the clock or a request brings. */
  revision: number;
  /** What is sent: JSON text. */
  body: string;
  state: "pending" | "delivered" | "failed" | "expired" | "cancelled";
  /** When it is attempted next. */
  due_at: number;
  /** When it is no longer of use; null: never. */
  expires_at: number | null;
  /** Until when a process that took it is left alone with it; 0: nobody has it. */
  claimed_until: number;
  /** The attempts since it was written, or since it was last asked for again. */
  tries: number;
  /** The last attempts, as the API shows them. */
  attempts_json: string;
  created_at: number;
};

/** The answer to a request with an `Idempotency-Key`, which runs only once. */
export type IdempotencyTable = {
  owner: string;
  key: string;
  /** SHA-256 of its method, path and body, hex. */
  request_hash: string;
  /** The answer, sealed: it may hold a secret. */
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
