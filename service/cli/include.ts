import { Option } from "commander";
import type { SourceSettings } from "../store/sources.ts";
import { parseShiftMinutes } from "./parameters.ts";

/** Options that decide what a source's listings become. */
export type IncludeOptions = { includeClosed?: boolean; includeAdult?: boolean; shift?: number };

export const shiftOption = (): Option =>
  new Option(
    "--shift <±HH:MM>",
    "add this to all of its times, which are wrong by as much, from now on",
  ).argParser(parseShiftMinutes);

export const includeClosedOption = (): Option =>
  new Option("--include-closed", "list channels that the channel database calls closed, from now on");

export const includeAdultOption = (): Option =>
  new Option("--include-adult", "list channels that the channel database calls adult, from now on");

/** The settings that the options choose; absent ones stay as they are. */
export const includeSettings = ({
  includeClosed,
  includeAdult,
  shift,
}: IncludeOptions): Pick<SourceSettings, "include_closed" | "include_adult" | "shift_minutes"> => ({
  ...(shift !== undefined && { shift_minutes: shift }),
  ...(includeClosed && { include_closed: 1 }),
  ...(includeAdult && { include_adult: 1 }),
});
