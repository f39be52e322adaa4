import { z } from "zod";
import { accessSchema, countryCode } from "./channel.ts";
import { channelId, lineupId } from "./id.ts";

/** A provider's or region's channels: what a person there can watch. */
export const lineupSchema = z.object({
  id: lineupId,
  name: z.string(),
  country: countryCode,
  /** The region within the country, if it isn't for all of it. */
  region: z.string().nullish(),
  /** What its channels ask of viewers. */
  access: accessSchema.optional(),
  /** How many of its channels the guide has. */
  channels: z.int(),
});

/** A place in a lineup; `number` is the provider's own, null if it numbers none. */
export const lineupPlaceSchema = z.object({
  channel: channelId,
  number: z.number().nullable(),
});

export const lineupDetailSchema = lineupSchema.omit({ channels: true }).extend({
  /** In the lineup's order. */
  channels: z.array(lineupPlaceSchema),
});

export type Lineup = z.infer<typeof lineupSchema>;
export type LineupDetail = z.infer<typeof lineupDetailSchema>;
