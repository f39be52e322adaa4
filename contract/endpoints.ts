import { z } from "zod";
import { channelSchema } from "./channel.ts";
import { countryItemSchema, countrySchema, coverageSchema } from "./country.ts";
import { endpoint } from "./endpoint.ts";
import { eventEndpoints } from "./event-endpoints.ts";
import { freeViewOptionSchema } from "./free-view.ts";
import { channelId, lineupId, listingId } from "./id.ts";
import { lineupDetailSchema, lineupSchema } from "./lineup.ts";
import * as query from "./query.ts";
import { openReachOf, reachOf } from "./reach.ts";
import { searchSchema } from "./search.ts";
import { showEndpoints } from "./show-endpoints.ts";
import {
  airingSchema,
  channelNextSchema,
  channelNowSchema,
  listingSchema,
  nowNextSchema,
  slotSchema,
} from "./slot.ts";
import { webhookEndpoints } from "./webhook-endpoints.ts";
import { dateAt, daySpan } from "./zone.ts";

const byChannel = { id: channelId };
const byCountry = { cc: query.country };

/** Named channels or a country (not both) are answered in full unless limited; otherwise all channels, paged. */
const narrowed = {
  channels: query.channels.optional(),
  country: query.country.optional(),
  limit: query.limitIfAny,
  cursor: query.cursor.optional(),
};

/** Every endpoint that the service answers under `/v1`. */
export const endpoints = {
  listChannels: endpoint({
    path: "/channels",
    summary: "Channels, filtered and paged",
    plan: "free",
    pathParameters: {},
    query: {
      country: query.countries.optional(),
      lang: query.language.optional(),
      category: query.text.optional(),
      has_logo: query.flag.optional(),
      free: query.flag.optional(),
      ...query.page,
      fields: query.fields.optional(),
    },
    data: channelSchema,
    list: true,
  }),
  searchChannels: endpoint({
    path: "/channels/search",
    summary: "Channels by name, alias or call sign",
    plan: "free",
    pathParameters: {},
    query: { q: query.text, country: query.countries.optional(), limit: query.limit },
    data: channelSchema,
    list: true,
  }),
  getChannel: endpoint({
    path: "/channels/{id}",
    summary: "One channel",
    plan: "free",
    pathParameters: byChannel,
    query: { fields: query.fields.optional() },
    data: channelSchema,
    list: false,
  }),
  getSchedule: endpoint({
    path: "/channels/{id}/schedule",
    summary: "A channel's local day",
    plan: "free",
    pathParameters: byChannel,
    query: { date: query.date.optional(), tz: query.zone.default("UTC"), fields: query.fields.optional() },
    data: slotSchema,
    list: true,
    reach: ({ date, tz }, now) => ({ ...daySpan(date ?? dateAt(now, tz), tz), zone: tz }),
  }),
  getChannelNow: endpoint({
    path: "/channels/{id}/now",
    summary: "What is on a channel now and next",
    plan: "free",
    pathParameters: byChannel,
    query: {},
    data: channelNowSchema,
    list: false,
  }),
  getChannelNext: endpoint({
    path: "/channels/{id}/next",
    summary: "A channel's next programmes",
    plan: "free",
    pathParameters: byChannel,
    query: { count: query.count },
    data: slotSchema,
    list: true,
  }),
  getHistory: endpoint({
    path: "/channels/{id}/history",
    summary: "A channel's slots in a window, past ones too, in pages",
    plan: "free",
    pathParameters: byChannel,
    query: {
      from: query.instantParameter,
      to: query.instantParameter,
      cursor: query.cursor.optional(),
      fields: query.fields.optional(),
    },
    data: slotSchema,
    list: true,
    reach: reachOf,
  }),
  listFreeView: endpoint({
    path: "/channels/{id}/free-view",
    summary: "The free and official ways to watch a channel, its own country's first",
    plan: "free",
    pathParameters: byChannel,
    query: {},
    data: freeViewOptionSchema,
    list: true,
  }),
  listCountries: endpoint({
    path: "/countries",
    summary: "Countries that have channels",
    plan: "free",
    pathParameters: {},
    query: {},
    data: countryItemSchema,
    list: true,
  }),
  getCountry: endpoint({
    path: "/countries/{cc}",
    summary: "One country, with the fill of its listings",
    plan: "free",
    pathParameters: byCountry,
    query: {},
    data: countrySchema,
    list: false,
  }),
  listCountryChannels: endpoint({
    path: "/countries/{cc}/channels",
    summary: "A country's channels, in the order of its own guides",
    plan: "free",
    pathParameters: byCountry,
    query: query.page,
    data: channelSchema,
    list: true,
  }),
  getCountryNow: endpoint({
    path: "/countries/{cc}/now",
    summary: "Now and next on every channel of a country",
    plan: "free",
    pathParameters: byCountry,
    query: { category: query.text.optional() },
    data: nowNextSchema,
    list: true,
  }),
  getCountryTonight: endpoint({
    path: "/countries/{cc}/tonight",
    summary: "What is on at one instant of the evening, and next, on every channel of a country",
    plan: "free",
    pathParameters: byCountry,
    query: { from_hour: query.hour, tz: query.eveningZone.optional() },
    data: nowNextSchema,
    list: true,
  }),
  getCoverage: endpoint({
    path: "/countries/{cc}/coverage",
    summary: "How complete a country's listings of a day are",
    plan: "free",
    pathParameters: byCountry,
    query: { date: query.countryDate.optional() },
    data: coverageSchema,
    list: false,
  }),
  listLineups: endpoint({
    path: "/lineups",
    summary: "The lineups of providers and regions, by country and name",
    plan: "free",
    pathParameters: {},
    query: { country: query.country.optional() },
    data: lineupSchema,
    list: true,
  }),
  getLineup: endpoint({
    path: "/lineups/{id}",
    summary: "A provider's or region's channels in its order, with its numbers",
    plan: "free",
    pathParameters: { id: lineupId },
    query: {},
    data: lineupDetailSchema,
    list: false,
  }),
  getGuide: endpoint({
    path: "/guide",
    summary: "The slots of several channels in a window",
    plan: "free",
    pathParameters: {},
    query: {
      channels: query.channels,
      from: query.instantParameter,
      to: query.instantParameter,
      fields: query.fields.optional(),
    },
    data: slotSchema,
    list: true,
    reach: reachOf,
  }),
  getNow: endpoint({
    path: "/now",
    summary: "Now and next on named channels, in a country, or everywhere",
    plan: "free",
    pathParameters: {},
    query: narrowed,
    data: nowNextSchema,
    list: true,
  }),
  getNext: endpoint({
    path: "/next",
    summary: "The next programme on named channels, in a country, or everywhere",
    plan: "free",
    pathParameters: {},
    query: narrowed,
    data: channelNextSchema,
    list: true,
  }),
  search: endpoint({
    path: "/search",
    summary: "Channels, events, teams, leagues, shows, people and programmes by name, best first in each",
    plan: "free",
    fullPlan: "live",
    pathParameters: {},
    query: {
      q: query.text.meta({
        description: "A name, in any spelling of letters; it may be unfinished or mistyped",
      }),
      country: query.countries.optional(),
      limit: query.perGroup,
    },
    data: searchSchema,
    list: false,
    clips: true,
  }),
  searchListings: endpoint({
    path: "/listings/search",
    summary: "Programmes by title: on now first, then soonest",
    plan: "free",
    pathParameters: {},
    query: {
      q: query.text.meta({
        description: "Words of the title, in any order and spelling of letters; the last may be unfinished",
      }),
      country: query.countries.optional(),
      from: query.windowStart.optional(),
      to: query.windowStop.optional(),
      ...query.page,
    },
    data: airingSchema,
    list: true,
    clips: true,
    reach: openReachOf,
  }),
  getListing: endpoint({
    path: "/listings/{id}",
    summary: "One listing, with everything its source has on it",
    plan: "free",
    pathParameters: { id: listingId },
    query: { fields: query.fields.optional() },
    data: listingSchema,
    list: false,
  }),
  exportXmltv: endpoint({
    path: "/export.xmltv",
    summary: "Channels and their listings as an XMLTV file, for players and recorders",
    plan: "free",
    pathParameters: {},
    query: {
      channels: query.channels.optional(),
      country: query.country.optional(),
      from: query.exportStart.optional(),
      to: query.exportStop.optional(),
    },
    media: "application/xml",
    data: z.string(),
    list: false,
    clips: true,
    reach: openReachOf,
  }),
  ...showEndpoints,
  ...eventEndpoints,
  ...webhookEndpoints,
} as const;
