import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import type { SportsEvent } from "../../contract/event.ts";
import { toIso } from "../../contract/time.ts";
import { dateAt, daySpan } from "../../contract/zone.ts";
import { cutPage } from "../cut-page.ts";
import type { Keyset } from "../http/cursor.ts";
import { notFound, one, whole } from "../http/outcome.ts";
import { type Route, type RouteContext, route } from "../http/route.ts";
import { toBroadcasts, toRelated } from "../listings/broadcasts.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { earliest } from "../listings/now-next.ts";
import {
  countByLeague,
  countBySport,
  countEvents,
  type EventPage,
  type EventRow,
  getEvent,
  getEventBodies,
  getNextStart,
  listEvents,
  listEventsLiveAt,
  listShowings,
  type ShowingRow,
} from "../store/events.ts";
import type { Database } from "../store/schema.ts";

const weekSeconds = 7 * 86_400;

/** Seven days of UTC, starting today. */
function thisWeek(now: number): { from: number; to: number; tomorrow: number } {
  const today = daySpan(dateAt(now, "UTC"), "UTC");
  return { from: today.start, to: today.start + weekSeconds, tomorrow: today.stop };
}

export const eventRoutes = (db: Kysely<Database>, guide: LiveGuide): Route[] => [
  route(endpoints.listEvents, async ({ date, tz, limit, repeats, ...filter }, context) => {
    const day = daySpan(date ?? dateAt(context.now, tz), tz);
    const page = await readEventPage(db, { filter, from: day.start, to: day.stop, repeats, limit }, context);
    return {
      data: `[${page.events.map((event) => eventText(event)).join(",")}]`,
      list: page.list,
      changesAt: date ? null : day.stop,
    };
  }),

  route(endpoints.listLiveEvents, async ({ country }, { now }) => {
    const events = await listEventsLiveAt(db, now, country);
    const showings = await listShowingsByEvent(db, events, country);
    const items = events.map((event) => onAirText(event, showings.get(event.id) ?? [], now));
    const changes = [...events, ...[...showings.values()].flat()].flatMap(({ start, stop }) => [start, stop]);
    const next = await getNextStart(db, now + 1);
    return whole(items, { changesAt: earliest([next, ...changes.filter((at) => at > now)]) });
  }),

  route(endpoints.listUpcomingEvents, async ({ hours, limit, ...filter }, context) => {
    const { now } = context;
    const ahead = hours * 3600;
    const wanted = { filter, from: now + 1, to: now + 1 + ahead, live: true, limit };
    const { events, list } = await readEventPage(db, wanted, context);
    const showings = await listShowingsByEvent(db, events, filter.country);
    const [first, beyond] = [await getNextStart(db, now + 1), await getNextStart(db, wanted.to)];
    return {
      data: `[${events.map((event) => onAirText(event, showings.get(event.id) ?? [], now)).join(",")}]`,
      list,
      changesAt: earliest([first, beyond === null ? null : beyond - ahead]),
    };
  }),

  route(endpoints.getEvent, async ({ id }) => {
    const event = await getEvent(db, id);
    if (!event) return notFound(`there is no event ${id}`);
    const rows = await listShowings(db, [event.id]);
    const broadcasts = JSON.stringify(rows.flatMap((row) => toBroadcasts(row, guide)));
    const related = JSON.stringify(rows.flatMap((row) => toRelated(row, guide)));
    return one(eventText(event, `"broadcasts":${broadcasts},"related":${related}`));
  }),

  route(endpoints.listBroadcasts, async ({ id }) => {
    const event = await getEvent(db, id);
    if (!event) return notFound(`there is no event ${id}`);
    const rows = await listShowings(db, [event.id]);
    return whole(rows.flatMap((row) => toBroadcasts(row, guide)).map((item) => JSON.stringify(item)));
  }),

  route(endpoints.listSports, async (_, { now }) => {
    const { tomorrow, ...week } = thisWeek(now);
    const items = await countBySport(db, week);
    return whole(
      items.map((item) => JSON.stringify(item)),
      { changesAt: tomorrow },
    );
  }),

  route(endpoints.listLeagues, async (filter, { now }) => {
    const { tomorrow, ...week } = thisWeek(now);
    const items = await countByLeague(db, week, filter);
    const bodies = await getEventBodies(
      db,
      items.map(({ event }) => event),
    );
    return whole(
      items.map(({ id, name, event, ...rest }) => {
        const { league }: Partial<SportsEvent> = JSON.parse(bodies.get(event) ?? "{}");
        return JSON.stringify({ id, name, names: league?.names, ...rest });
      }),
      { changesAt: tomorrow },
    );
  }),
];

type Page = { events: EventRow[]; list: { count: number; next: string | null } };

async function readEventPage(
  db: Kysely<Database>,
  { limit, ...wanted }: Omit<EventPage, "after">,
  { after, seal }: Pick<RouteContext, "after" | "seal">,
): Promise<Page> {
  const rows = await listEvents(db, { ...wanted, after: after && toPlace(after), limit: limit + 1 });
  const { page: events, last } = cutPage(rows, limit);
  return {
    events,
    list: { count: await countEvents(db, wanted), next: last && seal([last.start, last.id]) },
  };
}

const toPlace = ([start, id]: Keyset): { start: number; id: string } => ({
  start: Number(start),
  id: String(id),
});

/** The broadcasts of some events, by event; in one country only if it is given. */
async function listShowingsByEvent(
  db: Kysely<Database>,
  events: readonly EventRow[],
  country?: string,
): Promise<Map<string, ShowingRow[]>> {
  const rows = await listShowings(
    db,
    events.map(({ id }) => id),
    country,
  );
  return Map.groupBy(
    rows.filter(({ showing }) => showing !== null),
    ({ event }) => event,
  );
}

/** An event's text with the channels that are showing it or will. */
function onAirText(event: EventRow, showings: readonly ShowingRow[], now: number): string {
  const channels = showings
    .filter(({ stop }) => stop > now)
    .map(({ channel, country, showing, start }) => ({ channel, country, showing, start: toIso(start) }));
  return eventText(event, `"channels":${JSON.stringify(channels)}`);
}

/** An event's text with when it last changed, if that is known, and members that follow. */
function eventText({ body, updated_at }: EventRow, ...members: string[]): string {
  const updated = updated_at === null ? [] : [`"updated":${JSON.stringify(toIso(updated_at))}`];
  return `${[body.slice(0, -1), ...updated, ...members].join(",")}}`;
}
