import "server-only";
import type { Route } from "next";
import { addDays, dateAt, wallClock } from "@/contract/zone";
import { getChannel, getSchedule, listFreeWays } from "@/lib/api/channels";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { getEvent } from "@/lib/api/events";
import { getListing } from "@/lib/api/listings";
import { titledIn } from "@/lib/events/titled";
import { screenRows } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import { channelZone, countryZone, type Market, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { type Channel, type EventDetail, isUnavailable, type Listing } from "@/lib/shapes";
import { asShown } from "@/lib/sport/showings";
import { readOtherAirings } from "./other-airings";

type Found = NonNullable<Awaited<ReturnType<typeof readProgramme>>>;

export type FoundProgramme = Extract<Found, { channel: Channel }>;

const followingCount = 5;

/**
 * The market, listing and channel that a path names, with the sports event that it shows, if that may be read; the
 * market and why, if the listing may not be read; null if there is no such listing, or no longer.
 */
export async function readProgramme(params: Promise<{ market: string; listing: string }>) {
  const { market: slug, listing: id } = await params;
  const market = parseMarket(slug);
  if (!market || !id.startsWith("ls_")) return null;
  const listing = await getListing(id, market.country);
  if (!listing) return null;
  if (isUnavailable(listing)) return { market, unavailable: listing.unavailable };
  const [channel, country, answer] = await Promise.all([
    getChannel(listing.channel, market.country),
    getCountry(market.country),
    listing.event ? getEvent(listing.event) : null,
  ]);
  if (!channel) return null;
  const event = answer && !isUnavailable(answer) ? answer : null;
  const zone = channelZone(channel, market, country);
  const shown = event ? addShowing(listing, event) : listing;
  return { market, listing: titledIn(shown, wordsFor(market)), channel, zone, event };
}

/** Adds how its channel shows the event. */
function addShowing(listing: Listing, { broadcasts }: EventDetail): Listing {
  const showing = broadcasts.find((broadcast) => broadcast.listing === listing.id)?.showing;
  return showing ? asShown(listing, showing) : listing;
}

/** What surrounds a programme: what follows it, free ways to watch its channel, and its other airings. */
export async function readAround({ market, listing, channel, zone }: FoundProgramme, now: number) {
  const [following, freeWays, others] = await Promise.all([
    listFollowing(channel, listing, zone),
    listFreeWays(channel.id),
    readOtherAirings(listing, market.country, now),
  ]);
  const t = wordsFor(market);
  return {
    following: following.map((slot) => titledIn(slot, t)),
    freeWays,
    others: { ...others, airings: others.airings.map((airing) => titledIn(airing, t)) },
  };
}

/** What follows a programme on its channel, also past midnight. */
async function listFollowing(channel: Channel, listing: Listing, zone: string) {
  const date = dateAt(listing.start, zone);
  const days = await Promise.all([
    getSchedule(channel.id, date, zone),
    getSchedule(channel.id, addDays(date, 1), zone),
  ]);
  const slots = days.flatMap((day) => (day && !isUnavailable(day) ? day : []));
  const later = slots.filter(({ start }) => start >= listing.stop);
  return [...new Map(later.map((slot) => [slot.id, slot])).values()].slice(0, followingCount);
}

/** The link to a programme's hour and channel in the market's guide; null if the guide doesn't list the channel. */
export async function readGuideLink(market: Market, listing: Listing, now: number): Promise<Route | null> {
  const [country, lineup] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
  ]);
  const index = lineup?.findIndex(({ id }) => id === listing.channel) ?? -1;
  if (index < 0) return null;
  // The guide's day is the country's, whatever zone the channel is in.
  const zone = countryZone(market.country, country);
  const date = dateAt(listing.start, zone);
  const minute = Math.floor(wallClock(listing.start, zone) / 60) % 1440;
  const hour = Math.floor(minute / 60);
  const guide = paths.guide(
    market.slug,
    date === dateAt(now, zone) ? undefined : date,
    hour,
    Math.floor(index / screenRows) + 1,
  );
  const digits = [hour, minute % 60].map((part) => String(part).padStart(2, "0")).join("");
  return `${guide}?t=${digits}&ch=${listing.channel}` as Route;
}
