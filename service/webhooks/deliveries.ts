import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import type { Delivery } from "../../contract/webhook.ts";
import { getSameMessage, insertMessages, type OutboxRow, renewMessage } from "../store/outbox.ts";
import type { Database } from "../store/schema.ts";
import { formatBody, messageRow } from "./message.ts";

/** A message as the API shows it. */
export const toDelivery = (row: OutboxRow): Delivery => ({
  id: row.id,
  type: row.kind,
  subject: row.subject,
  state: row.state,
  created: toIso(row.created_at),
  next_attempt: row.state === "pending" ? toIso(row.due_at) : null,
  attempts: JSON.parse(row.attempts_json),
});

/** Writes a test message; within one second, the same. `now` is in epoch seconds. */
export async function writeTest(db: Kysely<Database>, webhook: string, now: number): Promise<Delivery> {
  const body = formatBody("webhook.test", now, { webhook });
  const row = messageRow({ webhook, kind: "webhook.test", subject: webhook, start: now, at: now, body });
  await insertMessages(db, [row]);
  return toDelivery((await getSameMessage(db, row)) ?? row);
}

/** Makes a message due again, from its first attempt on. Null if there is none. */
export async function redeliver(
  db: Kysely<Database>,
  which: { webhook: string; id: string },
  now: number,
): Promise<Delivery | null> {
  const row = await renewMessage(db, which, now);
  return row && toDelivery(row);
}
