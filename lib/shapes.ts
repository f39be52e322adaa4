import type { Channel as ContractChannel } from "@/contract/channel.ts";
import type { FreeViewOption } from "@/contract/free-view.ts";
import type {
  Listing as ContractListing,
  NowNext as ContractNowNext,
  Slot as ContractSlot,
} from "@/contract/slot.ts";

export type { Country, CountryItem } from "@/contract/country.ts";
export type { EpisodeMatch, Flags, SlotDetail } from "@/contract/slot.ts";

/** A free and official way to watch a channel in a country. `checked` is a date; absent where it was never checked. */
export type FreeWay = {
  service: string;
  kind?: FreeViewOption["kind"];
  country: string;
  watch_url: string;
  signup?: FreeViewOption["signup"];
  checked?: string;
  source?: string;
};

/** How complete a country's listings of a day are: shares from 0 to 1, by the API's names of the fields. */
export type Coverage = {
  country: string;
  date: string;
  slots: number;
  fill: Record<string, number>;
  with_join: Record<string, number>;
};

/** Times as the site knows them: epoch seconds. */
type Epochs<T> = {
  [Key in keyof T]: Key extends "start" | "stop" ? Exclude<T[Key], string> | number : T[Key];
};

export type Channel = ContractChannel;
/** How a programme shows its event, where that was read; its flags then say no other thing. */
type WithShowing = { showing?: Showing };

export type Slot = Epochs<ContractSlot> & WithShowing;
export type Listing = Epochs<ContractListing> & WithShowing;

/** A slot told with its channel's name and country, where the API tells them. */
export type Airing = Slot & { channel_name?: string; country?: string };

/** A series; `source` is the catalogue that tells of it, or `listings`. Dates are YYYY-MM-DD. */
export type Show = {
  id: string;
  name: string;
  kind?: string;
  genres: string[];
  languages: string[];
  premiered?: string;
  ended?: string;
  status?: string;
  summary?: string;
  image?: string;
  /** Ids elsewhere, by the name of the place. */
  external: Record<string, string>;
  source?: string;
};

/** One part of a series. */
export type Episode = {
  id: string;
  season?: number;
  number?: number;
  name?: string;
  orig_air?: string;
  /** Minutes. */
  runtime?: number;
  summary?: string;
};

/** Whether a broadcast shows its event as it happens, for the first time after, or again. */
export type Showing = "live" | "delayed" | "repeat";

/** A sports event; `home` and `away` where it has two sides. `sport` is a slug, `start` epoch seconds. */
export type SportsEvent = {
  id: string;
  sport: string;
  league?: { id: string; name: string };
  name: string;
  home?: string;
  away?: string;
  start: number;
  venue?: { name: string; country?: string };
  round?: string;
  /** How many channels show it live. */
  live_on: number;
};

/** A channel's programme about an event; `country` is absent where the channel has none. */
type OnChannel = {
  channel: string;
  channel_name: string;
  country?: string;
  listing: string;
  start: number;
  stop: number;
  free: boolean;
};

/** A channel's showing of an event. */
export type Broadcast = OnChannel & { showing: Showing };

/** What is about an event and doesn't show it. */
export type Related = OnChannel & { kind: "highlights" | "preview" | "review" | "magazine" };

/** An event with all that shows it, by country, start and channel. */
export type EventDetail = SportsEvent & { broadcasts: Broadcast[]; related: Related[] };

/** An event with the channels that show it from now on. */
export type EventOnAir = SportsEvent & {
  channels: { channel: string; country?: string; showing: Showing; start: number }[];
};

/** A sport or competition, and how many of its events start this week. */
export type Sport = { sport: string; name: string; events: number };
export type League = { id: string; name: string; sport: string; country?: string; events: number };

export type NowItem = Epochs<NonNullable<ContractNowNext["now"]>> & WithShowing;
export type NextItem = Epochs<NonNullable<ContractNowNext["next"]>> & WithShowing;
export type NowNext = { channel: string; now: NowItem | null; next: NextItem | null };

/** A list and the moment it was read at, epoch seconds. */
export type AsOf<T> = { items: T[]; at: number };

/** Now and next at an hour of the evening, and the zone that the hour was cut in where the API names it. */
export type Tonight = AsOf<NowNext> & { zone: string | null };

/**
 * Why the API doesn't serve something to this key: the plan lacks it, the date is outside the plan's window, the
 * key is refused, or the deployment doesn't have it.
 */
export type UnavailableReason = "plan" | "plan-window" | "key" | "not-served";

/** A read that is switched off, which the page says plainly. */
export type Unavailable = { unavailable: UnavailableReason };

export const isUnavailable = (value: object | null): value is Unavailable =>
  value !== null && "unavailable" in value;
