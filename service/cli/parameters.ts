import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { InvalidArgumentError } from "commander";
import { instantParameter } from "../../contract/query.ts";
import { parseShift } from "../ingest/shift.ts";
import { isUrl } from "../ingest/source-input.ts";
import { readCountry, readMinutes, readSourceName, readZone, SettingError } from "../sources/settings.ts";

/** Reads an argument as a source's setting, and refuses it the way commander expects. */
const asArgument =
  <T>(read: (text: string) => T) =>
  (text: string): T => {
    try {
      return read(text);
    } catch (error) {
      throw error instanceof SettingError ? new InvalidArgumentError(error.message) : error;
    }
  };

/** A country code, ISO 3166-1, in any case. */
export const parseCountry = asArgument(readCountry);
export const parseZone = asArgument(readZone);
export const parseMinutes = asArgument(readMinutes);
export const parseSourceName = asArgument(readSourceName);

/** Hours and minutes to add to a source's times, in minutes. */
export function parseShiftMinutes(text: string): number {
  const minutes = parseShift(text);
  if (minutes === null) throw new InvalidArgumentError("a shift must look like +01:00 or -00:30");
  return minutes;
}

/** A UTC date-time, as epoch seconds. */
export function parseInstant(text: string): number {
  const result = instantParameter.safeParse(text);
  if (!result.success) throw new InvalidArgumentError("a time must look like 2026-08-22T18:00:00Z");
  return result.data;
}

export function parseSites(text: string): number {
  const sites = Number(text);
  if (!Number.isInteger(sites) || sites < 1 || sites > 16)
    throw new InvalidArgumentError("sites must be a whole number from 1 to 16");
  return sites;
}

/** A location as it is stored: paths are made absolute, and `file:` addresses are paths. Throws for other addresses. */
export function toStoredLocation(location: string): string {
  if (isUrl(location)) return location;
  if (/^file:\//i.test(location)) return pathOf(location);
  const [scheme] = /^[a-z][a-z\d+.-]*:\/\//i.exec(location) ?? [];
  if (scheme !== undefined)
    throw new Error(`${location}: ${scheme} is no address that is read; http://, https:// and file:// are`);
  return resolve(location);
}

/** The path of a `file:` address, in which people leave a percent sign as it is. */
const pathOf = (address: string): string => fileURLToPath(address.replaceAll(/%(?![\da-f]{2})/gi, "%25"));
