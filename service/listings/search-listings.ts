import type { Kysely } from "kysely";
import { cutPage } from "../cut-page.ts";
import type { Database } from "../store/schema.ts";
import { countMatches, getChannelRef, listMatches } from "../store/search.ts";
import { airingText } from "../store/slot-text.ts";
import { titleTerms } from "./title-query.ts";

/** A search for programmes by title; times are epoch seconds. */
export type ListingSearch = {
  query: string;
  /** Only on the channels of these countries' guides. */
  countries?: readonly string[];
  /** Only slots that overlap `[from, to)`. */
  from: number;
  to: number;
  /** Slots that have ended by then come last. */
  at: number;
  /** The last airing of the previous page; null for the first page. */
  after: SearchPlace | null;
  limit: number;
};

/** An airing's position among the results. */
export type SearchPlace = { isOver: boolean; start: number; channel: string };

export type FoundListings = {
  /** JSON texts. */
  airings: string[];
  count: number;
  /** The last airing of the page; null if no more follow. */
  last: SearchPlace | null;
  /** When the next airing ends, which changes the order; null if all have ended. */
  changesAt: number | null;
};

/**
 * A page of the airings whose titles match a search: current and coming ones first, the earliest first, then past ones,
 * the latest first. Null if the channel of `after` no longer exists.
 */
export async function searchListings(
  db: Kysely<Database>,
  { query, countries, from, to, at, after, limit }: ListingSearch,
): Promise<FoundListings | null> {
  const terms = titleTerms(query);
  if (terms.length === 0 || to <= from) return { airings: [], count: 0, last: null, changesAt: null };
  const channel = after && (await getChannelRef(db, after.channel));
  if (after && channel === null) return null;
  const key = after && channel !== null ? { start: after.start, channel } : null;

  const search = { terms, countries, from, to };
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
  const { page, last } = cutPage([...coming, ...over], limit);
  const { slots, ends } = await countMatches(db, search, at);
  return {
    airings: page.map(airingText),
    count: slots,
    last: last && { isOver: page.length > coming.length, start: last.start, channel: last.channel },
    changesAt: ends,
  };
}
