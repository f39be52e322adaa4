import { type ExpressionBuilder, type Kysely, sql } from "kysely";
import { inSlices } from "./batches.ts";
import type { Database } from "./schema.ts";

/** Reads of events. `body` is the event as the API answers it. Times are epoch seconds. */

export type EventRow = { id: string; start: number; stop: number; body: string; updated_at: number | null };

/** A channel's showing of an event; if `showing` is null, another programme about it. */
export type ShowingRow = {
  event: string;
  channel: string;
  channel_name: string;
  country: string | null;
  start: number;
  stop: number;
  kind: string;
  showing: string | null;
};

export type EventFilter = { sport?: string; league?: string; country?: string };

type Reader = ExpressionBuilder<Database, "event">;

/** Whether the event is shown by a channel that a country's own guides list or whose home it is. */
const isShownIn = ({ exists, selectFrom }: Reader, country: string) =>
  exists(
    selectFrom("sighting")
      .innerJoin("channel", "channel.ref", "sighting.channel")
      .select("sighting.start")
      .whereRef("sighting.event", "=", "event.id")
      .where("sighting.showing", "is not", null)
      .where((eb) => isInCountry(eb, country)),
  );

const isInCountry = (eb: ExpressionBuilder<Database, "sighting" | "channel">, country: string) =>
  eb.or([
    eb("channel.country", "=", country),
    eb.exists(
      eb
        .selectFrom("lineup")
        .select("lineup.position")
        .where("lineup.country", "=", country)
        .whereRef("lineup.channel", "=", "sighting.channel"),
    ),
  ]);

/** Filtered events, without those of other seasons. */
const filtered = (db: Kysely<Database>, { sport, league, country }: EventFilter) =>
  db
    .selectFrom("event")
    .where("kind", "!=", "old")
    .$if(sport !== undefined, (qb) => qb.where("sport", "=", sport ?? ""))
    .$if(league !== undefined, (qb) => qb.where("league", "=", league ?? ""))
    .$if(country !== undefined, (qb) => qb.where((eb) => isShownIn(eb, country ?? "")));

export type EventPage = {
  filter: EventFilter;
  /** Events that take place and start in `[from, to)`. */
  from: number;
  to: number;
  /** Other events instead: those with recordings from then on until `to`. */
  repeats?: boolean;
  /** Only those that at least one channel shows live. */
  live?: boolean;
  /** The last event of the page before; null for the first page. */
  after: { start: number; id: string } | null;
  limit: number;
};

const starting = (
  db: Kysely<Database>,
  { filter, from, to, live, repeats }: Omit<EventPage, "after" | "limit">,
) =>
  filtered(db, filter)
    .$if(repeats === true, (qb) => qb.where((eb) => isRepeatedIn(eb, from, to, filter.country)))
    .$if(repeats !== true, (qb) =>
      qb.where("kind", "=", "played").where("start", ">=", from).where("start", "<", to),
    )
    .$if(live === true, (qb) => qb.where("live_on", ">", 0));

/** Whether a recording of the event is shown in `[from, to)`, and the event itself isn't then. */
const isRepeatedIn = (eb: Reader, from: number, to: number, country: string | undefined) =>
  eb.and([
    eb.or([eb("event.kind", "!=", "played"), eb("event.start", "<", from), eb("event.start", ">=", to)]),
    eb.exists(
      eb
        .selectFrom("sighting")
        .innerJoin("channel", "channel.ref", "sighting.channel")
        .select("sighting.start")
        .whereRef("sighting.event", "=", "event.id")
        .where("sighting.showing", "in", ["delayed", "repeat"])
        .where("sighting.start", ">=", from)
        .where("sighting.start", "<", to)
        .$if(country !== undefined, (qb) => qb.where((own) => isInCountry(own, country ?? ""))),
    ),
  ]);

/** A page of events by start, the soonest first. */
export const listEvents = (
  db: Kysely<Database>,
  { after, limit, ...wanted }: EventPage,
): Promise<EventRow[]> =>
  starting(db, wanted)
    .select(["id", "start", "stop", "body", "updated_at"])
    .$if(after !== null, (qb) =>
      qb.where((eb) =>
        eb.or([
          eb("start", ">", after?.start ?? 0),
          eb.and([eb("start", "=", after?.start ?? 0), eb("id", ">", after?.id ?? "")]),
        ]),
      ),
    )
    .orderBy("start")
    .orderBy("id")
    .limit(limit)
    .execute();

/** How many events there are on all pages. */
export const countEvents = async (
  db: Kysely<Database>,
  wanted: Omit<EventPage, "after" | "limit">,
): Promise<number> => {
  const row = await starting(db, wanted)
    .select(({ fn }) => fn.countAll<number>().as("events"))
    .executeTakeFirstOrThrow();
  return row.events;
};

/** The longest duration of an event: a day's play with its coverage. */
const longestEventSeconds = 86_400;

/** Events that run at an instant and that a channel shows live at that instant, by start. */
export const listEventsLiveAt = (db: Kysely<Database>, at: number, country?: string): Promise<EventRow[]> =>
  db
    .selectFrom("event")
    .select(["id", "start", "stop", "body", "updated_at"])
    .where("event.start", ">", at - longestEventSeconds)
    .where("event.start", "<=", at)
    .where("event.stop", ">", at)
    .where("live_on", ">", 0)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("sighting")
          .innerJoin("channel", "channel.ref", "sighting.channel")
          .select("sighting.start")
          .whereRef("sighting.event", "=", "event.id")
          .where("sighting.showing", "=", "live")
          .where("sighting.start", "<=", at)
          .where("sighting.stop", ">", at)
          .$if(country !== undefined, (qb) => qb.where((eb) => isInCountry(eb, country ?? ""))),
      ),
    )
    .orderBy("event.start")
    .orderBy("event.id")
    .execute();

/** The start of the first event from an instant on that a channel shows live; null if there is none. */
export const getNextStart = async (db: Kysely<Database>, from: number): Promise<number | null> => {
  const row = await db
    .selectFrom("event")
    .select("start")
    .where("start", ">=", from)
    .where("live_on", ">", 0)
    .orderBy("start")
    .limit(1)
    .executeTakeFirst();
  return row?.start ?? null;
};

/** An event by its id or a former one. */
export const getEvent = async (db: Kysely<Database>, id: string): Promise<EventRow | null> => {
  const event = (ofId: string) =>
    db
      .selectFrom("event")
      .select(["id", "start", "stop", "body", "updated_at"])
      .where("id", "=", ofId)
      .executeTakeFirst();
  const found = await event(id);
  if (found) return found;
  const alias = await db.selectFrom("event_alias").select("event").where("id", "=", id).executeTakeFirst();
  return (alias && (await event(alias.event))) ?? null;
};

/**
 * All programmes that show some events or are about them, by country (unknown last), start and channel; limited to
 * `country` if it is set.
 */
export const listShowings = (
  db: Kysely<Database>,
  events: readonly string[],
  country?: string,
): Promise<ShowingRow[]> =>
  db
    .selectFrom("sighting")
    .innerJoin("channel", "channel.ref", "sighting.channel")
    .select([
      sql<string>`sighting.event`.as("event"),
      "channel.id as channel",
      "channel.name as channel_name",
      "channel.country",
      "sighting.start",
      "sighting.stop",
      "sighting.kind",
      "sighting.showing",
    ])
    .where("sighting.event", "in", events)
    .$if(country !== undefined, (qb) => qb.where((eb) => isInCountry(eb, country ?? "")))
    .orderBy(sql`channel.country is null`)
    .orderBy("channel.country")
    .orderBy("sighting.start")
    .orderBy("channel.id")
    .execute();

/** Events as the API answers them, by id. */
export const getEventBodies = async (
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await inSlices(ids, (some) =>
    db.selectFrom("event").select(["id", "body"]).where("id", "in", some).execute(),
  );
  return new Map(rows.map(({ id, body }) => [id, body]));
};

type Window = { from: number; to: number };

/** The sports of events that start in `[from, to)`, with the number of events of each. */
export const countBySport = (
  db: Kysely<Database>,
  { from, to }: Window,
): Promise<{ sport: string; name: string; events: number }[]> =>
  starting(db, { filter: {}, from, to })
    .select(({ fn }) => ["sport", fn.min("sport_name").as("name"), fn.countAll<number>().as("events")])
    .groupBy("sport")
    .orderBy("sport")
    .execute();

export type LeagueRow = {
  id: string;
  name: string;
  sport: string;
  country: string | null;
  events: number;
  /** One of the events. */
  event: string;
};

/** The leagues of filtered events that start in `[from, to)`, with the number of events of each. */
export const countByLeague = (
  db: Kysely<Database>,
  { from, to }: Window,
  filter: EventFilter,
): Promise<LeagueRow[]> =>
  starting(db, { filter, from, to })
    .select(({ fn }) => [
      sql<string>`league`.as("id"),
      sql<string>`min(league_name)`.as("name"),
      "sport",
      fn.min("league_country").as("country"),
      fn.countAll<number>().as("events"),
      fn.min("id").as("event"),
    ])
    .where("league", "is not", null)
    .groupBy(["league", "sport"])
    .orderBy("sport")
    .orderBy("name")
    .orderBy("id")
    .execute();
