import { createHash } from "node:crypto";
import type { Kysely } from "kysely";
import type { DeviceSubscription, Reminder } from "../reminder.ts";
import type { ReminderTables } from "./schema.ts";

export type Db = Kysely<ReminderTables>;

/** The most that one device, and all of them together, may have. */
export const mostReminders = { ofDevice: 60, inAll: 200_000 };

/** The id of a device is derived from its endpoint, so that a device has one whatever it sends. */
const deviceId = ({ endpoint }: DeviceSubscription): string =>
  createHash("sha256").update(endpoint).digest("base64url").slice(0, 22);

/** A device's id if it may change its reminders: it has to know its secret too; null otherwise, or if it is new. */
async function findDevice(db: Db, subscription: DeviceSubscription): Promise<string | null> {
  const id = deviceId(subscription);
  const found = await db.selectFrom("site_device").select("auth").where("id", "=", id).executeTakeFirst();
  return found?.auth === subscription.keys.auth ? id : null;
}

/** Adds or changes a reminder, and has its subject looked up. False if there are too many already. */
export async function putReminder(
  db: Db,
  subscription: DeviceSubscription,
  reminder: Reminder,
): Promise<boolean> {
  const { subject, market, lead } = reminder;
  const moves = Number(reminder.moves);
  return db.transaction().execute(async (changing) => {
    const device = await putDevice(changing, subscription);
    const count = (of?: string) => {
      const all = changing.selectFrom("site_reminder").select((row) => row.fn.countAll<number>().as("count"));
      return (of === undefined ? all : all.where("device", "=", of)).executeTakeFirstOrThrow();
    };
    const known = await changing
      .selectFrom("site_reminder")
      .select("subject")
      .where("device", "=", device)
      .where("subject", "=", subject)
      .executeTakeFirst();
    const isFull =
      Number((await count(device)).count) >= mostReminders.ofDevice ||
      Number((await count()).count) >= mostReminders.inAll;
    if (!known && isFull) return false;
    await changing
      .insertInto("site_reminder")
      .values({ device, subject, market, lead, moves })
      .onConflict((same) => same.columns(["device", "subject"]).doUpdateSet({ market, lead, moves }))
      .execute();
    // Planned again, with its new lead.
    await dropWaiting(changing, device, subject);
    await changing
      .insertInto("site_watch")
      .values({ subject, market, checked: 0 })
      .onConflict((same) => same.columns(["subject", "market"]).doUpdateSet({ checked: 0 }))
      .execute();
    return true;
  });
}

async function putDevice(db: Db, subscription: DeviceSubscription): Promise<string> {
  const { endpoint, keys } = subscription;
  const id = deviceId(subscription);
  await db
    .insertInto("site_device")
    .values({ id, endpoint, ...keys })
    .onConflict((same) => same.column("id").doUpdateSet(keys))
    .execute();
  return id;
}

/** Removes one reminder of a device, or the device with all of them. */
export async function removeReminder(
  db: Db,
  subscription: DeviceSubscription,
  subject?: string,
): Promise<void> {
  const device = await findDevice(db, subscription);
  if (device === null) return;
  if (subject === undefined) return forgetDevice(db, device);
  await db.deleteFrom("site_reminder").where("device", "=", device).where("subject", "=", subject).execute();
  await dropWaiting(db, device, subject);
  const left = await db
    .selectFrom("site_reminder")
    .select("subject")
    .where("device", "=", device)
    .executeTakeFirst();
  if (!left) await forgetDevice(db, device);
}

/** Removes what is planned for a reminder and hasn't been sent. */
async function dropWaiting(db: Db, device: string, subject: string): Promise<void> {
  await db
    .deleteFrom("site_push")
    .where("device", "=", device)
    .where("subject", "=", subject)
    .where("state", "=", "waiting")
    .execute();
}

/** Forgets a device and all that it asked for. */
export async function forgetDevice(db: Db, device: string): Promise<void> {
  for (const table of ["site_push", "site_reminder"] as const)
    await db.deleteFrom(table).where("device", "=", device).execute();
  await db.deleteFrom("site_device").where("id", "=", device).execute();
}

export type Watch = { subject: string; market: string };

/** Takes what wasn't looked up since `before`, so that no other process does, too. */
export async function takeWatches(db: Db, before: number, now: number, most: number): Promise<Watch[]> {
  const stale = await db
    .selectFrom("site_watch")
    .select(["subject", "market", "checked"])
    .where("checked", "<", before)
    .orderBy("checked")
    .limit(most)
    .execute();
  const taken: Watch[] = [];
  for (const { subject, market, checked } of stale) {
    const { numUpdatedRows } = await db
      .updateTable("site_watch")
      .set({ checked: now })
      .where("subject", "=", subject)
      .where("market", "=", market)
      .where("checked", "=", checked)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) taken.push({ subject, market });
  }
  return taken;
}

/** Has what was taken at `taken` looked up as if it was last at `checked`, unless somebody has asked for it since. */
export async function putBackWatch(
  db: Db,
  { subject, market }: Watch,
  { taken, checked }: { taken: number; checked: number },
): Promise<void> {
  await db
    .updateTable("site_watch")
    .set({ checked })
    .where("subject", "=", subject)
    .where("market", "=", market)
    .where("checked", "=", taken)
    .execute();
}

/** Looks nothing up any longer that nobody is reminded of. */
async function dropWatches(db: Db): Promise<void> {
  await db
    .deleteFrom("site_watch")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("site_reminder")
            .select("site_reminder.subject")
            .whereRef("site_reminder.subject", "=", "site_watch.subject")
            .whereRef("site_reminder.market", "=", "site_watch.market"),
        ),
      ),
    )
    .execute();
}

/** Whether anybody is reminded of anything. */
export const hasReminders = async (db: Db): Promise<boolean> =>
  (await db.selectFrom("site_reminder").select("subject").limit(1).executeTakeFirst()) !== undefined;

export type KeptReminder = Reminder & { device: string };

/** The reminders of a subject in a market, or of a subject everywhere. */
export async function listReminders(db: Db, subject: string, market?: string): Promise<KeptReminder[]> {
  const all = db.selectFrom("site_reminder").selectAll().where("subject", "=", subject);
  const rows = await (market === undefined ? all : all.where("market", "=", market)).execute();
  return rows.map((row) => ({ ...row, lead: row.lead as KeptReminder["lead"], moves: row.moves === 1 }));
}

/** The subjects of a kind that anybody is reminded of. */
export const listSubjects = async (db: Db, kind: string): Promise<string[]> =>
  (
    await db
      .selectFrom("site_reminder")
      .select("subject")
      .distinct()
      .where("subject", "like", `${kind}:%`)
      .execute()
  ).map(({ subject }) => subject);

/** How long what is over is kept, so that it isn't planned again. */
const keptSeconds = 3 * 86_400;

/** Forgets pushes, messages and reminders of what is over. */
export async function tidy(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom("site_push")
    .where("start", "<", now - keptSeconds)
    .where("at", "<", now - keptSeconds)
    .execute();
  await db
    .deleteFrom("site_message")
    .where("at", "<", now - keptSeconds)
    .execute();
  await dropWatches(db);
}

/** Removes a reminder of one thing that is over: it is never on again. */
export async function endReminder(
  db: Db,
  { device, subject }: Pick<KeptReminder, "device" | "subject">,
): Promise<void> {
  await db.deleteFrom("site_reminder").where("device", "=", device).where("subject", "=", subject).execute();
}

/** Notes a message of the guide's; false if it was taken in before. */
export async function noteMessage(db: Db, id: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto("site_message")
    .values({ id, at: now })
    .onConflict((same) => same.column("id").doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const found = await db
    .selectFrom("site_setting")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return found?.value ?? null;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto("site_setting")
    .values({ name, value })
    .onConflict((same) => same.column("name").doUpdateSet({ value }))
    .execute();
}
