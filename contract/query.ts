import { z } from "zod";
import { countryCode, languageCode } from "./channel.ts";
import { channelId } from "./id.ts";
import { calendarDate } from "./instant.ts";
import { earliestEpoch, fromIso, latestEpoch } from "./time.ts";
import { isZone } from "./zone.ts";

/**
 * Query parameters: each schema turns the text of one parameter into its value. Whoever reads the query has
 * already checked presence, emptiness and repetition. `meta` goes into the OpenAPI document; if a text becomes a value
 * of another type, it names that type.
 */

export const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `${least} to ${most}`)
    .meta({ type: "integer", minimum: least, maximum: most });

export const limit = integer(1, 500).default(100).meta({ description: "Items on a page" });
export const perGroup = integer(1, 50).default(10).meta({ description: "The most of each group" });
/** For lists that are answered in full if they are narrow; see `/now`. */
export const limitIfAny = integer(1, 500)
  .optional()
  .meta({ description: "Items on a page; without it, all of the named channels or the country" });
export const count = integer(1, 20).default(3).meta({ description: "How many programmes" });
export const hour = integer(0, 23).default(19).meta({ description: "Local hour of the evening" });
export const hours = integer(1, 168).default(24).meta({ description: "How many hours ahead" });
export const season = integer(0, 99_999).meta({ description: "Its number, or the year that names it" });
export const flag = z
  .enum(["true", "false"], "true or false")
  .transform((value) => value === "true")
  .meta({ type: "boolean" });
export const text = z
  .string()
  .trim()
  .min(1, "some text")
  .max(200, "at most 200 characters")
  // Databases treat NUL differently; no name contains one.
  .refine((value) => !/\p{Cc}/u.test(value), "text without control characters");
export const cursor = z
  .string()
  .max(1000, "at most 1000 characters")
  .meta({ description: "The previous page's meta.next, with the same filters" });
/** The parameters of a list that is answered in pages. */
export const page = { limit, cursor: cursor.optional() };
export const country = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(countryCode)
  .meta({ type: "string", pattern: "^[A-Za-z]{2}$", description: "ISO 3166-1 alpha-2, in either case" });
export const language = languageCode.meta({ description: "ISO 639-3" });
const knownDate = calendarDate.refine(
  (value) => value >= "2000-01-01" && value < "2068-01-01",
  "a date from 2000 to 2067",
);
export const date = knownDate.meta({ description: "The local day in tz; today if absent" });
export const countryDate = knownDate.meta({
  description: "The day in the country's principal zone; today if absent",
});
export const zone = z
  .string()
  .refine((name) => name.length <= 64 && isZone(name), "an IANA zone name")
  .meta({
    description: "IANA zone that the day is cut in; times stay UTC",
    maxLength: 64,
    examples: ["Europe/London"],
  });
export const eveningZone = zone.meta({
  description: "IANA zone of the date and the hour; the country's principal zone if absent",
  maxLength: 64,
  examples: ["Europe/London"],
});

/** Comma-separated values; duplicates count once. */
const commaList = <T extends z.ZodType<string, string>>(item: T, most: number, what: string) =>
  z
    .string()
    .transform((value) => value.split(","))
    .pipe(z.array(item).max(most, `at most ${most} ${what}`))
    .transform((items) => [...new Set(items)])
    .meta({ type: "array", item, minItems: 1, maxItems: most });

export const countries = commaList(country, 250, "countries").meta({
  description: "ISO 3166-1 alpha-2 codes",
});
export const channels = commaList(channelId, 50, "channels").meta({ description: "Channel ids" });
export const fields = commaList(
  z.string().regex(/^[a-z_]+(\.[a-z_]+)?$/, "field names, comma separated"),
  100,
  "fields",
).meta({
  description:
    "The fields to answer, dotted for members (episode.season); id always comes, others are left out",
});

/** A UTC date-time, read as epoch seconds. */
export const instantParameter = z.iso
  .datetime({ error: "a UTC date-time, YYYY-MM-DDTHH:MM:SSZ" })
  .transform(fromIso)
  .refine((epoch) => epoch >= earliestEpoch && epoch < latestEpoch, "a date-time from 2000 to 2067")
  .meta({ type: "string", format: "date-time", description: "UTC", examples: ["2026-08-22T18:00:00Z"] });

/** The bounds of a window that may be left open. */
export const windowStart = instantParameter.meta({
  description: "UTC; now if absent. What is already over comes last, the latest first",
});
export const windowStop = instantParameter.meta({
  description: "UTC; if absent, the end of the listings, or of the plan's window",
});
export const airingsFrom = instantParameter.meta({
  description: "UTC; now if absent: what is on, and what is to come",
});
export const exportStart = instantParameter.meta({
  description: "UTC; if absent, the start of today, in the country's principal zone or else UTC",
});
export const exportStop = instantParameter.meta({
  description:
    "UTC, at most 31 days after from; if absent, 31 days after from or the end of the plan's window",
});
