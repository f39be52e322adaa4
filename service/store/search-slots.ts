import { type Kysely, sql } from "kysely";
import { inSlices } from "./batches.ts";
import type { SlotKey } from "./derived-rows.ts";
import type { Database } from "./schema.ts";
import { asAnswered } from "./slot-text.ts";
import { answeredColumns, unfinishedSlots } from "./slots.ts";

/** What the search of names reads: slots with their credits, events, and the shows of slots. */

export type SearchSlotRow = {
  channel: number;
  start: number;
  stop: number;
  /** As the API answers it. */
  body: string;
  /** The detail's JSON text if it has credits. */
  credits: string | null;
};

/** Shown slots of some channels that end after an instant, by channel and start. */
export const listSearchSlots = async (
  db: Kysely<Database>,
  { channels, from }: { channels: readonly number[]; from: number },
): Promise<SearchSlotRow[]> =>
  asAnswered(
    await unfinishedSlots(db, channels, from)
      .select(["channel", "start", "stop", ...answeredColumns])
      .select(sql<string | null>`case when detail like '%"credits":[%' then detail end`.as("credits"))
      .orderBy("channel")
      .orderBy("start")
      .execute(),
  );

export type SearchEventRow = {
  id: string;
  block: string;
  league: string | null;
  league_name: string | null;
  league_country: string | null;
  start: number;
  stop: number;
  body: string;
};

/** Events of this season that end after an instant, or that some channel shows after it, the soonest first. */
export const listSearchEvents = (db: Kysely<Database>, from: number): Promise<SearchEventRow[]> =>
  db
    .selectFrom("event")
    .select(["id", "block", "league", "league_name", "league_country", "start", "stop", "body"])
    .where("kind", "!=", "old")
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb("stop", ">", from),
        exists(
          selectFrom("sighting")
            .select("sighting.start")
            .whereRef("sighting.event", "=", "event.id")
            .where("sighting.showing", "is not", null)
            .where("sighting.stop", ">", from),
        ),
      ]),
    )
    .orderBy("start")
    .orderBy("id")
    .execute();

/** Shown slots by their places, as the API answers them. */
export const listSlotsAt = async (
  db: Kysely<Database>,
  places: readonly SlotKey[],
): Promise<(SlotKey & { body: string })[]> =>
  asAnswered(
    await inSlices(places, (some) =>
      db
        .selectFrom("slot")
        .select(["channel", "start", ...answeredColumns])
        .where("shown", "=", 1)
        .where(({ or, and, eb }) =>
          or(some.map(({ channel, start }) => and([eb("channel", "=", channel), eb("start", "=", start)]))),
        )
        .execute(),
    ),
  );

/** Shows by their ids, as the API answers them. */
export const listShowBodies = (
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<{ id: string; body: string }[]> =>
  inSlices(ids, (some) => db.selectFrom("show").select(["id", "body"]).where("id", "in", some).execute());
