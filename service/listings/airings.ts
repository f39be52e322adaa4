import type { Kysely } from "kysely";
import type { Database } from "../store/schema.ts";
import {
  type AiringPlace,
  type AiringSearch,
  countAirings,
  type FoundAiring,
  listAirings,
} from "../store/shows.ts";

export type FoundAirings = {
  /** JSON texts. */
  airings: string[];
  count: number;
  /** The last airing of the page, if others follow. */
  last: AiringPlace | null;
  /** When the first that isn't over ends; null if all are. */
  changesAt: number | null;
};

/** A page of the airings of a show or an episode, soonest first; `at` is now, in epoch seconds. */
export async function findAirings(
  db: Kysely<Database>,
  search: AiringSearch,
  { after, limit, at }: { after: AiringPlace | null; limit: number; at: number },
): Promise<FoundAirings> {
  // One more than a page, to know whether another follows.
  const rows = await listAirings(db, search, { after, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  const { airings, ends } = await countAirings(db, search, at);
  return { airings: page.map(airingText), count: airings, last: last ?? null, changesAt: ends };
}

const airingText = ({ body, name, country }: FoundAiring): string =>
  `${body.slice(0, -1)},"channel_name":${JSON.stringify(name)},"country":${JSON.stringify(country)}}`;
