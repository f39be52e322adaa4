import type { ForeignMatch } from "./abroad.ts";
import type { SampleChannel, SampleCountry } from "./country.ts";

export type ChannelDay = {
  country: SampleCountry;
  channel: SampleChannel;
  date: string;
  /** Other countries' matches on the country's second sports channel that day. */
  foreign: readonly ForeignMatch[];
};
