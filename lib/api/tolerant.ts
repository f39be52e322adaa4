import { z } from "zod";
import { address, pictureAddress } from "@/contract/address.ts";
import { countryCode } from "@/contract/channel.ts";
import { instant } from "@/contract/instant.ts";
import { shownPicture } from "@/lib/pictures/settings";
import type { Known } from "@/lib/shapes";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** An http(s) address, or nothing: what a page may link to or load. */
export function httpUrl(text: unknown): string | undefined {
  if (typeof text !== "string") return undefined;
  const url = URL.parse(text);
  return url && (url.protocol === "https:" || url.protocol === "http:") ? url.href : undefined;
}

const text = z.string().min(1);

const webAddressAs = (show: (url: string) => string | undefined) =>
  z.string().transform((value, context) => {
    const url = httpUrl(value);
    const shown = url && show(url);
    if (shown) return shown;
    context.addIssue("not a web address");
    return z.NEVER;
  });

const webAddress = webAddressAs((url) => url);
const picture = webAddressAs(shownPicture);

const epoch = z.string().transform((iso, context) => {
  const ms = Date.parse(iso);
  if (!Number.isNaN(ms)) return Math.floor(ms / 1000);
  context.addIssue("not a date-time");
  return z.NEVER;
});

/**
 * A decoder of one of the contract's schemas, for the answers of any deployment: unknown members are ignored, a null
 * or unfit optional member is absent, and of a list only the items that fit are kept. A missing count is 0, a missing
 * flag false, a missing list empty. Any other required member that doesn't fit is refused. Ids are any text, times
 * become epoch seconds, addresses other than http(s) don't fit, and pictures' become the site's own.
 */
export function tolerant<Schema extends z.ZodType>(schema: Schema): z.ZodType<Known<z.output<Schema>>> {
  return toDecoder(schema) as z.ZodType<Known<z.output<Schema>>>;
}

function toDecoder(schema: z.core.$ZodType): z.ZodType {
  if (schema === instant) return epoch;
  if (schema === address) return webAddress;
  if (schema === pictureAddress) return picture;
  if (schema === countryCode) return countryCode;
  if (schema instanceof z.ZodString) return text;
  if (schema instanceof z.ZodArray) return fittingItems(toDecoder(schema.element));
  if (schema instanceof z.ZodObject)
    return z.object(
      Object.fromEntries(Object.entries(schema.shape).map(([name, each]) => [name, toMember(each)])),
    );
  return schema as z.ZodType;
}

function toMember(schema: z.core.$ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return toDecoder(unwrapped(schema)).optional().catch(undefined);
  if (schema instanceof z.ZodBoolean) return schema.catch(false);
  if (schema instanceof z.ZodNumberFormat) return schema.catch(0);
  if (schema instanceof z.ZodArray) return toDecoder(schema).catch([]);
  return toDecoder(schema);
}

function unwrapped(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrapped(schema.unwrap())
    : schema;
}

/** The items of a list that fit; a text alone counts as a list of one. */
const fittingItems = (item: z.ZodType) =>
  z.unknown().transform((value, context) => {
    const items = typeof value === "string" ? [value] : value;
    if (Array.isArray(items))
      return items.flatMap((each) => {
        const { success, data } = item.safeParse(each);
        return success ? [data] : [];
      });
    context.addIssue("not a list");
    return z.NEVER;
  });
