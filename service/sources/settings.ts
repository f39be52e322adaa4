import { basename } from "node:path";
import { countryCode } from "../../contract/channel.ts";
import type { SourceField } from "../../contract/operator.ts";
import { isZone } from "../../contract/zone.ts";
import { isUrl } from "../ingest/source-input.ts";

/** How often a source is read again by default, in minutes. */
export const defaultMinutes = 360;

/** A setting of a source that doesn't fit: the message says what would. */
export class SettingError extends Error {
  override name = "SettingError" as const;
  readonly field: SourceField;

  constructor(field: SourceField, message: string) {
    super(message);
    this.field = field;
  }
}

/** A country code, ISO 3166-1, in any case. */
export function readCountry(text: string): string {
  const result = countryCode.safeParse(text.toUpperCase());
  if (!result.success) throw new SettingError("country", "a country is two letters, such as GB");
  return result.data;
}

export function readZone(text: string): string {
  if (!isZone(text)) throw new SettingError("timezone", "a time zone is an IANA name, such as Europe/London");
  return text;
}

export function readMinutes(text: string): number {
  const minutes = Number(text);
  if (!Number.isInteger(minutes) || minutes < 5 || minutes > 43_200)
    throw new SettingError("minutes", "minutes must be a whole number from 5 to 43200");
  return minutes;
}

export function readSourceName(text: string): string {
  if (!/^[a-z0-9][a-z0-9._-]{0,62}$/i.test(text))
    throw new SettingError("name", "a name has up to 63 letters, digits, dots and dashes");
  return text;
}

/** An http(s) address. */
export function readAddress(text: string): string {
  if (text === "") throw new SettingError("address", "an address is missing");
  if (!isUrl(text) || !URL.canParse(text))
    throw new SettingError("address", "an address begins with http:// or https://");
  return text;
}

/** A day in a file's name: `guide_2026-08-20`, `20260820-guide`. */
const day = /(?:^|[._-])20\d\d([._-]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])(?!\d)/;

/**
 * Names a source after the last part of its location. A day in it isn't part of the name, because tomorrow's file is
 * of the same source.
 */
export function toSourceName(location: string): string {
  const last = basename(isUrl(location) ? new URL(location).pathname : location);
  const dated = last
    .replace(/(?:\.(?:xml|xmltv|gz|xz|bz2|zst|zip))+$/i, "")
    .replaceAll(/[^a-z0-9._-]+/gi, "-");
  const bare = dated.replace(day, "");
  return (
    (/[a-z]/i.test(bare) ? bare : dated).replace(/^[^a-z0-9]+/i, "").slice(0, 63) ||
    (isUrl(location) ? new URL(location).hostname : "listings")
  );
}

/** Several settings that don't fit. */
export class SettingsError extends Error {
  override name = "SettingsError" as const;
  readonly errors: readonly SettingError[];

  constructor(errors: readonly SettingError[]) {
    super(errors.map(({ message }) => message).join("; "));
    this.errors = errors;
  }
}

type Readers = Record<string, () => unknown>;

/** Reads several settings. Throws a SettingsError that has all that don't fit. */
export function readAll<T extends Readers>(readers: T): { [Name in keyof T]: ReturnType<T[Name]> } {
  const errors: SettingError[] = [];
  const values = Object.entries(readers).map(([name, read]) => {
    try {
      return [name, read()];
    } catch (error) {
      if (!(error instanceof SettingError)) throw error;
      errors.push(error);
      return [name, null];
    }
  });
  if (errors.length > 0) throw new SettingsError(errors);
  return Object.fromEntries(values);
}
