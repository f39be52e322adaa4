import { type Kysely, type Selectable, sql } from "kysely";
import { inBatches, inSlices, pick, slices } from "./batches.ts";
import type { StoreEngine } from "./migrator.ts";
import type { OutboxTable, WebhookTable } from "./schema/operating.ts";
import type { Database } from "./schema.ts";

/** Messages to webhooks. Times are epoch seconds. */

export type OutboxRow = Selectable<OutboxTable>;

const columns = [
  "id",
  "webhook",
  "kind",
  "subject",
  "start",
  "revision",
  "body",
  "state",
  "due_at",
  "expires_at",
  "claimed_until",
  "tries",
  "attempts_json",
  "created_at",
] as const satisfies readonly (keyof OutboxRow)[];

/** Writes messages in the caller's transaction, unless they were written before. Returns the ids of the new ones. */
export const insertMessages = inBatches<OutboxRow, { id: string }>(
  (db, rows) =>
    db
      .insertInto("outbox")
      .values(rows.map((row) => pick(row, columns)))
      .onConflict((conflict) =>
        conflict.columns(["webhook", "subject", "kind", "start", "revision"]).doNothing(),
      )
      .returning("id"),
  (row) => columns.map((column) => row[column]),
);

/** Whether a message is due. */
export const isAnyDue = async (db: Kysely<Database>, now: number): Promise<boolean> =>
  (await db
    .selectFrom("outbox")
    .select("id")
    .where("state", "=", "pending")
    .where("due_at", "<=", now)
    .where("claimed_until", "<=", now)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** A message that this process is to send, and the webhook that it goes to. */
export type ClaimedMessage = OutboxRow &
  Pick<WebhookTable, "url" | "origin" | "secret" | "previous_secret" | "previous_until">;

export type Claim = {
  engine: StoreEngine;
  now: number;
  /** How long other processes leave the messages to this one. */
  until: number;
  limit: number;
  /** The most messages to one origin. */
  perOrigin: number;
  /** The same for origins that have fewer left. */
  room: ReadonlyMap<string, number>;
};

/** How many of the most overdue messages a claim looks at, so that its cost doesn't grow with what is waiting. */
const mostLookedAt = 2000;

/**
 * Takes messages that are due, the most overdue first, so that no other process sends them meanwhile. On PostgreSQL
 * processes skip what others are about to take; SQLite lets one write at a time.
 */
export async function claimMessages(
  db: Kysely<Database>,
  { engine, now, until, limit, perOrigin, room }: Claim,
): Promise<ClaimedMessage[]> {
  const limits = [...room].map(([origin, left]) => sql`when ${origin} then cast(${left} as integer)`);
  const most =
    limits.length === 0
      ? sql<number>`${perOrigin}`
      : sql<number>`case origin ${sql.join(limits, sql` `)} else ${perOrigin} end`;
  const full = [...room].flatMap(([origin, left]) => (left > 0 ? [] : [sql`${origin}`]));
  const open = full.length === 0 ? sql`` : sql`and webhook.origin not in (${sql.join(full)})`;
  const free = sql`outbox.state = 'pending' and outbox.due_at <= ${now} and outbox.claimed_until <= ${now}`;
  const { rows } = await sql<OutboxRow>`
    with waiting as (
      select outbox.id, outbox.due_at, webhook.origin
      from outbox join webhook on webhook.id = outbox.webhook
      where ${free} ${open}
      order by outbox.due_at
      limit ${mostLookedAt}
    ), ready as (
      select id, due_at, origin, row_number() over (partition by origin order by due_at, id) as place from waiting
    )
    update outbox set claimed_until = ${until}
    where id in (
      select outbox.id from outbox
      where outbox.id in (select id from ready where place <= ${most} order by due_at, id limit ${limit})
        and ${free}
      ${engine === "postgres" ? sql`for update skip locked` : sql``}
    )
    returning ${sql.join(columns.map((column) => sql.ref(column)))}`.execute(db);
  const webhooks = await inSlices([...new Set(rows.map(({ webhook }) => webhook))], (some) =>
    db
      .selectFrom("webhook")
      .select(["id", "url", "origin", "secret", "previous_secret", "previous_until"])
      .where("id", "in", some)
      .execute(),
  );
  const byId = new Map(webhooks.map(({ id, ...target }) => [id, target]));
  return rows.flatMap((row) => {
    const target = byId.get(row.webhook);
    return target ? [{ ...row, ...target }] : [];
  });
}

/** What an attempt left of a message. */
export type SendOutcome = Pick<OutboxRow, "id" | "state" | "due_at" | "tries" | "attempts_json">;

/** Stores the outcomes of attempts, and lets go of the messages. Those that were cancelled meanwhile stay so. */
export const recordOutcomes = inBatches<SendOutcome, never>(
  (db, rows) => {
    const values = rows.map(
      ({ id, state, due_at, tries, attempts_json }) =>
        sql`(cast(${id} as text), cast(${state} as text), cast(${due_at} as bigint), cast(${tries} as integer), cast(${attempts_json} as text))`,
    );
    return {
      compile: () =>
        sql<never>`
          with fresh (id, state, due_at, tries, attempts_json) as (values ${sql.join(values)})
          update outbox set state = fresh.state, due_at = fresh.due_at, tries = fresh.tries,
            attempts_json = fresh.attempts_json, claimed_until = 0
          from fresh where outbox.id = fresh.id and outbox.state = 'pending'`.compile(db),
    };
  },
  ({ id, state, due_at, tries, attempts_json }) => [id, state, due_at, tries, attempts_json],
);

/** Cancels what a webhook still waits for. */
export const cancelMessagesTo = async (db: Kysely<Database>, webhook: string): Promise<void> => {
  await db
    .updateTable("outbox")
    .set({ state: "cancelled" })
    .where("webhook", "=", webhook)
    .where("state", "=", "pending")
    .execute();
};

/** Cancels what is waiting to say that an event starts at another time than `start`; null: that it starts at all. */
export const cancelStarts = async (
  db: Kysely<Database>,
  { event, start }: { event: string; start: number | null },
): Promise<void> => {
  await db
    .updateTable("outbox")
    .set({ state: "cancelled" })
    .where("subject", "=", event)
    .where("kind", "in", ["event.starting", "event.started"])
    .where("state", "=", "pending")
    .$if(start !== null, (qb) => qb.where("start", "!=", start))
    .execute();
};

/** Which of some webhooks have messages about the starts of some subjects. */
export const listAnnounced = (
  db: Kysely<Database>,
  subjects: readonly string[],
): Promise<Pick<OutboxRow, "webhook" | "kind" | "subject" | "start">[]> =>
  inSlices(subjects, (some) =>
    db
      .selectFrom("outbox")
      .select(["webhook", "kind", "subject", "start"])
      .where("subject", "in", some)
      .where("kind", "in", ["event.starting", "event.started"])
      .execute(),
  );

export const deleteMessagesTo = async (db: Kysely<Database>, webhook: string): Promise<void> => {
  await db.deleteFrom("outbox").where("webhook", "=", webhook).execute();
};

/** A page of a webhook's messages, the latest first. */
export const listMessages = (
  db: Kysely<Database>,
  webhook: string,
  { after, limit }: { after: { createdAt: number; id: string } | null; limit: number },
): Promise<OutboxRow[]> =>
  db
    .selectFrom("outbox")
    .selectAll()
    .where("webhook", "=", webhook)
    .$if(after !== null, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb("created_at", "<", after?.createdAt ?? 0),
          eb.and([eb("created_at", "=", after?.createdAt ?? 0), eb("id", "<", after?.id ?? "")]),
        ]),
      ),
    )
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

export const countMessages = async (db: Kysely<Database>, webhook: string): Promise<number> => {
  const { count } = await db
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("webhook", "=", webhook)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** The message that was written of the same thing. */
export const getSameMessage = async (
  db: Kysely<Database>,
  { webhook, subject, kind, start, revision }: OutboxRow,
): Promise<OutboxRow | null> =>
  (await db
    .selectFrom("outbox")
    .selectAll()
    .where("webhook", "=", webhook)
    .where("subject", "=", subject)
    .where("kind", "=", kind)
    .where("start", "=", start)
    .where("revision", "=", revision)
    .executeTakeFirst()) ?? null;

type Which = { webhook: string; id: string };

/** Makes a message due again, from its first attempt on, and never too late. Null if there is none. */
export const renewMessage = async (
  db: Kysely<Database>,
  { webhook, id }: Which,
  now: number,
): Promise<OutboxRow | null> =>
  (await db
    .updateTable("outbox")
    .set({ state: "pending", due_at: now, expires_at: null, tries: 0 })
    .where("id", "=", id)
    .where("webhook", "=", webhook)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Deletes messages written before an instant that wait for nothing, or whose webhook is gone. Returns how many. */
export async function deleteMessagesBefore(
  db: Kysely<Database>,
  { at, limit }: { at: number; limit: number },
): Promise<number> {
  const old = await db
    .selectFrom("outbox")
    .select("id")
    .where("created_at", "<", at)
    .where((eb) =>
      eb.or([
        eb("state", "!=", "pending"),
        eb("webhook", "not in", eb.selectFrom("webhook").select("webhook.id")),
      ]),
    )
    .orderBy("created_at")
    .limit(limit)
    .execute();
  for (const some of slices(old.map(({ id }) => id)))
    await db.deleteFrom("outbox").where("id", "in", some).execute();
  return old.length;
}
