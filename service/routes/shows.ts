import type { Kysely } from "kysely";
import { endpoints } from "../../contract/endpoints.ts";
import type { Episode } from "../../contract/show.ts";
import { cutPage } from "../cut-page.ts";
import { isRefusal, notFound, type Outcome, one, type Refusal } from "../http/outcome.ts";
import { type Route, type RouteContext, route } from "../http/route.ts";
import { findAirings } from "../listings/airings.ts";
import { earliest } from "../listings/now-next.ts";
import { titleTerms } from "../listings/title-query.ts";
import type { Database } from "../store/schema.ts";
import { countShows, getRecord, listEpisodes, listShows } from "../store/shows.ts";
import { searchWindow } from "./window.ts";

export const showRoutes = (db: Kysely<Database>): Route[] => [
  route(endpoints.listShows, async ({ q, limit }, { after, seal }) => {
    const terms = q === undefined ? [] : titleTerms(q);
    // A text without letters or digits matches nothing.
    if (q !== undefined && terms.length === 0)
      return { data: "[]", list: { count: 0, next: null }, changesAt: null };
    const place = after && { folded: String(after[0]), id: String(after[1]) };
    const rows = await listShows(db, { terms, after: place, limit: limit + 1 });
    const { page, last } = cutPage(rows, limit);
    return {
      data: `[${page.map(({ body }) => body).join(",")}]`,
      list: { count: await countShows(db, terms), next: last && seal([last.folded, last.id]) },
      changesAt: null,
    };
  }),

  route(endpoints.getShow, async ({ id }) => {
    const show = await getRecord(db, "show", id);
    return show ? one(show.body) : notFound(`there is no show ${id}`);
  }),

  route(endpoints.listEpisodes, async ({ id, season, limit }, { page }) => {
    const show = await getRecord(db, "show", id);
    if (!show) return notFound(`there is no show ${id}`);
    const episodes = await listEpisodes(db, show.id, season);
    const asked = page(episodes, (each) => [each.season, each.number, each.orig_air, each.id], limit);
    return { data: `[${asked.items.map(({ body }) => body).join(",")}]`, list: asked.list, changesAt: null };
  }),

  route(endpoints.listShowAirings, async ({ id, ...asked }, context) => {
    const show = await getRecord(db, "show", id);
    if (!show) return notFound(`there is no show ${id}`);
    return answerAirings(db, { show: show.id }, asked, context);
  }),

  route(endpoints.getEpisode, async ({ id }) => {
    const episode = await getRecord(db, "episode", id);
    return episode ? one(episode.body) : notFound(`there is no episode ${id}`);
  }),

  route(endpoints.listEpisodeAirings, async ({ id, ...asked }, context) => {
    const episode = await getRecord(db, "episode", id);
    if (!episode) return notFound(`there is no episode ${id}`);
    const { show_id }: Episode = JSON.parse(episode.body);
    return answerAirings(db, { show: show_id, episode: episode.id }, asked, context);
  }),
];

type Asked = { country?: string[]; from?: number; to?: number; limit: number };

async function answerAirings(
  db: Kysely<Database>,
  of: { show: string; episode?: string },
  { country: countries, limit, ...given }: Asked,
  context: RouteContext,
): Promise<Outcome | Refusal> {
  const window = searchWindow(given, context);
  if (isRefusal(window)) return window;
  const { at, from, to, planEnd, clip } = window;
  const { now, after, seal } = context;
  const { airings, count, last, changesAt } = await findAirings(
    db,
    { ...of, countries, from, to },
    { after: after && { start: Number(after[1]), channel: String(after[2]) }, limit, at: now },
  );
  return {
    data: `[${airings.join(",")}]`,
    list: { count, next: last && seal([at, last.start, last.channel]) },
    changesAt: earliest([changesAt, planEnd]),
    ...clip,
  };
}
