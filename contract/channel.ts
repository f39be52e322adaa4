import { z } from "zod";
import { address, pictureAddress } from "./address.ts";
import { channelId } from "./id.ts";

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, "an ISO 3166-1 alpha-2 code")
  .meta({ examples: ["GB"] });

/** ISO 639-3, lower case. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{3}$/, "an ISO 639-3 code")
  .meta({ examples: ["eng"] });

/** What a channel asks of viewers in a country: nothing or a free account, a subscription, or nobody knows. */
export const accessSchema = z.enum(["free", "subscription", "unknown"]);

export const channelSchema = z.object({
  id: channelId,
  name: z.string(),
  /** Null if neither the channel database nor a source names the country. */
  country: countryCode.nullable(),
  languages: z.array(z.string()),
  categories: z.array(z.string()),
  owner: z.string().nullish(),
  launched: z.int().nullish(),
  website: address.nullish(),
  /** How many feeds the channel has. */
  feeds: z.int(),
  logo: pictureAddress.nullish(),
  aliases: z.array(z.string()).optional(),
  /** The number in the country's own guide; 7.1 where broadcasters have two. */
  number: z.number().nullish(),
  /** IANA zone that the channel's days are cut in. */
  timezone: z.string().optional(),
  /** Whether the channel has a free and official way to watch. */
  free: z.boolean().optional(),
  /** What it asks of viewers in the country that was asked about, else in its own. */
  access: accessSchema.optional(),
  /** What the sources that list it call it. */
  source_ids: z.array(z.object({ source: z.string(), id: z.string() })).optional(),
  /** True if the listings are the invented sample, which must be labelled wherever they are shown. */
  sample: z.boolean().optional(),
});

export type Access = z.infer<typeof accessSchema>;
export type Channel = z.infer<typeof channelSchema>;
