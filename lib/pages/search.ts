import "server-only";
import { searchChannels } from "@/lib/api/channels";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { searchListings } from "@/lib/api/listings";
import { pageNow } from "@/lib/api/now";
import { listCountryNow } from "@/lib/api/on-air";
import { searchEverything } from "@/lib/api/search";
import { countryZone, type Market } from "@/lib/market";
import { nowRows } from "@/lib/now-next";
import { firstOfEach, type Hit, hitsAt, nowHits, popularNow, type SearchResults, toHit } from "@/lib/search";
import { type Airing, type Channel, isUnavailable, type SearchAnswer } from "@/lib/shapes";
import { readNow } from "./now";
import { addShowings, addSlotShowings } from "./showings";

/**
 * Searches a market by name; null if the API doesn't know the country. A deployment that can't search everything finds
 * channels and programmes, or channels and what is on now and next.
 */
export async function readSearch({ country: code }: Market, query: string): Promise<SearchResults | null> {
  const [country, lineup, answer, at] = await Promise.all([
    getCountry(code),
    listCountryChannels(code),
    searchEverything(query, code),
    pageNow(),
  ]);
  if (!country || !lineup) return null;
  const place = { query, at, zone: countryZone(code, country) };
  if (isUnavailable(answer)) return { ...place, ...(await readInParts(code, query, lineup, at)) };
  return { ...place, ...toResults(answer, { code, lineup, at }), isFull: true };
}

type Groups = Omit<SearchResults, "query" | "at" | "zone">;

function toResults(
  { understood, channels, events, teams, leagues, shows, people, listings }: SearchAnswer,
  { code, lineup, at }: { code: string; lineup: readonly Channel[]; at: number },
): Omit<Groups, "isFull"> {
  const known = new Map(lineup.map((channel) => [channel.id, channel]));
  const hits = (airings: readonly Airing[]): Hit[] =>
    hitsAt(
      airings.flatMap((airing) => toHit(airing, known) ?? []),
      at,
    );
  // Whatever the country's guide lists is watched there, wherever it is at home.
  const here = <Event extends SearchAnswer["events"][number]>(event: Event) => ({
    ...event,
    broadcasts: event.broadcasts.map((broadcast) => ({ ...broadcast, country: code })),
  });
  return {
    understood,
    channels: channels.map((channel) => known.get(channel.id) ?? channel),
    events: events.map(here),
    teams: teams.map(({ next, ...team }) => ({ ...team, ...(next && { next: here(next) }) })),
    leagues,
    shows: shows.flatMap(({ airings, next, ...show }) =>
      hits([next]).map((hit) => ({ show, airings, next: hit })),
    ),
    people: people
      .map((person) => ({ ...person, next: hits(person.next) }))
      .filter(({ next }) => next.length > 0),
    listings: listings.flatMap(({ airings, ...next }) => hits([next]).map((hit) => ({ ...hit, airings }))),
  };
}

/** What a deployment finds that has only the interface's own searches. */
async function readInParts(
  code: string,
  query: string,
  lineup: readonly Channel[],
  at: number,
): Promise<Groups> {
  const [channels, listings] = await Promise.all([searchChannels(query, code), searchListings(query, code)]);
  const found = { channels, teams: [], events: [], leagues: [], shows: [], people: [] };
  if (!isUnavailable(listings)) {
    const known = new Map(lineup.map((channel) => [channel.id, channel]));
    const airings = await addSlotShowings(code, listings.items);
    const hits = airings.flatMap((airing) => toHit(airing, known) ?? []);
    return { ...found, listings: firstOfEach(hitsAt(hits, at)), isFull: true };
  }
  const now = await listCountryNow(code);
  const items = await addShowings(code, now?.items ?? []);
  const hits = nowHits(nowRows(lineup, items), query);
  return { ...found, listings: firstOfEach(hitsAt(hits, at)), isFull: false };
}

const mostOnNow = 8;

/** What is on in a market before anything is searched for; null if the API doesn't know the country. */
export async function readOnNow(market: Market) {
  const read = await readNow(market);
  return read && { ...read, rows: popularNow(read.rows, mostOnNow) };
}
