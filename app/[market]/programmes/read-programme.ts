import { getChannel, listFreeWays } from "@/lib/api/channels";
import { getCountry } from "@/lib/api/countries";
import { getEvent } from "@/lib/api/events";
import { getListing } from "@/lib/api/listings";
import { channelZone, parseMarket } from "@/lib/market";
import { type EventDetail, isUnavailable, type Listing } from "@/lib/shapes";
import { asShown } from "@/lib/sport/showings";
import { listFollowing, readShowings } from "./showings";

export type FoundProgramme = NonNullable<Awaited<ReturnType<typeof readProgramme>>>;

/**
 * The market, listing and channel that a path names, with the sports event that it shows, where that may be read; null
 * where there is no such listing, or no longer.
 */
export async function readProgramme(params: Promise<{ market: string; listing: string }>) {
  const { market: slug, listing: id } = await params;
  const market = parseMarket(slug);
  if (!market || !id.startsWith("ls_")) return null;
  const listing = await getListing(id);
  if (!listing || isUnavailable(listing)) return null;
  const [channel, country, event] = await Promise.all([
    getChannel(listing.channel),
    getCountry(market.country),
    listing.event ? getEvent(listing.event) : null,
  ]);
  if (!channel) return null;
  const known = event && !isUnavailable(event) ? event : null;
  const zone = channelZone(channel, market, country);
  return { market, listing: known ? showingOf(listing, known) : listing, channel, zone, event: known };
}

/** A programme as its event tells it. */
function showingOf(listing: Listing, { broadcasts }: EventDetail): Listing {
  const showing = broadcasts.find((broadcast) => broadcast.listing === listing.id)?.showing;
  return showing ? asShown(listing, showing) : listing;
}

/** What stands beside a programme: what follows, free ways to watch its channel, and its other showings. */
export async function readAround({ market, listing, channel, zone }: FoundProgramme, now: number) {
  const [following, freeWays, showings] = await Promise.all([
    listFollowing(channel, listing, zone),
    listFreeWays(channel.id),
    readShowings(listing, market.country, now),
  ]);
  return { following, freeWays, showings };
}
