import type { Kysely } from "kysely";
import { toIso } from "../../contract/time.ts";
import { inSlices } from "../store/batches.ts";
import { listShowings, type ShowingRow } from "../store/events.ts";
import type { Database } from "../store/schema.ts";
import { type EventToAnnounce, listLineupCountriesOf } from "../store/webhook-facts.ts";
import type { FilterFacts } from "./subscriptions.ts";

/** An event with what filters and messages need of it. */
export type EventFacts = EventToAnnounce & {
  /** Who shows it, and how; not who has other programmes about it. */
  showings: readonly ShowingRow[];
  /** The countries whose guides list each of its channels, besides the channel's own. */
  lineups: ReadonlyMap<string, readonly string[]>;
};

export async function loadEventFacts(
  db: Kysely<Database>,
  events: readonly EventToAnnounce[],
): Promise<EventFacts[]> {
  const ids = events.map(({ id }) => id);
  const rows = await inSlices(ids, (some) => listShowings(db, some));
  const showings = Map.groupBy(
    rows.filter(({ showing }) => showing !== null),
    ({ event }) => event,
  );
  const lineups = await readLineups(db, [...new Set(rows.map(({ channel }) => channel))]);
  return events.map((event) => ({ ...event, showings: showings.get(event.id) ?? [], lineups }));
}

/** The countries whose guides list some channels, by channel. */
export async function readLineups(
  db: Kysely<Database>,
  channels: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await listLineupCountriesOf(db, channels);
  return new Map(
    [...Map.groupBy(rows, ({ channel }) => channel)].map(([channel, own]) => [
      channel,
      own.map(({ country }) => country),
    ]),
  );
}

/** What filters look at of an event, by those of its showings that count. */
export function filterFactsOf(facts: EventFacts, counts: (showing: ShowingRow) => boolean): FilterFacts {
  const showings = facts.showings.filter(counts);
  const own = showings.flatMap(({ country }) => country ?? []);
  const listed = showings.flatMap(({ channel }) => facts.lineups.get(channel) ?? []);
  return {
    event: facts.id,
    sport: facts.sport,
    league: facts.league,
    channels: new Set(showings.map(({ channel }) => channel)),
    countries: new Set([...own, ...listed]),
  };
}

/** An event as messages have it: as the API answers it, with the channels that show it from an instant on. */
export function eventOnAir({ body, showings, lineups }: EventFacts, from: number, country?: string) {
  const isIn = (row: ShowingRow) =>
    country === undefined || row.country === country || (lineups.get(row.channel) ?? []).includes(country);
  return {
    ...JSON.parse(body),
    channels: showings
      .filter((row) => row.stop > from && isIn(row))
      .map((row) => ({
        channel: row.channel,
        country: row.country,
        showing: row.showing,
        start: toIso(row.start),
      })),
  };
}
