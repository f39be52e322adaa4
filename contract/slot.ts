import { z } from "zod";
import { address, pictureAddress } from "./address.ts";
import { countryCode } from "./channel.ts";
import { leagueNamesSchema, localNamesSchema, showing } from "./event.ts";
import { channelId, episodeId, eventId, listingId, showId } from "./id.ts";
import { instant } from "./instant.ts";
import { kinds } from "./kinds.ts";

export const episodeMatchSchema = z.object({
  show_id: showId.optional(),
  episode_id: episodeId.optional(),
  season: z.int().optional(),
  number: z.int().optional(),
  name: z.string().optional(),
  orig_air: z.string().optional(),
  matched_by: z.enum(["airtime", "number", "title", "external_id"]).optional(),
  /** The catalogue the match came from; `listings` if it came from the listing's own numbers. */
  source: z.string().optional(),
});

/** What a programme is about. */
export const kindSchema = z.enum(kinds);

/** Why nothing is listed: the source has no information, or says that the channel is off air. */
export const gapReasonSchema = z.enum(["no_information", "off_air"]);

export const flagsSchema = z.object({ new: z.boolean(), live: z.boolean(), repeat: z.boolean() });

/** The event that a slot shows, in the few words that a line of a guide needs. */
export const eventInfoSchema = z.object({
  /** The event's name: "Hull City v Manchester United". */
  title: z.string(),
  /** As the event's. */
  names: localNamesSchema.optional(),
  /** The name of its league, series or tournament; absent if unknown. */
  league: z.string().optional(),
  /** As the league's. */
  league_names: leagueNamesSchema.optional(),
  /** When it starts; if only repeats are known, the start of the first. */
  start: instant,
  /** How the slot shows it: as the event's broadcast on this channel says. */
  showing: showing.optional(),
});

/** One programme on one channel. */
export const slotSchema = z.object({
  id: listingId,
  channel: channelId,
  start: instant,
  stop: instant,
  /** What a viewer reads: marks that became data are gone from it. */
  title: z.string(),
  /** The source's own words, if they differ from `title`. */
  title_as_listed: z.string().optional(),
  sub_title: z.string().optional(),
  description: z.string().optional(),
  category: z.array(z.string()).optional(),
  episode: episodeMatchSchema.optional(),
  flags: flagsSchema.optional(),
  /** Absent if nothing says it. */
  kind: kindSchema.optional(),
  icon: pictureAddress.optional(),
  year: z.int().optional(),
  rating: z.string().optional(),
  /** The critics' or viewers' rating, for example "4.5/5". */
  star_rating: z.string().optional(),
  /** Why nothing is listed after it, if nothing is and the source says so. */
  gap_after: gapReasonSchema.optional(),
  event: eventId.optional(),
  /** Comes with `event`. */
  event_info: eventInfoSchema.optional(),
});

export const creditSchema = z.object({
  role: z.string(),
  name: z.string(),
  character: z.string().optional(),
});

/** A picture of a programme, with what its source says of it. */
const pictureSchema = z.object({
  url: pictureAddress,
  /** What it shows: `poster`, `backdrop`, `still`. */
  type: z.string().optional(),
  /** In pixels. */
  width: z.int().optional(),
  height: z.int().optional(),
  /** From 1, below 200 pixels, to 3, above 400. */
  size: z.int().optional(),
  orientation: z.enum(["portrait", "landscape"]).optional(),
  /** Where it comes from: `tmdb`. */
  system: z.string().optional(),
});

/** A review of a programme: its text, or its address. */
const reviewSchema = z.object({
  text: z.string().optional(),
  url: address.optional(),
  /** Who published it. */
  source: z.string().optional(),
  /** Who wrote it. */
  reviewer: z.string().optional(),
  /** As the source writes it. */
  language: z.string().optional(),
});

/** Further details of a listing's programme; only in `/listings/{id}`. */
export const slotDetailSchema = z.object({
  credits: z.array(creditSchema).optional(),
  /** The language of each of the slot's categories, as the source writes it; null if unknown. */
  category_languages: z.array(z.string().nullable()).optional(),
  keywords: z.array(z.string()).optional(),
  /** The language of each keyword, as the source writes it; null if unknown. */
  keyword_languages: z.array(z.string().nullable()).optional(),
  /** ISO 639 codes as the source writes them. */
  language: z.string().optional(),
  orig_language: z.string().optional(),
  /** The language of the title, as the source writes it. */
  title_language: z.string().optional(),
  /** Titles in further languages. */
  titles: z.array(z.object({ title: z.string(), language: z.string().optional() })).optional(),
  /** The language of the sub-title, as the source writes it. */
  sub_title_language: z.string().optional(),
  /** Sub-titles in further languages. */
  sub_titles: z.array(z.object({ sub_title: z.string(), language: z.string().optional() })).optional(),
  /** The language of the description, as the source writes it. */
  description_language: z.string().optional(),
  /** Descriptions in further languages, or of other lengths. */
  descriptions: z.array(z.object({ description: z.string(), language: z.string().optional() })).optional(),
  countries: z.array(z.string()).optional(),
  length_minutes: z.number().optional(),
  /** The date of production, if the source has more than the year: `YYYY-MM` or `YYYY-MM-DD`. */
  date: z.string().optional(),
  /** When the episode was first shown, `YYYY-MM-DD`, as the source says. */
  original_air_date: z.string().optional(),
  /** The time of that day, with its offset if the source has one: `21:30:00 +0100`. Absent if it is midnight. */
  original_air_time: z.string().optional(),
  /** All age ratings, each with the system it is of and the sign for it. */
  ratings: z
    .array(z.object({ value: z.string(), system: z.string().optional(), icon: pictureAddress.optional() }))
    .optional(),
  pictures: z.array(pictureSchema).optional(),
  /** The same as the slot's. */
  star_rating: z.string().optional(),
  /** All ratings of critics or viewers, each with who it is of. */
  star_ratings: z.array(z.object({ value: z.string(), system: z.string().optional() })).optional(),
  reviews: z.array(reviewSchema).optional(),
  premiere: z.string().optional(),
  last_chance: z.string().optional(),
  /** When the programme was first shown, as far as the source says. */
  previously_shown: z.object({ start: z.string().optional(), channel: z.string().optional() }).optional(),
  onscreen_number: z.string().optional(),
  part: z.int().optional(),
  parts: z.int().optional(),
  /** How many episodes the season has, if the source says, be it in a text: `Folge 2 von 8`. */
  episodes: z.int().optional(),
  /** How many seasons the series has, if the source says. */
  seasons: z.int().optional(),
  /** The source's own `xmltv_ns`, if it says more than the numbers: `0.0.0`, `1.4.0/1`. */
  xmltv_ns: z.string().optional(),
  /** Ids of the programme elsewhere, by system: dd_progid, thetvdb.com, themoviedb.org, imdb.com … */
  external_ids: z.record(z.string(), z.string()).optional(),
  subtitles: z.array(z.string()).optional(),
  audio: z.string().optional(),
  /** That the picture is described for the blind: in which language, as the source writes it, or empty if it doesn't say. */
  audio_description: z.string().optional(),
  /** Of the picture: `16:9`. */
  aspect: z.string().optional(),
  quality: z.string().optional(),
  /** True if the picture has no colour; absent if it has, or nothing says it. */
  black_and_white: z.boolean().optional(),
  url: address.optional(),
});

/** A slot with its channel's name and country. */
export const airingSchema = slotSchema.extend({
  channel_name: z.string(),
  country: countryCode.nullable(),
});

export const listingSchema = slotSchema.extend({ detail: slotDetailSchema.optional() });

export const slotNowSchema = slotSchema.extend({
  /** How far through the programme is, 0 to 1. */
  progress: z.number(),
});

/** `GET /channels/{id}/now`: null if the listings have none. */
export const channelNowSchema = z.object({
  channel: channelId,
  now: slotNowSchema.nullable(),
  next: slotSchema.nullable(),
});

/**
 * A channel's line in now, next and tonight lists. Title, start and stop are the specification's; the other
 * members are ours, for links and badges; readers can ignore them.
 */
export const nowItemSchema = slotSchema.pick({ title: true, start: true, stop: true }).extend(
  slotSchema
    .pick({
      id: true,
      sub_title: true,
      category: true,
      episode: true,
      flags: true,
      kind: true,
      icon: true,
      year: true,
      rating: true,
      star_rating: true,
      event: true,
      event_info: true,
    })
    .partial().shape,
);

export const nextItemSchema = nowItemSchema.partial({ stop: true });

export const nowNextSchema = z.object({
  channel: channelId,
  now: nowItemSchema.nullable(),
  next: nextItemSchema.nullable(),
});

/** An item of `/next`. */
export const channelNextSchema = nowNextSchema.omit({ now: true });

export type Airing = z.infer<typeof airingSchema>;
export type EventInfo = z.infer<typeof eventInfoSchema>;
export type EpisodeMatch = z.infer<typeof episodeMatchSchema>;
export type Kind = z.infer<typeof kindSchema>;
export type GapReason = z.infer<typeof gapReasonSchema>;
export type Flags = z.infer<typeof flagsSchema>;
export type Slot = z.infer<typeof slotSchema>;
export type SlotDetail = z.infer<typeof slotDetailSchema>;
export type Listing = z.infer<typeof listingSchema>;
export type NowNext = z.infer<typeof nowNextSchema>;
