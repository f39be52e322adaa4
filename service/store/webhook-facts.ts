import type { Kysely } from "kysely";
import { inSlices } from "./batches.ts";
import type { EventTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import { unfinishedSlots } from "./slots.ts";

/** What messages to webhooks are about. Times are epoch seconds. */

/** `body` is the event as the API answers it. */
export type EventToAnnounce = Pick<EventTable, "id" | "sport" | "league" | "start" | "stop" | "body">;

const eventColumns = ["id", "sport", "league", "start", "stop", "body"] as const;

/** Events that a channel shows live and that start after one instant and no later than another, soonest first. */
export const listEventsToAnnounce = (
  db: Kysely<Database>,
  { after, until }: { after: number; until: number },
): Promise<EventToAnnounce[]> =>
  db
    .selectFrom("event")
    .select(eventColumns)
    .where("start", ">", after)
    .where("start", "<=", until)
    .where("live_on", ">", 0)
    .where("kind", "!=", "old")
    .orderBy("start")
    .orderBy("id")
    .execute();

export const listEventsById = (db: Kysely<Database>, ids: readonly string[]): Promise<EventToAnnounce[]> =>
  inSlices(ids, (some) =>
    db.selectFrom("event").select(eventColumns).where("id", "in", some).orderBy("id").execute(),
  );

/** The countries whose guides list some channels. */
export const listLineupCountriesOf = (
  db: Kysely<Database>,
  channels: readonly string[],
): Promise<{ channel: string; country: string }[]> =>
  inSlices(channels, (some) =>
    db
      .selectFrom("lineup")
      .innerJoin("channel", "channel.ref", "lineup.channel")
      .select(["channel.id as channel", "lineup.country"])
      .where("channel.id", "in", some)
      .execute(),
  );

export type ChannelToWatch = { ref: number; id: string; name: string; country: string | null };

export const listChannelsByRef = (db: Kysely<Database>, refs: readonly number[]): Promise<ChannelToWatch[]> =>
  inSlices(refs, (some) =>
    db.selectFrom("channel").select(["ref", "id", "name", "country"]).where("ref", "in", some).execute(),
  );

export const listChannelsById = (
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Pick<ChannelToWatch, "id" | "country">[]> =>
  inSlices(ids, (some) =>
    db.selectFrom("channel").select(["id", "country"]).where("id", "in", some).execute(),
  );

/** A shown slot; `body` is the listing as the API answers it, `event` what it shows. */
export type ShownSlot = { channel: number; start: number; stop: number; body: string; event: string | null };

/** The shown slots of some channels that end after an instant, by channel and start. */
export const listShownFrom = (
  db: Kysely<Database>,
  refs: readonly number[],
  from: number,
): Promise<ShownSlot[]> =>
  inSlices(refs, (some) =>
    unfinishedSlots(db, some, from)
      .select(["channel", "start", "stop", "body", "event"])
      .orderBy("channel")
      .orderBy("start")
      .execute(),
  );
