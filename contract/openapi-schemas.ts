import type { z } from "zod";
import { channelSchema, countryCode } from "./channel.ts";
import { countryItemSchema, countrySchema, coverageSchema } from "./country.ts";
import { listMetaSchema, singleMetaSchema } from "./envelope.ts";
import {
  broadcastSchema,
  eventDetailSchema,
  eventOnAirSchema,
  eventSchema,
  leagueSchema,
  relatedSchema,
  sportSchema,
} from "./event.ts";
import { freeViewOptionSchema } from "./free-view.ts";
import {
  channelId,
  deliveryId,
  episodeId,
  eventId,
  leagueId,
  lineupId,
  listingId,
  showId,
  webhookId,
} from "./id.ts";
import { instant } from "./instant.ts";
import { lineupDetailSchema, lineupPlaceSchema, lineupSchema } from "./lineup.ts";
import { problemSchema } from "./problem.ts";
import {
  foundEventSchema,
  foundListingSchema,
  foundPersonSchema,
  foundShowSchema,
  foundTeamSchema,
  searchSchema,
} from "./search.ts";
import { episodeSchema, showSchema } from "./show.ts";
import {
  airingSchema,
  channelNextSchema,
  channelNowSchema,
  creditSchema,
  episodeMatchSchema,
  flagsSchema,
  listingSchema,
  nextItemSchema,
  nowItemSchema,
  nowNextSchema,
  slotDetailSchema,
  slotNowSchema,
  slotSchema,
} from "./slot.ts";
import {
  deliverySchema,
  newWebhookSchema,
  webhookChangeSchema,
  webhookSchema,
  webhookSecretSchema,
} from "./webhook.ts";
import {
  eventChangedSchema,
  eventStartedSchema,
  eventStartingSchema,
  listingChangedSchema,
  webhookTestSchema,
} from "./webhook-message.ts";

/** The schemas with a name in the document, which others refer to. */
export const named = {
  Airing: airingSchema,
  Broadcast: broadcastSchema,
  Channel: channelSchema,
  ChannelId: channelId,
  ChannelNext: channelNextSchema,
  ChannelNow: channelNowSchema,
  Country: countrySchema,
  CountryCode: countryCode,
  CountryItem: countryItemSchema,
  Coverage: coverageSchema,
  Credit: creditSchema,
  Delivery: deliverySchema,
  DeliveryId: deliveryId,
  Episode: episodeSchema,
  EpisodeId: episodeId,
  EpisodeMatch: episodeMatchSchema,
  EventDetail: eventDetailSchema,
  EventId: eventId,
  EventOnAir: eventOnAirSchema,
  Flags: flagsSchema,
  FoundEvent: foundEventSchema,
  FoundListing: foundListingSchema,
  FoundPerson: foundPersonSchema,
  FoundShow: foundShowSchema,
  FoundTeam: foundTeamSchema,
  FreeViewOption: freeViewOptionSchema,
  Instant: instant,
  League: leagueSchema,
  LeagueId: leagueId,
  Lineup: lineupSchema,
  LineupDetail: lineupDetailSchema,
  LineupId: lineupId,
  LineupPlace: lineupPlaceSchema,
  Listing: listingSchema,
  ListingId: listingId,
  ListMeta: listMetaSchema,
  NewWebhook: newWebhookSchema,
  NextItem: nextItemSchema,
  NowItem: nowItemSchema,
  NowNext: nowNextSchema,
  Problem: problemSchema,
  Related: relatedSchema,
  Search: searchSchema,
  Show: showSchema,
  ShowId: showId,
  SingleMeta: singleMetaSchema,
  Slot: slotSchema,
  SlotDetail: slotDetailSchema,
  SlotNow: slotNowSchema,
  Sport: sportSchema,
  SportsEvent: eventSchema,
  EventChanged: eventChangedSchema,
  EventStarted: eventStartedSchema,
  EventStarting: eventStartingSchema,
  ListingChanged: listingChangedSchema,
  WebhookTest: webhookTestSchema,
  Webhook: webhookSchema,
  WebhookChange: webhookChangeSchema,
  WebhookId: webhookId,
  WebhookSecret: webhookSecretSchema,
} satisfies Record<string, z.ZodType>;

/** A reference to one of them by its name. */
export const refTo = (name: string): string => `#/components/schemas/${name}`;
