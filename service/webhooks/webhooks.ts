import type { Kysely, Updateable } from "kysely";
import { toIso } from "../../contract/time.ts";
import type { NewWebhook, Webhook, WebhookChange } from "../../contract/webhook.ts";
import { cancelMessagesTo, deleteMessagesTo } from "../store/outbox.ts";
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
import { randomId } from "./message.ts";
import { newSecret, previousSecretSeconds, secretContext } from "./secrets.ts";
import { normalUrl } from "./target.ts";
import type { Vault } from "./vault.ts";

/**
 * An account's webhooks. Another account's webhook is treated as missing: null. Times in the store are epoch seconds.
 */

type Which = { owner: string; id: string };

/** A webhook with its new secret. */
export type WithSecret = Webhook & { secret: string; previous_secret_until?: string };

/** How many webhooks an account may have. */
export const mostWebhooks = 100;

const filterText = (filter: object | null | undefined): string | null =>
  filter && Object.keys(filter).length > 0 ? JSON.stringify(filter) : null;

export const toWebhook = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  events: JSON.parse(row.events_json),
  ...(row.filter_json !== null && { filter: JSON.parse(row.filter_json) }),
  lead_minutes: row.lead_minutes,
  enabled: row.enabled === 1,
  ...(row.disabled_at !== null &&
    row.disabled_reason !== null && {
      disabled: { at: toIso(row.disabled_at), reason: row.disabled_reason },
    }),
  ...(row.failing_since !== null && { failing_since: toIso(row.failing_since) }),
  last_call:
    row.last_call_at === null ? null : { at: toIso(row.last_call_at), http: row.last_call_http ?? 0 },
});

const toWebhookOrNull = (row: WebhookRow | null): Webhook | null => row && toWebhook(row);

/** Creates an enabled webhook with a new secret. */
export async function createWebhook(
  db: Kysely<Database>,
  { owner, now, wanted, vault }: { owner: string; now: number; wanted: NewWebhook; vault: Vault },
): Promise<WithSecret> {
  const id = randomId("wh", 12);
  const secret = newSecret();
  const row: WebhookRow = {
    id,
    owner,
    ...parseTarget(wanted.url),
    events_json: JSON.stringify(wanted.events),
    filter_json: filterText(wanted.filter),
    lead_minutes: wanted.lead_minutes,
    enabled: 1,
    active_since: now,
    failing_since: null,
    disabled_at: null,
    disabled_reason: null,
    secret: vault.seal(secret, secretContext(id)),
    previous_secret: null,
    previous_until: null,
    last_call_at: null,
    last_call_http: null,
    created_at: now,
  };
  await insertWebhook(db, row);
  return { ...toWebhook(row), secret };
}

const parseTarget = (text: string): Pick<WebhookRow, "url" | "origin"> => {
  const url = normalUrl(text);
  return { url: url.href, origin: url.origin };
};

/** Oldest first. */
export const listWebhooks = async (db: Kysely<Database>, owner: string): Promise<Webhook[]> =>
  (await listWebhookRows(db, owner)).map(toWebhook);

export const getWebhook = async (db: Kysely<Database>, which: Which): Promise<Webhook | null> =>
  toWebhookOrNull(await getWebhookRow(db, which));

/** Changes only the given members. Switched on again, it is as new: what failed before doesn't count. */
export async function changeWebhook(
  db: Kysely<Database>,
  which: Which & { now: number },
  { url, events, filter, lead_minutes, enabled }: WebhookChange,
): Promise<Webhook | null> {
  const change: Updateable<WebhookTable> = {
    ...(url !== undefined && parseTarget(url)),
    ...(events && { events_json: JSON.stringify(events) }),
    ...(filter !== undefined && { filter_json: filterText(filter) }),
    ...(lead_minutes !== undefined && { lead_minutes }),
    ...(enabled === false && { enabled: 0 }),
    ...(enabled === true && {
      enabled: 1,
      active_since: which.now,
      failing_since: null,
      disabled_at: null,
      disabled_reason: null,
    }),
  };
  if (Object.keys(change).length === 0) return getWebhook(db, which);
  const row = await updateWebhook(db, which, change);
  if (row && enabled === false) await cancelMessagesTo(db, row.id);
  return toWebhookOrNull(row);
}

/** Removes a webhook with all of its messages. */
export async function removeWebhook(db: Kysely<Database>, which: Which): Promise<Webhook | null> {
  const row = await deleteWebhook(db, which);
  if (row) await deleteMessagesTo(db, row.id);
  return toWebhookOrNull(row);
}

/** Gives a webhook a new secret. The previous one keeps signing for 24 h; older ones stop. */
export async function rotateSecret(
  db: Kysely<Database>,
  which: Which,
  { now, vault }: { now: number; vault: Vault },
): Promise<WithSecret | null> {
  const secret = newSecret();
  const previousUntil = now + previousSecretSeconds;
  const sealed = vault.seal(secret, secretContext(which.id));
  const row = await rotateWebhookSecret(db, which, { secret: sealed, previousUntil });
  return row && { ...toWebhook(row), secret, previous_secret_until: toIso(previousUntil) };
}
