import { type Kysely, type Selectable, sql } from "kysely";
import { inBatches } from "./batches.ts";
import type { AiringTable, ReadChannelTable } from "./schema/derived.ts";
import type { Database } from "./schema.ts";
import type { SlotKey } from "./sightings.ts";

/** What shown slots tell of series, and which channels and titles of it are out of date. */

/** A channel whose slots changed since they were last read for shows. */
export type UnreadChannel = {
  ref: number;
  country: string | null;
  languages_json: string;
  revision: number;
};

/** Some of the channels that are out of date, by key. */
export const listUnreadChannels = (db: Kysely<Database>, limit: number): Promise<UnreadChannel[]> =>
  db
    .selectFrom("channel")
    .leftJoin("read_channel as read", "read.channel", "channel.ref")
    .select(["ref", "country", "languages_json", "channel.revision"])
    .where((eb) =>
      eb.or([eb("read.revision", "is", null), eb("read.revision", "<", eb.ref("channel.revision"))]),
    )
    .orderBy("ref")
    .limit(limit)
    .execute();

/** Channels that were read for shows and are no more. */
export const listGoneReadChannels = async (db: Kysely<Database>): Promise<number[]> => {
  const rows = await db
    .selectFrom("read_channel as read")
    .leftJoin("channel", "channel.ref", "read.channel")
    .select("read.channel as gone")
    .where("channel.ref", "is", null)
    .execute();
  return rows.map(({ gone }) => gone);
};

/** Whether a channel is out of date or gone, or a title stale. */
export async function areAiringsOutdated(db: Kysely<Database>): Promise<boolean> {
  return (
    (await listStaleTitles(db, 1)).length > 0 ||
    (await listUnreadChannels(db, 1)).length > 0 ||
    (await listGoneReadChannels(db)).length > 0
  );
}

export type TellingSlot = {
  channel: number;
  start: number;
  body: string;
  detail: string | null;
  event: string | null;
  episode: string | null;
  source: string;
};

/** Every shown slot of some channels. */
export const listTellingSlots = (db: Kysely<Database>, channels: readonly number[]): Promise<TellingSlot[]> =>
  db
    .selectFrom("slot")
    .innerJoin("feed", "feed.ref", "slot.feed")
    .select(["slot.channel", "start", "body", "detail", "event", "episode", "feed.source"])
    .where("slot.channel", "in", channels)
    .where("shown", "=", 1)
    .execute();

export type StandingAiring = Selectable<AiringTable>;

export const listAiringsOfChannels = (
  db: Kysely<Database>,
  channels: readonly number[],
): Promise<StandingAiring[]> =>
  db.selectFrom("airing").selectAll().where("channel", "in", channels).execute();

/** An airing with what of its channel matters to matching. */
export type AiringRow = StandingAiring & { country: string | null; timezone: string | null };

const batchKeys = 400;

/** The airings whose title or series is one of some. */
export async function listAiringsBy(
  db: Kysely<Database>,
  column: "title" | "series",
  keys: readonly string[],
): Promise<AiringRow[]> {
  const found: AiringRow[] = [];
  for (let at = 0; at < keys.length; at += batchKeys)
    found.push(
      ...(await db
        .selectFrom("airing")
        .innerJoin("channel", "channel.ref", "airing.channel")
        .selectAll("airing")
        .select(["channel.country", "channel.timezone"])
        .where(`airing.${column}`, "in", keys.slice(at, at + batchKeys))
        .execute()),
    );
  return found;
}

export type NewAiring = Pick<AiringTable, "channel" | "start" | "title" | "series" | "telling_json">;

/** Writes airings; one that stood at the same place keeps what it was found to be until shows are made anew. */
export const createAiringWriter = () =>
  inBatches<NewAiring, never>(
    (db, rows) =>
      db
        .insertInto("airing")
        .values(
          rows.map(({ channel, start, title, series, telling_json }) => ({
            channel,
            start,
            title,
            series,
            telling_json,
          })),
        )
        .onConflict((conflict) =>
          conflict.columns(["channel", "start"]).doUpdateSet(({ ref }) => ({
            title: ref("excluded.title"),
            series: ref("excluded.series"),
            telling_json: ref("excluded.telling_json"),
          })),
        )
        .$castTo<never>(),
    ({ channel, start, title, series, telling_json }) => [channel, start, title, series, telling_json],
  );

export async function deleteAirings(db: Kysely<Database>, places: readonly SlotKey[]): Promise<void> {
  for (const [channel, own] of Map.groupBy(places, (place) => place.channel))
    for (let at = 0; at < own.length; at += batchKeys)
      await db
        .deleteFrom("airing")
        .where("channel", "=", channel)
        .where(
          "start",
          "in",
          own.slice(at, at + batchKeys).map(({ start }) => start),
        )
        .execute();
}

/** What an airing is found to be of. */
export type AiringVerdict = SlotKey & Pick<AiringTable, "show" | "episode" | "match_json">;

const batchRows = 200;

export async function writeAiringVerdicts(
  db: Kysely<Database>,
  verdicts: readonly AiringVerdict[],
): Promise<void> {
  for (let at = 0; at < verdicts.length; at += batchRows) {
    const rows = verdicts
      .slice(at, at + batchRows)
      .map(
        ({ channel, start, show, episode, match_json }) =>
          sql`(cast(${channel} as integer), cast(${start} as bigint), cast(${show} as text), cast(${episode} as text), cast(${match_json} as text))`,
      );
    await sql`
      with verdict(channel, start, show, episode, match_json) as (values ${sql.join(rows)})
      update airing
      set show = verdict.show, episode = verdict.episode, match_json = verdict.match_json
      from verdict
      where airing.channel = verdict.channel and airing.start = verdict.start`.execute(db);
  }
}

export type SlotEpisode = SlotKey & { episode: string | null };

/** Notes which episodes shown slots are of, as JSON texts; null where what the listing itself tells stands. */
export async function setSlotEpisodes(db: Kysely<Database>, places: readonly SlotEpisode[]): Promise<void> {
  for (let at = 0; at < places.length; at += batchRows) {
    const rows = places
      .slice(at, at + batchRows)
      .map(
        ({ channel, start, episode }) =>
          sql`(cast(${channel} as integer), cast(${start} as bigint), cast(${episode} as text))`,
      );
    await sql`
      with place(channel, start, episode) as (values ${sql.join(rows)})
      update slot set episode = place.episode
      from place
      where slot.channel = place.channel and slot.start = place.start and slot.shown = 1`.execute(db);
  }
}

/** Notes that channels were read for shows as of a revision of theirs. */
export async function markRead(db: Kysely<Database>, channels: readonly ReadChannelTable[]): Promise<void> {
  if (channels.length > 0)
    await db
      .insertInto("read_channel")
      .values(channels)
      .onConflict((conflict) =>
        conflict.column("channel").doUpdateSet(({ ref }) => ({ revision: ref("excluded.revision") })),
      )
      .execute();
}

/** Raises the revision as of which channels were read, where nothing but their episodes changed since. */
export async function raiseRead(
  db: Kysely<Database>,
  channels: readonly number[],
  revision: number,
): Promise<void> {
  await db
    .updateTable("read_channel")
    .set({ revision })
    .where("channel", "in", channels)
    .where("revision", ">=", (eb) =>
      eb.selectFrom("channel").select("revision").whereRef("ref", "=", "read_channel.channel"),
    )
    .execute();
}

/** Has every channel read anew, and every show made anew, as when the rules change. */
export async function outdateAirings(db: Kysely<Database>): Promise<void> {
  await db.updateTable("read_channel").set({ revision: -1 }).execute();
  await db
    .insertInto("stale_title")
    .columns(["title"])
    // SQLite would take what follows for a join, but for the condition.
    .expression((eb) => eb.selectFrom("airing").select("title").distinct().where("title", "is not", null))
    .onConflict((conflict) => conflict.column("title").doNothing())
    .execute();
}

export async function forgetReadChannels(db: Kysely<Database>, channels: readonly number[]): Promise<void> {
  await db.deleteFrom("airing").where("channel", "in", channels).execute();
  await db.deleteFrom("read_channel").where("channel", "in", channels).execute();
}

export async function addStaleTitles(db: Kysely<Database>, titles: Iterable<string>): Promise<void> {
  const all = [...new Set(titles)];
  for (let at = 0; at < all.length; at += batchRows)
    await db
      .insertInto("stale_title")
      .values(all.slice(at, at + batchRows).map((title) => ({ title })))
      .onConflict((conflict) => conflict.column("title").doNothing())
      .execute();
}

/** Notes the titles of some airings as stale, and all that share their series, whether or not these airings stand. */
export async function addStaleAround(
  db: Kysely<Database>,
  airings: readonly Pick<AiringTable, "title" | "series">[],
): Promise<void> {
  const series = [...new Set(airings.flatMap((airing) => airing.series ?? []))];
  const titles = new Set(airings.map(({ title }) => title));
  for (let at = 0; at < series.length; at += batchKeys) {
    const rows = await db
      .selectFrom("airing")
      .select("title")
      .distinct()
      .where("series", "in", series.slice(at, at + batchKeys))
      .execute();
    for (const { title } of rows) titles.add(title);
  }
  await addStaleTitles(db, titles);
}

/** The first stale titles, in order. */
export const listStaleTitles = async (db: Kysely<Database>, limit: number): Promise<string[]> => {
  const rows = await db.selectFrom("stale_title").select("title").orderBy("title").limit(limit).execute();
  return rows.map(({ title }) => title);
};

export async function deleteStaleTitles(db: Kysely<Database>, titles: readonly string[]): Promise<void> {
  for (let at = 0; at < titles.length; at += batchKeys)
    await db
      .deleteFrom("stale_title")
      .where("title", "in", titles.slice(at, at + batchKeys))
      .execute();
}
