import type { Channel as ContractChannel } from "@/contract/channel.ts";
import type {
  Country as ContractCountry,
  CountryItem as ContractCountryItem,
  Coverage as ContractCoverage,
} from "@/contract/country.ts";
import type {
  Broadcast as ContractBroadcast,
  EventOnAir as ContractEventOnAir,
  League as ContractLeague,
  Related as ContractRelated,
  Sport as ContractSport,
  SportsEvent as ContractSportsEvent,
} from "@/contract/event.ts";
import type { FreeViewOption } from "@/contract/free-view.ts";
import type { Lineup as ContractLineup, LineupDetail as ContractLineupDetail } from "@/contract/lineup.ts";
import type { SearchAnswer as ContractSearch } from "@/contract/search.ts";
import type { Episode as ContractEpisode, Show as ContractShow } from "@/contract/show.ts";
import type {
  Airing as ContractAiring,
  EventInfo as ContractEventInfo,
  Listing as ContractListing,
  NowNext as ContractNowNext,
  Slot as ContractSlot,
} from "@/contract/slot.ts";

/**
 * The contract's resources as the site knows them. `lib/api` decodes answers into these; they are types alone, so that
 * zod stays on the server.
 */

export type { LocalNames } from "@/contract/event.ts";
export type { EpisodeMatch, Flags, SlotDetail } from "@/contract/slot.ts";

/** The members that are instants. */
type Times = "start" | "stop" | "updated" | "at" | "previous_secret_until";

type Member<Key, Value> = Key extends Times
  ? Exclude<Value, string> | number
  : Key extends "detail"
    ? Value
    : Known<Value>;

type Flat<T> = { [Key in keyof T]: T[Key] };

/** A resource with its times in epoch seconds, and members absent that the API answers as null. */
export type Known<T> = T extends readonly (infer Item)[]
  ? Known<Item>[]
  : T extends object
    ? Flat<
        { [Key in keyof T as null extends T[Key] ? never : Key]: Member<Key, T[Key]> } & {
          [Key in keyof T as null extends T[Key] ? Key : never]?: Member<Key, NonNullable<T[Key]>>;
        }
      >
    : T;

/** A resource some of whose members other deployments may lack. */
type Lacking<T, Keys extends keyof T> = Omit<T, Keys> & Partial<Pick<T, Keys>>;

export type Channel = ContractChannel;
/** What a provider or region offers, and with its channels in order. */
export type Lineup = Known<ContractLineup>;
export type LineupDetail = Known<ContractLineupDetail>;

export type CountryItem = Known<ContractCountryItem>;
export type Country = Lacking<Known<ContractCountry>, "fill">;

/** How complete a country's listings of a day are: shares from 0 to 1, by the API's names of the fields. */
export type Coverage = Omit<ContractCoverage, "fill" | "with_join"> & {
  fill: Partial<ContractCoverage["fill"]>;
  with_join: Partial<ContractCoverage["with_join"]>;
};

/** A free and official way to watch a channel in a country. `checked` is a date; absent if it was never checked. */
export type FreeWay = Lacking<Known<FreeViewOption>, "kind" | "signup">;

/** The event that a programme shows, in the few words that a line of a guide needs. */
export type EventInfo = Known<ContractEventInfo>;

/** The listing's own words, if a programme is called by others: see `asTitled`. */
export type Renamed = { listed?: { title: string; sub_title?: string } };

/** How a programme shows its event, if that is known; its flags then agree with it. */
type Shown = { showing?: Showing } & Renamed;

export type Slot = Known<ContractSlot> & Shown;
export type Listing = Known<ContractListing> & Shown;

/** A slot with its channel's name and country, if the API has them. */
export type Airing = Lacking<Known<ContractAiring>, "channel_name"> & Shown;

export type NowItem = Known<NonNullable<ContractNowNext["now"]>> & Shown;
export type NextItem = Known<NonNullable<ContractNowNext["next"]>> & Shown;
export type NowNext = { channel: string; now: NowItem | null; next: NextItem | null };

/** A series; `source` is its catalogue, or `listings`. Dates are YYYY-MM-DD. */
export type Show = Lacking<Known<ContractShow>, "source">;

/** One part of a series; `runtime` is in minutes. */
export type Episode = Lacking<Known<ContractEpisode>, "show_id" | "source">;

/** Whether a broadcast shows its event as it happens, for the first time after, or again. */
export type Showing = ContractBroadcast["showing"];

/** A sports event; `home` and `away` if two teams play. `sport` is a slug. */
export type SportsEvent = Known<ContractSportsEvent>;

/** A channel's showing of an event. */
export type Broadcast = Lacking<Known<ContractBroadcast>, "event">;

/** A programme about an event that doesn't show it. */
export type Related = Known<ContractRelated>;

/** An event with all that shows it, by country, start and channel. */
export type EventDetail = SportsEvent & { broadcasts: Broadcast[]; related: Related[] };

/** An event with the channels that show it from now on. */
export type EventOnAir = Known<ContractEventOnAir>;

/** A sport or competition, and how many of its events start this week. */
export type Sport = Known<ContractSport>;
export type League = Known<ContractLeague>;

/** What a search of everything found. */
export type SearchAnswer = Omit<Known<ContractSearch>, "channels"> & { channels: Channel[] };

/** The first items that match, and how many match in all. */
export type Matches<T> = { items: T[]; count: number };

/** A list and the moment it was read at, epoch seconds. */
export type AsOf<T> = { items: T[]; at: number };

/** Now and next at an hour of the evening, and the zone that the hour was cut in if the API names it. */
export type Tonight = AsOf<NowNext> & { zone: string | null };

/**
 * Why the API doesn't serve something to this key: the plan lacks it, the date is outside the plan's window, the
 * key is refused, the deployment doesn't have it, or the day's calls don't suffice for it now.
 */
export type UnavailableReason = "plan" | "plan-window" | "key" | "not-served" | "later";

/** A read that is switched off, which the page says plainly. */
export type Unavailable = { unavailable: UnavailableReason };

export const isUnavailable = (value: object | null): value is Unavailable =>
  value !== null && "unavailable" in value;
