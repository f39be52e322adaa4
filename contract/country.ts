import { z } from "zod";
import { countryCode } from "./channel.ts";
import { calendarDate, instant } from "./instant.ts";

export const countryItemSchema = z.object({
  code: countryCode,
  name: z.string(),
  channels: z.int(),
  feeds: z.int(),
  /** Listings that overlap today, cut in the country's principal zone. */
  listings_today: z.int(),
});

const share = z.number().min(0).max(1);

export const countrySchema = z.object({
  code: countryCode,
  name: z.string(),
  channels: z.int(),
  feeds: z.int(),
  /** The last change of its data; absent before the first. */
  updated: instant.optional(),
  /** The share of programmes that have the field. */
  fill: z.object({ descr: share, category: share, episode_num: share }),
  /** The country's principal IANA zone. */
  timezone: z.string().optional(),
});

/** How complete a country's listings of a day are. */
export const coverageSchema = z.object({
  country: countryCode,
  /** A day of the country's principal zone. */
  date: calendarDate,
  /** Listings that overlap the day. */
  slots: z.int(),
  /** The share of them that has the field in their sources. */
  fill: z.object({
    title: share,
    descr: share,
    category: share,
    episode_num: share,
    sub_title: share,
    icon: share,
  }),
  /** The share that has the field once programmes are joined to their episodes. */
  with_join: z.object({ episode_num: share, sub_title: share }),
});

export type Coverage = z.infer<typeof coverageSchema>;
export type CountryItem = z.infer<typeof countryItemSchema>;
export type Country = z.infer<typeof countrySchema>;
