import { endpoint } from "./endpoint.ts";
import { episodeId, showId } from "./id.ts";
import * as query from "./query.ts";
import { openReachOf } from "./reach.ts";
import { episodeSchema, showSchema } from "./show.ts";
import { airingSchema } from "./slot.ts";

const byShow = { id: showId };
const byEpisode = { id: episodeId };

const airings = {
  country: query.countries.optional(),
  from: query.airingsFrom.optional(),
  to: query.windowStop.optional(),
  ...query.page,
};

/** Series, their episodes, and when these are on. */
export const showEndpoints = {
  listShows: endpoint({
    path: "/shows",
    summary: "Shows by name",
    plan: "free",
    pathParameters: {},
    query: {
      q: query.text
        .meta({
          description: "Words of the name, in any order and spelling of letters; the last may be unfinished",
        })
        .optional(),
      ...query.page,
    },
    data: showSchema,
    list: true,
  }),
  getShow: endpoint({
    path: "/shows/{id}",
    summary: "One show",
    plan: "free",
    pathParameters: byShow,
    query: {},
    data: showSchema,
    list: false,
  }),
  listEpisodes: endpoint({
    path: "/shows/{id}/episodes",
    summary: "A show's episodes by season and number; those without come last",
    plan: "free",
    pathParameters: byShow,
    query: { season: query.season.optional(), ...query.page },
    data: episodeSchema,
    list: true,
  }),
  listShowAirings: endpoint({
    path: "/shows/{id}/airings",
    summary: "When and where a show is on, soonest first",
    plan: "free",
    pathParameters: byShow,
    query: airings,
    data: airingSchema,
    list: true,
    clips: true,
    reach: openReachOf,
  }),
  getEpisode: endpoint({
    path: "/episodes/{id}",
    summary: "One episode",
    plan: "free",
    pathParameters: byEpisode,
    query: {},
    data: episodeSchema,
    list: false,
  }),
  listEpisodeAirings: endpoint({
    path: "/episodes/{id}/airings",
    summary: "When and where an episode is on, soonest first",
    plan: "free",
    pathParameters: byEpisode,
    query: airings,
    data: airingSchema,
    list: true,
    clips: true,
    reach: openReachOf,
  }),
} as const;
