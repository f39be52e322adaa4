import "server-only";
import { getChannel } from "@/lib/api/channels";
import { getEvent } from "@/lib/api/events";
import { getListing, searchListings } from "@/lib/api/listings";
import { nightItemIn } from "@/lib/follows/called";
import type { NightItem } from "@/lib/follows/night";
import { wordsFor } from "@/lib/i18n";
import { type Market, parseMarket } from "@/lib/market";
import type { Planned, RemindedItem } from "@/lib/reminders/due";
import { eventItem } from "@/lib/reminders/event-item";
import { findMoved, listedAs, listingItem } from "@/lib/reminders/listing-item";
import { parseSubject } from "@/lib/reminders/reminder";
import type { Watch } from "@/lib/reminders/store/store";
import { isUnavailable } from "@/lib/shapes";
import { readFollowed } from "./follows";

/** What is followed as an item: of a programme, the first showing that is no repeat. */
function nightItem(item: NightItem, market: Market): RemindedItem[] {
  const { id, title, event, showings } = nightItemIn(item, wordsFor(market));
  const first = showings
    .filter(({ showing, flags }) => showing !== "repeat" && !flags?.repeat)
    .toSorted((a, b) => a.start - b.start)[0];
  if (!first) return [];
  if (event) return [{ ...eventItem(event, market.slug, first.channel.name), title }];
  const path = first.listing ? `programmes/${first.listing}` : `channels/${first.channel.id}`;
  return [{ id, title, start: first.start, channel: first.channel.name, path }];
}

/** A programme that is no longer listed at its former time; none if it isn't at another either. */
async function readMoved(planned: Planned, country: string): Promise<RemindedItem[] | null> {
  const found = await searchListings(listedAs(planned), country);
  if (isUnavailable(found)) return null;
  const moved = findMoved(found.items, planned);
  return moved ? [moved] : [];
}

async function readListing(
  id: string,
  market: Market,
  planned: readonly Planned[],
): Promise<RemindedItem[] | null> {
  const { country } = market;
  const listing = await getListing(id, country);
  if (listing && isUnavailable(listing)) return null;
  const [before] = planned;
  if (!listing) return before ? readMoved(before, country) : [];
  const channel = before?.channel ?? (await getChannel(listing.channel, country))?.name;
  return [listingItem(listing, market, channel)];
}

/** What is listed of what one is reminded of; null if it can't be read. */
export async function readReminded(
  watch: Watch,
  planned: readonly Planned[],
): Promise<RemindedItem[] | null> {
  const of = parseSubject(watch.subject);
  const market = parseMarket(watch.market);
  if (!of || !market) return [];
  const { country, slug } = market;
  if (of.kind === "listing") return readListing(of.id, market, planned);
  if (of.kind === "event") {
    const event = await getEvent(of.id);
    if (event && isUnavailable(event)) return null;
    const on = event?.broadcasts.find(
      (broadcast) => broadcast.country === country && broadcast.showing === "live",
    );
    return event ? [eventItem(event, slug, on?.channel_name)] : [];
  }
  const found = await readFollowed(of, country);
  return found && !isUnavailable(found) ? found.items.flatMap((item) => nightItem(item, market)) : null;
}
