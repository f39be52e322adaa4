import { Option } from "commander";
import type { SourceSettings } from "../store/sources.ts";

export type IncludeOptions = { includeClosed?: boolean; includeAdult?: boolean };

export const includeClosedOption = (): Option =>
  new Option("--include-closed", "list channels that the channel database calls closed, from now on");

export const includeAdultOption = (): Option =>
  new Option("--include-adult", "list channels that the channel database calls adult, from now on");

/** The settings that the options choose; absent ones stay as they are. */
export const includeSettings = ({
  includeClosed,
  includeAdult,
}: IncludeOptions): Pick<SourceSettings, "include_closed" | "include_adult"> => ({
  ...(includeClosed && { include_closed: 1 }),
  ...(includeAdult && { include_adult: 1 }),
});
