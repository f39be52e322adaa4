import "server-only";
import { getChannel } from "@/lib/api/channels";
import { getEvent } from "@/lib/api/events";
import { getListing, searchListings } from "@/lib/api/listings";
import { plainName } from "@/lib/events/team";
import { nightItemIn } from "@/lib/follows/called";
import type { NightItem } from "@/lib/follows/night";
import { wordsFor } from "@/lib/i18n";
import { type Market, parseMarket } from "@/lib/market";
import type { Item, Planned } from "@/lib/reminders/due";
import { eventItem } from "@/lib/reminders/event-item";
import { parseSubject } from "@/lib/reminders/reminder";
import type { Watch } from "@/lib/reminders/store/store";
import { isUnavailable } from "@/lib/shapes";
import { readFollowed } from "./follows";

/** What is followed as an item: of a programme, the first showing that is no repeat. */
function nightItem(item: NightItem, market: Market): Item[] {
  const { id, title, event, showings } = nightItemIn(item, wordsFor(market));
  const first = showings
    .filter(({ showing, flags }) => showing !== "repeat" && !flags?.repeat)
    .toSorted((a, b) => a.start - b.start)[0];
  if (!first) return [];
  if (event) return [{ ...eventItem(event, market.slug, first.channel.name), title }];
  const path = first.listing ? `programmes/${first.listing}` : `channels/${first.channel.id}`;
  return [{ id, title, start: first.start, channel: first.channel.name, path }];
}

/** How far from its former start a programme is looked for that is no longer listed then, seconds. */
const movedSeconds = 6 * 3600;

/** A programme at another time, as the same item as before. */
async function findMoved(planned: Planned, country: string): Promise<Item[] | null> {
  const found = await searchListings(planned.title, country);
  if (isUnavailable(found)) return null;
  const same = found.items.find(
    ({ title, start, channel_name }) =>
      plainName(title) === plainName(planned.title) &&
      channel_name === planned.channel &&
      Math.abs(start - planned.start) < movedSeconds,
  );
  return same ? [{ ...planned, start: same.start, path: `programmes/${same.id}` }] : [];
}

async function readListing(id: string, country: string, planned: readonly Planned[]): Promise<Item[] | null> {
  const listing = await getListing(id, country);
  if (listing && isUnavailable(listing)) return null;
  const [before] = planned;
  if (!listing) return before ? findMoved(before, country) : [];
  const channel = before?.channel ?? (await getChannel(listing.channel, country))?.name;
  return [{ id, title: listing.title, start: listing.start, channel, path: `programmes/${id}` }];
}

/** What is listed of what one is reminded of; null if it can't be read. */
export async function readReminded(watch: Watch, planned: readonly Planned[]): Promise<Item[] | null> {
  const of = parseSubject(watch.subject);
  const market = parseMarket(watch.market);
  if (!of || !market) return [];
  const { country, slug } = market;
  if (of.kind === "listing") return readListing(of.id, country, planned);
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
