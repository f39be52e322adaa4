import type { Kysely } from "kysely";
import type { Broadcast } from "../../../contract/event.ts";
import type { Slot } from "../../../contract/slot.ts";
import type { SlotKey } from "../../store/derived-rows.ts";
import { listShowings } from "../../store/events.ts";
import type { Database } from "../../store/schema.ts";
import { listShowBodies, listSlotsAt } from "../../store/search-slots.ts";
import { airingText, parseSlot } from "../../store/slot-text.ts";
import { toBroadcasts } from "../broadcasts.ts";
import type { GuideChannel } from "../directory.ts";
import type { LiveGuide } from "../live-guide.ts";
import type { Found, FoundEvent } from "./find.ts";
import type { Group } from "./gather.ts";
import type { Searchable } from "./live-search.ts";
import { understand } from "./understood.ts";

export type SearchContext = {
  db: Kysely<Database>;
  guide: LiveGuide;
  searchable: Searchable;
  /** The searched channels. */
  channels: readonly GuideChannel[];
  limit: number;
  hasEvents: boolean;
};

/** Writes what was found as `GET /search` answers it. */
export async function searchText(found: Found, context: SearchContext): Promise<string> {
  const { db, searchable, channels, limit, hasEvents } = context;
  const byRef = new Map(channels.map((channel) => [channel.ref, channel]));
  const airings = await readAirings(db, found, byRef, limit);
  const events = hasEvents ? await readEvents(found, context) : () => null;
  const bodies = new Map(
    (
      await listShowBodies(
        db,
        found.shows.map(({ show }) => show),
      )
    ).map(({ id, body }) => [id, body]),
  );

  const shows = found.shows.flatMap((group) => {
    const body = bodies.get(group.show);
    const next = airings.text(group);
    return body && next ? [withMembers(body, `"airings":${group.airings},"next":${next}`)] : [];
  });
  const people = found.people.flatMap((group) => {
    const person = searchable.people.get(group.name);
    const next = group.titles.slice(0, limit).flatMap((title) => airings.text(title) ?? []);
    return person && next.length > 0
      ? [withMembers(JSON.stringify(person), `"airings":${group.airings},"next":[${next}]`)]
      : [];
  });
  const listings = found.listings.flatMap((group) => {
    const next = airings.text(group);
    return next ? [withMembers(next, `"airings":${group.airings}`)] : [];
  });
  const teams = found.teams.map(
    ({ team: { name, sport }, events: count, next }) =>
      `{"name":${JSON.stringify(name)},"sport":"${sport}","events":${count},"next":${next && events(next)}}`,
  );
  const leagues = found.leagues.map(({ league: { id, name, local, sport, country }, events: count }) =>
    JSON.stringify({ id, name, names: local, sport, country, events: count }),
  );
  const records = found.channels.flatMap(({ channel }) => byRef.get(channel)?.record ?? []);
  const understood = understand(
    found,
    {
      team: found.teams[0]?.team.name,
      league: found.leagues[0]?.league.name,
      show: readTitles(airings.text(found.shows[0])),
      listing: readTitles(airings.text(found.listings[0])),
      person: searchable.people.get(found.people[0]?.name ?? -1)?.name,
      channel: records[0]?.name,
    },
    searchable.names.get,
  );
  return `{"understood":${JSON.stringify(understood)},"channels":${JSON.stringify(records)},"events":[${
    hasEvents ? found.events.map(events) : ""
  }],"teams":[${teams}],"leagues":[${leagues}],"shows":[${shows}],"people":[${people}],"listings":[${listings}]}`;
}

const withMembers = (text: string, members: string): string => `${text.slice(0, -1)},${members}}`;

/** The title and sub-title of an airing, in which a mistyped word may be found. */
function readTitles(text: string | null): string | undefined {
  const slot: Slot | null = text === null ? null : parseSlot(text);
  return slot ? `${slot.title} ${slot.sub_title ?? ""}` : undefined;
}

/** Reads the next airing of each group. */
async function readAirings(
  db: Kysely<Database>,
  { shows, people, listings }: Found,
  channels: ReadonlyMap<number, GuideChannel>,
  limit: number,
) {
  const groups = [...shows, ...listings, ...people.flatMap(({ titles }) => titles.slice(0, limit))];
  const key = ({ channel, start }: SlotKey) => `${channel} ${start}`;
  const places = new Map(groups.map(({ next }) => [key(next), next]));
  const texts = new Map<string, string>();
  for (const slot of await listSlotsAt(db, [...places.values()])) {
    const record = channels.get(slot.channel)?.record;
    if (!record) continue;
    texts.set(key(slot), airingText({ ...record, body: slot.body }));
  }
  return { text: (group: Group | undefined) => (group && texts.get(key(group.next))) ?? null };
}

/** The most broadcasts of an event. */
const mostBroadcasts = 50;

/** Reads the events that were found, and writes each with its broadcasts on the searched channels. */
async function readEvents(
  { events, teams }: Found,
  { db, guide, channels }: SearchContext,
): Promise<(found: FoundEvent) => string> {
  const wanted = [...events, ...teams.flatMap(({ next }) => next ?? [])];
  const rows = await listShowings(db, [...new Set(wanted.map(({ event }) => event.id))]);
  const searched = new Set(channels.map(({ record }) => record.id));
  const byEvent = Map.groupBy(
    rows.flatMap((row) => (searched.has(row.channel) ? toBroadcasts(row, guide) : [])),
    ({ event }: Broadcast) => event,
  );
  return ({ event }) => {
    const broadcasts = byEvent.get(event.id)?.slice(0, mostBroadcasts) ?? [];
    return withMembers(event.body, `"broadcasts":${JSON.stringify(broadcasts)}`);
  };
}
