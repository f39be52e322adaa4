import type { Kysely } from "kysely";
import { cutPage } from "../cut-page.ts";
import type { Database } from "../store/schema.ts";
import { type AiringPlace, type AiringSearch, countAirings, listAirings } from "../store/shows.ts";
import { airingText } from "../store/slot-text.ts";

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
  const rows = await listAirings(db, search, { after, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  const { airings, ends } = await countAirings(db, search, at);
  return { airings: page.map(airingText), count: airings, last, changesAt: ends };
}
