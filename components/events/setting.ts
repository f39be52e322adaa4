import type { Access } from "@/lib/access";
import type { Words } from "@/lib/i18n";
import type { FreeWay } from "@/lib/shapes";
import type { TimeStyle } from "@/lib/time/format";

/** What is known of an event's channels besides its broadcasts, by their ids. */
export type ChannelFacts = {
  logos: ReadonlyMap<string, string>;
  /** The free way to watch for the page's country. */
  ways: ReadonlyMap<string, FreeWay>;
  /** What those of the page's country ask of viewers. */
  access: ReadonlyMap<string, Access | undefined>;
};

/** What the parts of an event's page share. */
export type EventSetting = ChannelFacts & {
  /** When the page was rendered, epoch seconds. */
  now: number;
  format: TimeStyle;
  /** The market that links lead to; null on the page of no market, where each country's links lead to its own. */
  market: string | null;
  t: Words;
};
