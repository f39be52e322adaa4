import { z } from "zod";
import { type Due, lateSeconds, type Planned, type PushChanges } from "../due.ts";
import type { DeviceSubscription } from "../reminder.ts";
import type { Db, KeptReminder } from "./store.ts";

const bodySchema = z.object({
  id: z.string(),
  title: z.string(),
  listed: z.string().optional(),
  start: z.number(),
  channel: z.string().optional(),
  path: z.string(),
  why: z.enum(["start", "moved", "gone"]),
  at: z.number(),
  market: z.string(),
  from: z.number().optional(),
});

/** What is planned for a reminder's starts, sent or not. */
export async function listPlanned(
  db: Db,
  { device, subject }: Pick<KeptReminder, "device" | "subject">,
): Promise<Planned[]> {
  const rows = await db
    .selectFrom("site_push")
    .select(["body", "start", "state"])
    .where("device", "=", device)
    .where("subject", "=", subject)
    .where("reason", "=", "start")
    .execute();
  return rows.map(({ body, start, state }) => ({
    ...bodySchema.parse(JSON.parse(body)),
    start,
    isSent: state === "done",
  }));
}

/** Stores a plan. What another of the device's reminders planned of the same thing stays as it is. */
export async function storePlan(
  db: Db,
  { device, subject }: Pick<KeptReminder, "device" | "subject">,
  plan: PushChanges,
): Promise<void> {
  await db.transaction().execute(async (changing) => {
    for (const item of plan.drop)
      await changing
        .deleteFrom("site_push")
        .where("device", "=", device)
        .where("subject", "=", subject)
        .where("item", "=", item)
        .where("reason", "=", "start")
        .execute();
    for (const due of plan.put) await putPush(changing, device, subject, due);
  });
}

async function putPush(db: Db, device: string, subject: string, due: Due): Promise<void> {
  const reason = due.why === "start" ? "start" : `${due.why} ${due.start}`;
  const row = {
    subject,
    start: due.start,
    body: JSON.stringify(due),
    at: due.at,
    state: "waiting" as const,
    tries: 0,
  };
  await db
    .insertInto("site_push")
    .values({ device, item: due.id, reason, ...row })
    .onConflict((same) =>
      due.why === "start"
        ? same
            .columns(["device", "item", "reason"])
            .doUpdateSet(row)
            .where("site_push.start", "!=", due.start)
        : same.columns(["device", "item", "reason"]).doNothing(),
    )
    .execute();
}

export type Claimed = {
  device: string;
  item: string;
  reason: string;
  due: Due;
  tries: number;
  to: DeviceSubscription;
};

/** For how long a process may take to send what it claimed, before another does. */
const claimSeconds = 60;

/** Takes pushes that are due, so that no other process sends them. */
export async function claimPushes(db: Db, now: number, most: number): Promise<Claimed[]> {
  const due = await db
    .selectFrom("site_push")
    .select(["device", "item", "reason", "state", "claimed_until"])
    .where("at", "<=", now)
    .where("state", "!=", "done")
    .where("claimed_until", "<=", now)
    .orderBy("at")
    .limit(most)
    .execute();
  const claimed: Claimed[] = [];
  for (const { device, item, reason, claimed_until } of due) {
    const row = await db
      .updateTable("site_push")
      .set({ state: "claimed", claimed_until: now + claimSeconds })
      .where("device", "=", device)
      .where("item", "=", item)
      .where("reason", "=", reason)
      .where("state", "!=", "done")
      .where("claimed_until", "=", claimed_until)
      .returning(["body", "tries"])
      .executeTakeFirst();
    const to =
      row && (await db.selectFrom("site_device").selectAll().where("id", "=", device).executeTakeFirst());
    if (!row || !to) continue;
    const { endpoint, p256dh, auth } = to;
    const body = bodySchema.parse(JSON.parse(row.body));
    claimed.push({
      device,
      item,
      reason,
      due: body,
      tries: row.tries,
      to: { endpoint, keys: { p256dh, auth } },
    });
  }
  return claimed;
}

type PushKey = Pick<Claimed, "device" | "item" | "reason">;

/** Notes that a push was sent, or that it never will be. */
export async function finishPush(db: Db, { device, item, reason }: PushKey): Promise<void> {
  await db
    .updateTable("site_push")
    .set({ state: "done", claimed_until: 0 })
    .where("device", "=", device)
    .where("item", "=", item)
    .where("reason", "=", reason)
    .execute();
}

/** Has a push sent again at a time. */
export async function delayPush(db: Db, { device, item, reason }: PushKey, at: number): Promise<void> {
  await db
    .updateTable("site_push")
    .set((row) => ({ state: "waiting", claimed_until: 0, at, tries: row("tries", "+", 1) }))
    .where("device", "=", device)
    .where("item", "=", item)
    .where("reason", "=", reason)
    .execute();
}

/** Whether a push would come too late to help. */
export const isLate = ({ why, start }: Due, now: number): boolean =>
  why === "start" && now > start + lateSeconds;
