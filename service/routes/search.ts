import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import { latestEpoch } from "../../contract/time.ts";
import { clippedTo } from "../http/outcome.ts";
import { type Route, route } from "../http/route.ts";
import type { Directory, GuideChannel } from "../listings/directory.ts";
import type { LiveGuide } from "../listings/live-guide.ts";
import { searchText } from "../listings/search/answer.ts";
import { find } from "../listings/search/find.ts";
import { foldForSearch } from "../listings/search/fold.ts";
import type { LiveSearch } from "../listings/search/live-search.ts";
import type { Database } from "../store/schema.ts";

/** How long an answer holds at most, in seconds: what is on now comes first. */
const holdsSeconds = 60;

export const searchRoutes = (db: Kysely<Database>, guide: LiveGuide, search: LiveSearch): Route[] => [
  route(endpoints.search, async ({ q, country, limit }, { now, window, isFull: hasEvents }) => {
    const searchable = await search.searchable();
    const channels = listChannels(guide.directory(), country);
    const had = window("UTC");
    const found = find(searchable, {
      query: withoutVersus(foldForSearch(q)),
      channels: channels.map(({ ref }) => ref),
      now,
      until: had?.stop ?? latestEpoch,
      hasEvents,
      limit,
    });
    return {
      data: await searchText(found, { db, guide, searchable, channels, limit, hasEvents }),
      list: null,
      changesAt: search.isCurrent() ? now + holdsSeconds : now,
      ...clippedTo(had),
      ...(hasEvents ? {} : { planRequired: endpoints.search.fullPlan }),
    };
  }),
];

/** The channels of some countries' guides in their order; all channels if no country is given. */
function listChannels(directory: Directory, countries: string[] | undefined): GuideChannel[] {
  if (!countries) return directory.channels;
  return [...new Set(countries.flatMap((code) => directory.listPlaces(code).map(({ channel }) => channel)))];
}

/** A match is listed with many words between its sides, and some write none. */
const withoutVersus = (query: string): string => query.replace(/(?<= )(?:v|vs|versus) (?=.)/g, "");
