import { basename, resolve } from "node:path";
import { InvalidArgumentError } from "commander";
import { countryCode } from "../../contract/channel.ts";
import { instantParameter } from "../../contract/query.ts";
import { isZone } from "../../contract/zone.ts";
import { isUrl } from "../ingest/source-input.ts";

/** A country code, ISO 3166-1, in any case. */
export function parseCountry(text: string): string {
  const result = countryCode.safeParse(text.toUpperCase());
  if (!result.success) throw new InvalidArgumentError("a country is two letters, such as GB");
  return result.data;
}

export function parseZone(text: string): string {
  if (!isZone(text)) throw new InvalidArgumentError("a time zone is an IANA name, such as Europe/London");
  return text;
}

/** A UTC date-time, as epoch seconds. */
export function parseInstant(text: string): number {
  const result = instantParameter.safeParse(text);
  if (!result.success) throw new InvalidArgumentError("a time must look like 2026-08-22T18:00:00Z");
  return result.data;
}

export function parseMinutes(text: string): number {
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > 43_200)
    throw new InvalidArgumentError("minutes must be a whole number from 5 to 43200");
  return minutes;
}

export function parseSites(text: string): number {
  const sites = Number(text);
  if (!Number.isInteger(sites) || sites < 1 || sites > 16)
    throw new InvalidArgumentError("sites must be a whole number from 1 to 16");
  return sites;
}

export function parseSourceName(text: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{0,62}$/i.test(text))
    throw new InvalidArgumentError("a name has up to 63 letters, digits, dots and dashes");
  return text;
}

/** A location as it is stored: paths are made absolute. */
export const toStoredLocation = (location: string): string =>
  isUrl(location) ? location : resolve(location);

/** Names a source after the last part of its location. */
export function toSourceName(location: string): string {
  const last = basename(isUrl(location) ? new URL(location).pathname : location);
  const bare = last.replace(/(\.xml|\.xmltv|\.gz)+$/i, "").replaceAll(/[^a-z0-9._-]+/gi, "-");
  return (
    bare.replace(/^[^a-z0-9]+/i, "").slice(0, 63) ||
    (isUrl(location) ? new URL(location).hostname : "listings")
  );
}
