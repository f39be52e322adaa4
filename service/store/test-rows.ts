import type { Kysely } from "kysely";
import type { SlotDetail } from "../../contract/slot.ts";
import { channelIdOf } from "../ids.ts";
import type { SlotText } from "../ingest/draft.ts";
import { slotTail } from "../ingest/slot-tail.ts";
import { fold } from "../text.ts";
import { nextRevision } from "./revision.ts";
import type { Database } from "./schema.ts";
import { slotBody } from "./slot-text.ts";
import { createSlotWriter } from "./slots-write.ts";

/** A slot of a test's channel: its times in epoch seconds, and what a source says about it. */
export type TestSlot = { start: number; stop: number; title?: string } & Partial<SlotText> & {
    detail?: SlotDetail;
    hidden?: boolean;
  };

/** Makes slots of an hour that start so many hours from an instant. */
export const hourSlots =
  (now: number) =>
  (hours: number, title: string, rest: Partial<TestSlot> = {}): TestSlot => ({
    start: now + hours * 3600,
    stop: now + (hours + 1) * 3600,
    title,
    ...rest,
  });

export type TestChannel = {
  /** The channel's key, and its name unless one is given. */
  key: string;
  name?: string;
  country?: string | null;
  languages?: string[];
  categories?: string[];
  aliases?: string[];
  logo?: string;
  timezone?: string;
  /** Its place in its country's lineup. */
  position?: number;
  slots?: TestSlot[];
};

const source = "test";

/** When the listings of the test's source last changed. */
export const testUpdatedAt = 1_787_400_000;

/** Writes channels and slots straight into the tables, as one change of the guide. Returns the channels' ids. */
export const addChannels = (db: Kysely<Database>, channels: readonly TestChannel[]): Promise<string[]> =>
  db.transaction().execute(async (trx) => {
    const revision = await nextRevision(trx);
    await trx
      .insertInto("source")
      .values({ name: source, kind: "xmltv", added_at: 0, updated_at: testUpdatedAt, slots: 0, status: "ok" })
      .onConflict((conflict) => conflict.column("name").doNothing())
      .execute();
    const ids: string[] = [];
    for (const channel of channels) ids.push(await addChannel(trx, channel, revision));
    return ids;
  });

async function addChannel(db: Kysely<Database>, channel: TestChannel, revision: number): Promise<string> {
  const { key, name = key, country = "GB", languages = [], categories = [], aliases = [] } = channel;
  const id = channelIdOf(key);
  const { ref } = await db
    .insertInto("channel")
    .values({
      id,
      key,
      name,
      search_text: [name, ...aliases].map(fold).join("\n"),
      country,
      languages_json: JSON.stringify(languages),
      categories_json: JSON.stringify(categories),
      logo: channel.logo ?? null,
      aliases_json: JSON.stringify(aliases),
      timezone: channel.timezone ?? null,
      sample: 0,
      revision,
    })
    .returning("ref")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("feed")
    .values({ source, source_channel: key, channel: ref, joined_by: "own", names_json: "[]", position: 0 })
    .execute();
  if (channel.position !== undefined && country !== null)
    await db.insertInto("lineup").values({ country, channel: ref, position: channel.position }).execute();
  await insertSlots(db, id, channel.slots ?? []);
  return id;
}

/** Replaces all slots of a channel, as one change of the guide. */
export const replaceAllSlots = (
  db: Kysely<Database>,
  id: string,
  slots: readonly TestSlot[],
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const revision = await nextRevision(trx);
    const { ref } = await trx
      .updateTable("channel")
      .set({ revision })
      .where("id", "=", id)
      .returning("ref")
      .executeTakeFirstOrThrow();
    await trx.deleteFrom("slot").where("channel", "=", ref).execute();
    await insertSlots(trx, id, slots);
  });

/** Removes a channel and all rows that depend on it, as one change of the guide. */
export const removeChannel = (db: Kysely<Database>, id: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await nextRevision(trx);
    const { ref } = await trx
      .selectFrom("channel")
      .select("ref")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    for (const table of ["slot", "lineup", "feed"] as const)
      await trx.deleteFrom(table).where("channel", "=", ref).execute();
    await trx.deleteFrom("channel").where("ref", "=", ref).execute();
  });

async function insertSlots(db: Kysely<Database>, id: string, slots: readonly TestSlot[]): Promise<void> {
  const { channel, feed } = await db
    .selectFrom("feed")
    .innerJoin("channel", "channel.ref", "feed.channel")
    .select(["channel.ref as channel", "feed.ref as feed"])
    .where("channel.id", "=", id)
    .executeTakeFirstOrThrow();
  const rows = slots.map(({ start, stop, detail, hidden, title = "Programme", flags, ...rest }) => ({
    channel,
    feed,
    start,
    stop,
    shown: hidden ? 0 : 1,
    body: slotBody(id, start, stop, slotTail({ title, flags: flags ?? noFlags, ...rest })),
    detail: detail ? JSON.stringify(detail) : null,
  }));
  await createSlotWriter()(db, rows);
}

const noFlags = { new: false, live: false, repeat: false };
