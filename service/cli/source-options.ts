import type { Command } from "commander";
import type { SourceSettings } from "../store/sources.ts";
import { parseCountry, parseShiftMinutes, parseZone } from "./parameters.ts";

/** Options that decide what a source's listings become. */
export type SourceOptions = {
  country?: string;
  timezone?: string;
  shift?: number;
  includeClosed?: boolean;
  includeAdult?: boolean;
};

export const addSourceOptions = (command: Command): Command =>
  command
    .option("--country <cc>", "the country whose guide this is", parseCountry)
    .option("--timezone <zone>", "the zone of times without an offset", parseZone)
    .option(
      "--shift <±HH:MM>",
      "add this to all of its times from now on, to correct a guide whose times are all wrong",
      parseShiftMinutes,
    )
    .option("--include-closed", "list channels that the channel database calls closed, from now on")
    .option("--no-include-closed", "leave them out again")
    .option("--include-adult", "list channels that the channel database calls adult, from now on")
    .option("--no-include-adult", "leave them out again");

/** The settings that the options choose; null or absent ones stay as they are. */
export const sourceSettings = ({
  country,
  timezone,
  shift,
  includeClosed,
  includeAdult,
}: SourceOptions): Omit<SourceSettings, "name" | "kind" | "location"> => ({
  country: country ?? null,
  timezone: timezone ?? null,
  ...(shift !== undefined && { shift_minutes: shift }),
  ...(includeClosed !== undefined && { include_closed: includeClosed ? 1 : 0 }),
  ...(includeAdult !== undefined && { include_adult: includeAdult ? 1 : 0 }),
});
