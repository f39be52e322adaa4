import type { Words } from "@/lib/i18n";
import type { FreeWay } from "@/lib/shapes";
import type { TimeStyle } from "@/lib/time/format";

/** What is known of the channels of an event beside its broadcasts, by their ids. */
export type ChannelFacts = {
  logos: ReadonlyMap<string, string>;
  /** The free way that counts where the page is read. */
  ways: ReadonlyMap<string, FreeWay>;
};

/** What the parts of an event's page have in common. */
export type EventSetting = ChannelFacts & {
  /** When the page was made, epoch seconds. */
  now: number;
  format: TimeStyle;
  /** The market that links lead to; null on the page of no market, whose links lead to each country's own. */
  market: string | null;
  t: Words;
};
