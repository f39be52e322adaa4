import type { z } from "zod";
import type { channelSchema } from "./channel.ts";
import type { countryItemSchema, countrySchema, coverageSchema } from "./country.ts";
import type { broadcastSchema, eventOnAirSchema, eventSchema, leagueSchema, sportSchema } from "./event.ts";
import type { lineupDetailSchema, lineupSchema } from "./lineup.ts";
import type { problemSchema } from "./problem.ts";
import type {
  airingSchema,
  channelNextSchema,
  channelNowSchema,
  listingSchema,
  nowNextSchema,
  slotSchema,
} from "./slot.ts";
import type { deliverySchema, newWebhookSchema, webhookSchema, webhookSecretSchema } from "./webhook.ts";

/** One invented answer of each kind, for the OpenAPI document: one evening on one channel. */

const channel: z.input<typeof channelSchema> = {
  id: "ch_3k9x0q7m2v",
  name: "Harbour One",
  country: "GB",
  languages: ["eng"],
  categories: ["general"],
  owner: "Harbour Broadcasting",
  launched: 1998,
  website: "https://harbour.example",
  feeds: 2,
  logo: "https://harbour.example/logo.png",
  aliases: ["Harbour 1"],
  number: 7,
  timezone: "Europe/London",
  free: false,
  access: "subscription",
};

const lineup: z.input<typeof lineupSchema> = {
  id: "ln_7d2k9x0q4m1v",
  name: "Harbour Cable",
  country: "GB",
  region: "North",
  access: "subscription",
  channels: 148,
};

const lineupDetail: z.input<typeof lineupDetailSchema> = {
  ...lineup,
  channels: [{ channel: channel.id, number: 107 }],
};

const slot: z.input<typeof slotSchema> = {
  id: "ls_3k9x0q7m2vdwjwo0",
  channel: channel.id,
  start: "2026-08-22T18:00:00Z",
  stop: "2026-08-22T19:00:00Z",
  title: "Tidewater",
  sub_title: "The Long Jetty",
  description: "A storm keeps the ferry in port, and Ada off her train.",
  category: ["Drama"],
  episode: { season: 2, number: 4, name: "The Long Jetty", source: "listings" },
  flags: { new: true, live: false, repeat: false },
  year: 2026,
};

const next: z.input<typeof slotSchema> = {
  id: "ls_3k9x0q7m2vdwjzg0",
  channel: channel.id,
  start: "2026-08-22T19:00:00Z",
  stop: "2026-08-22T19:30:00Z",
  title: "Evening News",
  category: ["News"],
  flags: { new: false, live: true, repeat: false },
};

const nowNext: z.input<typeof nowNextSchema> = {
  channel: channel.id,
  now: { id: slot.id, title: slot.title, start: slot.start, stop: slot.stop },
  next: { id: next.id, title: next.title, start: next.start, stop: next.stop },
};

const channelNow: z.input<typeof channelNowSchema> = {
  channel: channel.id,
  now: { ...slot, progress: 0.25 },
  next,
};

const channelNext: z.input<typeof channelNextSchema> = { channel: channel.id, next: nowNext.next };

const listing: z.input<typeof listingSchema> = {
  ...slot,
  detail: {
    credits: [{ role: "actor", name: "Ines Varga", character: "Ada" }],
    language: "en",
    star_rating: "4/5",
  },
};

const airing: z.input<typeof airingSchema> = {
  ...slot,
  channel_name: channel.name,
  country: channel.country,
};

const country: z.input<typeof countrySchema> = {
  code: "GB",
  name: "United Kingdom",
  channels: 120,
  feeds: 164,
  updated: "2026-08-22T05:10:00Z",
  fill: { descr: 0.97, category: 0.81, episode_num: 0.42 },
  timezone: "Europe/London",
};

const countryItem: z.input<typeof countryItemSchema> = {
  code: "GB",
  name: "United Kingdom",
  channels: 120,
  feeds: 164,
  listings_today: 3480,
};

const coverage: z.input<typeof coverageSchema> = {
  country: "GB",
  date: "2026-08-22",
  slots: 3480,
  fill: { title: 1, descr: 0.97, category: 0.81, episode_num: 0.42, sub_title: 0.38, icon: 0.6 },
  with_join: { episode_num: 0.55, sub_title: 0.47 },
};

const event: z.input<typeof eventSchema> = {
  id: "ev_8m2c5v0p7x1d",
  sport: "football",
  league: { id: "lg_5n3b8k1w6q9z", name: "Harbour League", names: { ar: "دوري الميناء" } },
  name: "Westport Rovers v Eastgate Town",
  home: "Westport Rovers",
  away: "Eastgate Town",
  names: { ar: { home: "ويستبورت روفرز", away: "إيستغيت تاون" } },
  start: "2026-08-22T14:00:00Z",
  venue: { name: "Quayside", country: "GB" },
  round: "Matchday 1",
  live_on: 1,
};

const broadcast: z.input<typeof broadcastSchema> = {
  event: event.id,
  channel: channel.id,
  channel_name: channel.name,
  country: "GB",
  listing: "ls_3k9x0q7m2vdwjlk0",
  start: "2026-08-22T13:30:00Z",
  stop: "2026-08-22T16:10:00Z",
  showing: "live",
  free: false,
};

const eventOnAir: z.input<typeof eventOnAirSchema> = {
  ...event,
  channels: [{ channel: channel.id, country: "GB", showing: "live", start: broadcast.start }],
};

const sport: z.input<typeof sportSchema> = { sport: "football", name: "Football", events: 41 };

const league: z.input<typeof leagueSchema> = {
  id: "lg_5n3b8k1w6q9z",
  name: "Harbour League",
  sport: "football",
  country: "GB",
  events: 10,
};

const problem: z.input<typeof problemSchema> = {
  type: "/problems/invalid-parameter",
  title: "Invalid parameter",
  status: 400,
  code: "invalid_parameter",
  detail: "limit must be 1 to 500",
  instance: "urn:request:req_5f0c7b1e9d2a4c3b8e6f",
  errors: [{ param: "limit", detail: "1 to 500" }],
  meta: { took_ms: 1 },
};

const newWebhook: z.input<typeof newWebhookSchema> = {
  url: "https://example.com/hook",
  events: ["event.starting"],
  filter: { sport: "football", country: "GB" },
  lead_minutes: 10,
};

const webhook: z.input<typeof webhookSchema> = {
  id: "wh_4f7q0z81mcx2",
  url: "https://example.com/hook",
  events: ["event.starting"],
  filter: { sport: "football", country: "GB" },
  lead_minutes: 10,
  enabled: true,
  last_call: { at: "2026-08-22T17:50:00Z", http: 200 },
};

const webhookSecret: z.input<typeof webhookSecretSchema> = {
  ...webhook,
  last_call: null,
  secret: "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD",
};

const delivery: z.input<typeof deliverySchema> = {
  id: "dl_7t2m9x4c0qzk",
  type: "event.starting",
  subject: event.id,
  state: "delivered",
  created: "2026-08-22T17:49:00Z",
  next_attempt: null,
  attempts: [{ at: "2026-08-22T17:49:00Z", http: 200, took_ms: 84 }],
};

/** By the name of their schema in the document. */
export const examples = {
  Airing: airing,
  Broadcast: broadcast,
  Channel: channel,
  ChannelNext: channelNext,
  ChannelNow: channelNow,
  Country: country,
  CountryItem: countryItem,
  Coverage: coverage,
  Delivery: delivery,
  EventOnAir: eventOnAir,
  League: league,
  Lineup: lineup,
  LineupDetail: lineupDetail,
  Listing: listing,
  NewWebhook: newWebhook,
  NowNext: nowNext,
  Problem: problem,
  Slot: slot,
  Sport: sport,
  SportsEvent: event,
  Webhook: webhook,
  WebhookSecret: webhookSecret,
} as const;
