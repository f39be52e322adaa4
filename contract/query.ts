import { z } from "zod";
import { countryCode, languageCode } from "./channel.ts";
import { channelId } from "./id.ts";
import { calendarDate, earliestEpoch, fromIso, latestEpoch } from "./time.ts";
import { isZone } from "./zone.ts";

/**
 * Query parameters: each schema takes the text of one parameter and gives its value. Presence, emptiness and
 * repetition are checked before, by the reader of the query.
 */

const integer = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `${least} to ${most}`);

export const limit = integer(1, 500).default(100);
/** For lists that are answered whole where they are narrow; see `/now`. */
export const limitIfAny = integer(1, 500).optional();
export const count = integer(1, 20).default(3);
export const hour = integer(0, 23).default(19);
export const flag = z.enum(["true", "false"], "true or false").transform((value) => value === "true");
export const text = z.string().trim().min(1, "some text").max(200, "at most 200 characters");
export const cursor = z.string().max(1000, "at most 1000 characters");
export const country = z
  .string()
  .transform((value) => value.toUpperCase())
  .pipe(countryCode);
export const language = languageCode;
export const date = calendarDate.refine(
  (value) => value >= "2000-01-01" && value < "2068-01-01",
  "a date from 2000 to 2067",
);
export const zone = z.string().refine((name) => name.length <= 64 && isZone(name), "an IANA zone name");

const commaList = <T extends z.ZodType<string, string>>(item: T, most: number, what: string) =>
  z
    .string()
    .transform((value) => value.split(","))
    .pipe(z.array(item).max(most, `at most ${most} ${what}`))
    .transform((items) => [...new Set(items)]);

export const countries = commaList(country, 250, "countries");
export const channels = commaList(channelId, 50, "channels");
export const fields = commaList(
  z.string().regex(/^[a-z_]+(\.[a-z_]+)?$/, "field names, comma separated"),
  100,
  "fields",
);

/** A UTC date-time, read as epoch seconds. */
export const instantParameter = z.iso
  .datetime({ error: "a UTC date-time, YYYY-MM-DDTHH:MM:SSZ" })
  .transform(fromIso)
  .refine((epoch) => epoch >= earliestEpoch && epoch < latestEpoch, "a date-time from 2000 to 2067");
