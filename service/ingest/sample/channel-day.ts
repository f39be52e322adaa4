import type { ForeignMatch } from "./abroad.ts";
import type { SampleChannel, SampleCountry } from "./country.ts";

export type ChannelDay = {
  country: SampleCountry;
  channel: SampleChannel;
  date: string;
  /** What the country's second sports channel shows of other countries' sport that day. */
  foreign: readonly ForeignMatch[];
};
