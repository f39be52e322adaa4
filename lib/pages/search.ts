import "server-only";
import { searchChannels } from "@/lib/api/channels";
import { isRationed } from "@/lib/api/client";
import { searchKnownSlots } from "@/lib/api/held";
import { searchListings } from "@/lib/api/listings";
import { listCountryNow } from "@/lib/api/on-air";
import { searchEverything } from "@/lib/api/search";
import { addShowings, addSlotShowings } from "@/lib/api/showings";
import { readSpare } from "@/lib/api/spare";
import { teamIn } from "@/lib/events/sides";
import { plainName } from "@/lib/events/team";
import { linesIn, titledIn } from "@/lib/events/titled";
import { type Words, wordsFor } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import { nowRows } from "@/lib/now-next";
import {
  channelsOnce,
  firstOfEach,
  type Hit,
  hitsAt,
  nowHits,
  popularNow,
  type SearchResults,
  toHit,
  withNow,
} from "@/lib/search";
import { type Airing, type Channel, isUnavailable, type SearchAnswer } from "@/lib/shapes";
import { spelledAs } from "@/lib/shows";
import { readLineup } from "./lineup";
import { readNow } from "./now";

/** What a query was taken to mean in the page's language, if that isn't what it says. */
function understoodIn({ query, understood, teams }: SearchResults, t: Words): string | undefined {
  const meant = understood && teamIn(understood, t, teams.find(({ name }) => name === understood)?.next);
  return meant && plainName(meant) !== plainName(query) ? meant : undefined;
}

/** What was found with its programmes' titles in the page's language, and each channel once. */
const inLanguage = (found: SearchResults, t: Words): SearchResults => ({
  ...found,
  understood: understoodIn(found, t),
  channels: channelsOnce(found.channels),
  shows: found.shows.map((show) => ({ ...show, next: titledIn(show.next, t) })),
  people: found.people.map((person) => ({ ...person, next: person.next.map((hit) => titledIn(hit, t)) })),
  listings: found.listings.map((hit) => titledIn(hit, t)),
});

/**
 * Searches a market by name; null if the API doesn't know the country. A deployment that can't search everything finds
 * channels and programmes, or channels and what is on now and next. If it doesn't answer, what the site holds is searched.
 */
export async function readSearch(market: Market, query: string): Promise<SearchResults | null> {
  const found = await searchMarket(market, query);
  return found && inLanguage(await addNow(found, market), wordsFor(market));
}

/** Adds what is on the channels that were found, unless only what the site holds could be searched. */
async function addNow(found: SearchResults, market: Market): Promise<SearchResults> {
  if (found.channels.length === 0 || found.reach === "held") return found;
  const now = await readSpare("listCountryNow", market.country);
  if (!now || isUnavailable(now)) return found;
  const lines = linesIn(now.items, wordsFor(market));
  return { ...found, channels: withNow(found.channels, lines, found.at) };
}

async function searchMarket(market: Market, query: string): Promise<SearchResults | null> {
  const found = await readPlace(market, query);
  if (!found) return null;
  const { lineup, ...place } = found;
  const [code, at] = [market.country, place.at];
  // What is held costs no call, and is most of what a small plan's window has.
  const held = isRationed() ? await readHeld(code, query, at) : null;
  if (held && held.channels.length + held.listings.length > 0) return { ...place, ...held };
  const answer = await searchEverything(query, code);
  // The guide doesn't answer, or the day's calls are used up.
  if (isUnavailable(answer) && answer.unavailable === "later")
    return { ...place, ...(held ?? (await readHeld(code, query, at, "stale"))) };
  if (isUnavailable(answer)) return { ...place, ...(held ?? (await readInParts(code, query, lineup, at))) };
  return { ...place, ...toResults(answer, { code, lineup, at }), reach: "all" };
}

/** Searches what the site holds of a market, which costs no call; null if the API doesn't know the country. */
export async function readHeldSearch(market: Market, query: string): Promise<SearchResults | null> {
  const found = await readPlace(market, query);
  if (!found) return null;
  const { lineup: _, ...place } = found;
  const held = await readHeld(market.country, query, place.at);
  return inLanguage({ ...place, ...held }, wordsFor(market));
}

async function readPlace({ country }: Market, query: string) {
  const found = await readLineup(country);
  return found && { query, at: found.now, zone: found.zone, lineup: found.channels };
}

type Groups = Omit<SearchResults, "query" | "at" | "zone">;

function toResults(
  { understood, channels, events, teams, leagues, shows, people, listings }: SearchAnswer,
  { code, lineup, at }: { code: string; lineup: readonly Channel[]; at: number },
): Omit<Groups, "reach"> {
  const known = new Map(lineup.map((channel) => [channel.id, channel]));
  const hits = (airings: readonly Airing[]): Hit[] =>
    hitsAt(
      airings.flatMap((airing) => toHit(airing, known) ?? []),
      at,
    );
  // Whatever the country's guide lists can be watched there, whichever country it is from.
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
      hits([next]).map((hit) => ({
        show: { ...show, name: spelledAs(show.name, [hit.title]) },
        airings,
        next: hit,
      })),
    ),
    people: people
      .map((person) => ({ ...person, next: hits(person.next) }))
      .filter(({ next }) => next.length > 0),
    listings: listings.flatMap(({ airings, ...next }) => hits([next]).map((hit) => ({ ...hit, airings }))),
  };
}

/** What is found among the channels and the days that are held. */
async function readHeld(
  code: string,
  query: string,
  at: number,
  life: "day" | "stale" = "day",
): Promise<Groups> {
  const { channels, hits } = await searchKnownSlots(code, query, life);
  return { ...nothing, channels, listings: firstOfEach(hitsAt(hits, at)), reach: "held" };
}

const nothing = { channels: [], teams: [], events: [], leagues: [], shows: [], people: [] };

/** What a deployment finds that has only the interface's own searches. */
async function readInParts(
  code: string,
  query: string,
  lineup: readonly Channel[],
  at: number,
): Promise<Groups> {
  const [channels, listings] = await Promise.all([searchChannels(query, code), searchListings(query, code)]);
  const found = { ...nothing, channels };
  if (!isUnavailable(listings)) {
    const known = new Map(lineup.map((channel) => [channel.id, channel]));
    const airings = await addSlotShowings(code, listings.items);
    const hits = airings.flatMap((airing) => toHit(airing, known) ?? []);
    return { ...found, listings: firstOfEach(hitsAt(hits, at)), reach: "all" };
  }
  const now = await listCountryNow(code);
  const items = await addShowings(code, now?.items ?? []);
  const hits = nowHits(nowRows(lineup, items), query);
  return { ...found, listings: firstOfEach(hitsAt(hits, at)), reach: "now" };
}

const mostOnNow = 8;

/** What is on in a market before anything is searched for; null if the API doesn't know the country. */
export async function readOnNow(market: Market) {
  const read = await readNow(market);
  return read && { ...read, rows: popularNow(read.rows, mostOnNow) };
}
