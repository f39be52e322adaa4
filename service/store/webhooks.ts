import type { Kysely, Selectable, Updateable } from "kysely";
import type { WebhookTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

export type WebhookRow = Selectable<WebhookTable>;

/** A webhook is identified together with its owner, so that nobody else can find, change or remove it. */
type Which = { owner: string; id: string };

/** An owner's webhooks, oldest first. */
export const listWebhookRows = (db: Kysely<Database>, owner: string): Promise<WebhookRow[]> =>
  db
    .selectFrom("webhook")
    .selectAll()
    .where("owner", "=", owner)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const getWebhookRow = async (db: Kysely<Database>, { owner, id }: Which): Promise<WebhookRow | null> =>
  (await db
    .selectFrom("webhook")
    .selectAll()
    .where("owner", "=", owner)
    .where("id", "=", id)
    .executeTakeFirst()) ?? null;

export const insertWebhook = async (db: Kysely<Database>, row: WebhookRow): Promise<void> => {
  await db.insertInto("webhook").values(row).execute();
};

/** Changes a webhook and returns it; null if there is none. */
export const updateWebhook = async (
  db: Kysely<Database>,
  { owner, id }: Which,
  change: Updateable<WebhookTable>,
): Promise<WebhookRow | null> =>
  (await db
    .updateTable("webhook")
    .set(change)
    .where("owner", "=", owner)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Replaces a webhook's secret and keeps the previous one until an instant. Null if there is no such webhook. */
export const rotateWebhookSecret = async (
  db: Kysely<Database>,
  { owner, id }: Which,
  { secret, previousUntil }: { secret: string; previousUntil: number },
): Promise<WebhookRow | null> =>
  (await db
    .updateTable("webhook")
    .set(({ ref }) => ({ previous_secret: ref("secret"), previous_until: previousUntil, secret }))
    .where("owner", "=", owner)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Removes a webhook and returns it; null if there was none. */
export const deleteWebhook = async (db: Kysely<Database>, { owner, id }: Which): Promise<WebhookRow | null> =>
  (await db
    .deleteFrom("webhook")
    .where("owner", "=", owner)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Everybody's webhooks, oldest first, for the service's operator. */
export const listAllWebhooks = (
  db: Kysely<Database>,
): Promise<Pick<WebhookRow, "url" | "enabled" | "last_call_at" | "last_call_http">[]> =>
  db
    .selectFrom("webhook")
    .select(["url", "enabled", "last_call_at", "last_call_http"])
    .orderBy("created_at")
    .execute();
