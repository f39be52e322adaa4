import { getChannel, listFreeWays } from "@/lib/api/channels";
import { getCountry } from "@/lib/api/countries";
import { getEvent } from "@/lib/api/events";
import { getListing } from "@/lib/api/listings";
import { channelZone, parseMarket } from "@/lib/market";
import { isUnavailable } from "@/lib/shapes";
import { listFollowing, readShowings } from "./showings";

export type FoundProgramme = NonNullable<Awaited<ReturnType<typeof readProgramme>>>;

/** The market, listing and channel that a path names; null where there is no such listing, or no longer. */
export async function readProgramme(params: Promise<{ market: string; listing: string }>) {
  const { market: slug, listing: id } = await params;
  const market = parseMarket(slug);
  if (!market || !id.startsWith("ls_")) return null;
  const listing = await getListing(id);
  if (!listing || isUnavailable(listing)) return null;
  const [channel, country] = await Promise.all([getChannel(listing.channel), getCountry(market.country)]);
  if (!channel) return null;
  const zone = channelZone(channel, market, country);
  return { market, listing, channel, zone };
}

/**
 * What stands beside a programme: what follows, free ways to watch its channel, its other showings, and the sports
 * event that it shows or is about, with how it shows it.
 */
export async function readAround({ market, listing, channel, zone }: FoundProgramme, now: number) {
  const [following, freeWays, showings, event] = await Promise.all([
    listFollowing(channel, listing, zone),
    listFreeWays(channel.id),
    readShowings(listing, market.country, now),
    listing.event ? getEvent(listing.event) : null,
  ]);
  const known = event && !isUnavailable(event) ? event : null;
  const showing = known?.broadcasts.find((broadcast) => broadcast.listing === listing.id)?.showing;
  return {
    following,
    freeWays,
    showings,
    event: known && { id: known.id, name: known.name, showing },
  };
}
