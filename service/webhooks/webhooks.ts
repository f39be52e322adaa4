import { randomInt } from "node:crypto";
import type { Kysely, Updateable } from "kysely";
import { toIso } from "../../contract/time.ts";
import type { NewWebhook, Webhook, WebhookChange } from "../../contract/webhook.ts";
import type { WebhookTable } from "../store/schema/operating.ts";
import type { Database } from "../store/schema.ts";
import {
  deleteWebhook,
  getWebhookRow,
  insertWebhook,
  listWebhookRows,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookRow,
} from "../store/webhooks.ts";
import { newSecret, previousSecretSeconds } from "./secrets.ts";

/**
 * An account's webhooks. Another account's webhook is treated as missing: null. Times in the store are epoch seconds.
 */

type Which = { owner: string; id: string };

/** A webhook with its new secret. */
export type WithSecret = Webhook & { secret: string; previous_secret_until?: string };

const alphabet = "0123456789abcdefghijklmnopqrstuvwxyz";
const newId = (): string => `wh_${Array.from({ length: 12 }, () => alphabet[randomInt(36)]).join("")}`;

const filterText = (filter: object | null | undefined): string | null =>
  filter && Object.keys(filter).length > 0 ? JSON.stringify(filter) : null;

const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: JSON.parse(row.events_json),
  ...(row.filter_json !== null && { filter: JSON.parse(row.filter_json) }),
  lead_minutes: row.lead_minutes,
  enabled: row.enabled === 1,
  last_call:
    row.last_call_at === null ? null : { at: toIso(row.last_call_at), http: row.last_call_http ?? 0 },
});

const toWebhookOrNull = (row: WebhookRow | null): Webhook | null => row && toWebhook(row);

/** Creates an enabled webhook with a new secret. */
export async function createWebhook(
  db: Kysely<Database>,
  { owner, now, wanted }: { owner: string; now: number; wanted: NewWebhook },
): Promise<WithSecret> {
  const row: WebhookRow = {
    id: newId(),
    owner,
    url: wanted.url,
    events_json: JSON.stringify(wanted.events),
    filter_json: filterText(wanted.filter),
    lead_minutes: wanted.lead_minutes,
    enabled: 1,
    secret: newSecret(),
    previous_secret: null,
    previous_until: null,
    last_call_at: null,
    last_call_http: null,
    created_at: now,
  };
  await insertWebhook(db, row);
  return { ...toWebhook(row), secret: row.secret };
}

/** Oldest first. */
export const listWebhooks = async (db: Kysely<Database>, owner: string): Promise<Webhook[]> =>
  (await listWebhookRows(db, owner)).map(toWebhook);

export const getWebhook = async (db: Kysely<Database>, which: Which): Promise<Webhook | null> =>
  toWebhookOrNull(await getWebhookRow(db, which));

/** Changes only the given members. */
export async function changeWebhook(
  db: Kysely<Database>,
  which: Which,
  { url, events, filter, lead_minutes, enabled }: WebhookChange,
): Promise<Webhook | null> {
  const change: Updateable<WebhookTable> = {
    ...(url !== undefined && { url }),
    ...(events && { events_json: JSON.stringify(events) }),
    ...(filter !== undefined && { filter_json: filterText(filter) }),
    ...(lead_minutes !== undefined && { lead_minutes }),
    ...(enabled !== undefined && { enabled: enabled ? 1 : 0 }),
  };
  return Object.keys(change).length > 0
    ? toWebhookOrNull(await updateWebhook(db, which, change))
    : getWebhook(db, which);
}

export const removeWebhook = async (db: Kysely<Database>, which: Which): Promise<Webhook | null> =>
  toWebhookOrNull(await deleteWebhook(db, which));

/** Gives a webhook a new secret. The previous one keeps signing for 24 h; older ones stop. */
export async function rotateSecret(
  db: Kysely<Database>,
  which: Which,
  now: number,
): Promise<WithSecret | null> {
  const secret = newSecret();
  const previousUntil = now + previousSecretSeconds;
  const row = await rotateWebhookSecret(db, which, { secret, previousUntil });
  return row && { ...toWebhook(row), secret, previous_secret_until: toIso(previousUntil) };
}
