import { z } from "zod";
import { countryCode } from "./channel.ts";
import { channelId, eventId, leagueId, listingId } from "./id.ts";
import { instant } from "./instant.ts";

/** By language (ISO 639-1): only languages with other letters than Latin. */
const byLanguage = <Value extends z.ZodType>(value: Value) => z.record(z.string().regex(/^[a-z]{2}$/), value);

/** What a competition is called in other letters than Latin. */
export const leagueNamesSchema = byLanguage(z.string());

/** What the two entrants of an event are called in other letters than Latin, as listings write them. */
export const localNamesSchema = byLanguage(z.object({ home: z.string(), away: z.string() }));

/** A sports event in the listings. Null means unknown. */
export const eventSchema = z.object({
  id: eventId,
  /** A slug: football, ice-hockey, motorsport; `other` if unknown. */
  sport: z.string(),
  league: z
    .object({
      id: leagueId,
      name: z.string(),
      names: leagueNamesSchema.optional(),
      /** Whether teams meet in rounds of a knockout, rather than on matchdays. Absent if unknown. */
      cup: z.boolean().optional(),
    })
    .nullable(),
  name: z.string(),
  /** The two entrants; both null for an event such as a race. */
  home: z.string().nullable(),
  away: z.string().nullable(),
  /** Absent if no language's names of both are known. */
  names: localNamesSchema.optional(),
  /** When it starts; if only repeats are known, the start of the first. */
  start: instant,
  venue: z.object({ name: z.string(), country: countryCode.nullable() }).nullable(),
  round: z.string().nullable(),
  /** How many channels show it live. */
  live_on: z.int(),
  /** When the event or who shows it last changed in the listings; absent if unknown. */
  updated: instant.optional(),
});

export const showing = z.enum(["live", "delayed", "repeat"]);

/** A channel's showing of an event. */
export const broadcastSchema = z.object({
  event: eventId,
  channel: channelId,
  channel_name: z.string(),
  country: countryCode.nullable(),
  listing: listingId,
  start: instant,
  stop: instant,
  showing,
  /** Whether the channel has a free and official way to watch. */
  free: z.boolean(),
});

/** A programme about an event that doesn't show it. */
export const relatedSchema = broadcastSchema
  .omit({ event: true, showing: true })
  .extend({ kind: z.enum(["highlights", "preview", "review", "magazine"]) });

/** `GET /events/{id}` */
export const eventDetailSchema = eventSchema.extend({
  broadcasts: z.array(broadcastSchema),
  related: z.array(relatedSchema),
});

/** An event with the channels that show it, from now on: in `/events/live` and `/events/upcoming`. */
export const eventOnAirSchema = eventSchema.extend({
  channels: z.array(
    z.object({ channel: channelId, country: countryCode.nullable(), showing, start: instant }),
  ),
});

/** An item of `/sports`: a sport, and how many of its events start this week. */
export const sportSchema = z.object({ sport: z.string(), name: z.string(), events: z.int() });

/** An item of `/leagues`: a competition, and how many of its events start this week. */
export const leagueSchema = z.object({
  id: leagueId,
  name: z.string(),
  names: leagueNamesSchema.optional(),
  sport: z.string(),
  /** Null if it is international or unknown. */
  country: countryCode.nullable(),
  events: z.int(),
});

export type SportsEvent = z.infer<typeof eventSchema>;
export type Broadcast = z.infer<typeof broadcastSchema>;
export type EventOnAir = z.infer<typeof eventOnAirSchema>;
export type LocalNames = z.infer<typeof localNamesSchema>;
export type League = z.infer<typeof leagueSchema>;
export type Related = z.infer<typeof relatedSchema>;
export type Sport = z.infer<typeof sportSchema>;
