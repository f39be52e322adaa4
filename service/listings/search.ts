import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import { countMatches, getChannelRef, listMatches, type Match } from "../store/search.ts";
import { titleTerms } from "./title-query.ts";

/** A search for programmes by title; times are epoch seconds. */
export type ListingSearch = {
  query: string;
  /** Only on the channels of these countries' guides. */
  countries?: readonly string[];
  /** Only slots that overlap `[from, to)`. */
  from: number;
  to: number;
  /** What is on by then leads, and what is over by then comes last. */
  at: number;
  /** The airing that the page comes after; null for the first page. */
  after: SearchPlace | null;
  limit: number;
};

/** An airing's place in what was found. */
export type SearchPlace = { isOver: boolean; start: number; channel: string };

export type Found = {
  /** JSON texts. */
  airings: string[];
  count: number;
  /** The last airing of the page, where others follow. */
  last: SearchPlace | null;
  /** When the first that isn't over ends, and with it the order; null where all are. */
  changesAt: number | null;
};

/**
 * A page of the airings whose titles hold the words of a search: those on now and to come, the earliest first, then
 * those that are over, the latest first. Null where the channel that the page comes after is there no longer.
 */
export async function searchListings(
  db: Kysely<Database>,
  { query, countries, from, to, at, after, limit }: ListingSearch,
): Promise<Found | null> {
  const terms = titleTerms(query);
  if (terms.length === 0 || to <= from) return { airings: [], count: 0, last: null, changesAt: null };
  const channel = after && (await getChannelRef(db, after.channel));
  if (after && channel === null) return null;
  const key = after && channel !== null ? { start: after.start, channel } : null;

  const search = { terms, countries, from, to };
  // One more than a page tells whether another follows.
  const wanted = limit + 1;
  const coming = after?.isOver
    ? []
    : await listMatches(
        db,
        { ...search, from: Math.max(from, at) },
        { ascending: true, after: key, limit: wanted },
      );
  const over =
    from < at
      ? await listMatches(db, search, {
          ascending: false,
          overBy: at,
          after: after?.isOver ? key : null,
          limit: wanted - coming.length,
        })
      : [];
  const page = [...coming, ...over].slice(0, limit);
  const last = coming.length + over.length > limit ? page.at(-1) : undefined;
  const { slots, ends } = await countMatches(db, search, at);
  return {
    airings: page.map(airingText),
    count: slots,
    last: last ? { isOver: page.length > coming.length, start: last.start, channel: last.channel } : null,
    changesAt: ends,
  };
}

const airingText = ({ body, name, country }: Match): string =>
  `${body.slice(0, -1)},"channel_name":${JSON.stringify(name)},"country":${JSON.stringify(country)}}`;
