import { type Kysely, type Selectable, sql, type Updateable } from "kysely";
import { inSlices } from "./batches.ts";
import { listMeta } from "./meta.ts";
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
  await countChange(db);
};

const counter = "webhook_changes";

/** Counts the changes that decide what webhooks are told, so that others notice them without reading every webhook. */
async function countChange(db: Kysely<Database>): Promise<void> {
  await db
    .insertInto("meta")
    .values({ name: counter, value: "1" })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ value: sql<string>`cast(cast(meta.value as integer) + 1 as text)` }),
    )
    .execute();
}

/** What messages depend on besides the clock: it changes with listings and with webhooks. */
export const getMessageState = async (db: Kysely<Database>): Promise<string> =>
  (await listMeta(db, ["revision", counter])).join(" ");

/** How many webhooks an owner has. */
export const countWebhooks = async (db: Kysely<Database>, owner: string): Promise<number> => {
  const { count } = await db
    .selectFrom("webhook")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("owner", "=", owner)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Whether anybody has a webhook. */
export const hasWebhooks = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom("webhook").select("id").limit(1).executeTakeFirst()) !== undefined;

/** Every webhook, of all owners, by owner and age. */
export const listAllWebhooks = (db: Kysely<Database>): Promise<WebhookRow[]> =>
  db.selectFrom("webhook").selectAll().orderBy("owner").orderBy("created_at").orderBy("id").execute();

/** A webhook, whoever owns it. */
export const findWebhook = async (db: Kysely<Database>, id: string): Promise<WebhookRow | null> =>
  (await db.selectFrom("webhook").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

export type SubscriptionRow = Pick<
  WebhookRow,
  "id" | "events_json" | "filter_json" | "lead_minutes" | "active_since"
>;

/** The webhooks that are switched on, of all owners. */
export const listSubscriptions = (db: Kysely<Database>): Promise<SubscriptionRow[]> =>
  db
    .selectFrom("webhook")
    .select(["id", "events_json", "filter_json", "lead_minutes", "active_since"])
    .where("enabled", "=", 1)
    .orderBy("id")
    .execute();

/** The former ids of events, each with the event that it leads to now: those among some ids, or those of some events. */
export const listFormerIds = (
  db: Kysely<Database>,
  by: "id" | "event",
  ids: readonly string[],
): Promise<{ id: string; event: string }[]> =>
  inSlices(ids, (some) =>
    db.selectFrom("event_alias").select(["id", "event"]).where(by, "in", some).execute(),
  );

/** What becomes of a webhook with the calls that just ended. Times are epoch seconds. */
export type CallResult = { webhook: string; at: number; http: number; succeeded: boolean };

/** Notes the last of a webhook's calls. Returns since when its calls have failed; null if it succeeded. */
export async function recordCall(
  db: Kysely<Database>,
  { webhook, at, http, succeeded }: CallResult,
): Promise<number | null> {
  const row = await db
    .updateTable("webhook")
    .set({
      last_call_at: at,
      last_call_http: http,
      failing_since: succeeded ? null : sql<number>`coalesce(failing_since, ${at})`,
    })
    .where("id", "=", webhook)
    .returning("failing_since")
    .executeTakeFirst();
  return row?.failing_since ?? null;
}

/** Switches a webhook off. False if it was off, or is gone. */
export async function disableWebhook(
  db: Kysely<Database>,
  { webhook, at, reason }: { webhook: string; at: number; reason: "gone" | "failing" },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook")
    .set({ enabled: 0, disabled_at: at, disabled_reason: reason })
    .where("id", "=", webhook)
    .where("enabled", "=", 1)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) return false;
  await countChange(db);
  return true;
}

/** Secrets as they are stored, of every webhook. */
export const listStoredSecrets = (
  db: Kysely<Database>,
): Promise<Pick<WebhookRow, "id" | "secret" | "previous_secret">[]> =>
  db.selectFrom("webhook").select(["id", "secret", "previous_secret"]).execute();

/** Replaces a stored secret, unless it was changed meanwhile. */
export const replaceStoredSecret = async (
  db: Kysely<Database>,
  id: string,
  column: "secret" | "previous_secret",
  { from, to }: { from: string; to: string },
): Promise<void> => {
  await db
    .updateTable("webhook")
    .set({ [column]: to })
    .where("id", "=", id)
    .where(column, "=", from)
    .execute();
};

/** Changes a webhook and returns it; null if there is none. */
export const updateWebhook = async (
  db: Kysely<Database>,
  { owner, id }: Which,
  change: Updateable<WebhookTable>,
): Promise<WebhookRow | null> => {
  const row = await db
    .updateTable("webhook")
    .set(change)
    .where("owner", "=", owner)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (row) await countChange(db);
  return row ?? null;
};

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
export const deleteWebhook = async (
  db: Kysely<Database>,
  { owner, id }: Which,
): Promise<WebhookRow | null> => {
  const row = await db
    .deleteFrom("webhook")
    .where("owner", "=", owner)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (row) await countChange(db);
  return row ?? null;
};
