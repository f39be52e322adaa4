import type { Words } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import type { Channel, FreeWay, Listing, Slot, SportsEvent } from "@/lib/shapes";
import type { OtherAirings } from "./again";

export type ProgrammeProps = {
  market: Market;
  listing: Listing;
  channel: Channel;
  /** IANA zone of the channel. */
  zone: string;
  /** The page's time, epoch seconds. */
  now: number;
  freeWays: FreeWay[];
  /** The next programmes on the channel. */
  following: Slot[];
  others: OtherAirings;
  /** The sports event that it shows. */
  event: SportsEvent | null;
  t: Words;
};
