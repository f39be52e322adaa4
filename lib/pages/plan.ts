import "server-only";
import { getChannel } from "@/lib/api/channels";
import { listCountryChannels } from "@/lib/api/countries";
import { getListing, searchListings } from "@/lib/api/listings";
import { pageNow } from "@/lib/api/now";
import { listEpisodeAirings } from "@/lib/api/shows";
import { listedTitle } from "@/lib/events/programme-title";
import { titleIn } from "@/lib/events/titled";
import { type Words, wordsFor } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import { partOf } from "@/lib/part";
import {
  bySoonest,
  findClashes,
  freeRepeats,
  numbersOf,
  type PlanBody,
  type PlanSlot,
} from "@/lib/plan/plan";
import { findRepeats } from "@/lib/plan/repeats";
import { type Airing, type Channel, isUnavailable, type Listing, type Slot } from "@/lib/shapes";

/** Repeats that are offered for a clashing programme. */
const repeatsShown = 3;

const planSlot = (
  slot: Slot,
  { id, name, logo }: Pick<Channel, "id" | "name" | "logo">,
  t: Words,
): PlanSlot => ({
  id: slot.id,
  title: titleIn(slot, t),
  part: partOf(slot),
  episode: numbersOf(slot),
  channel: { id, name, logo },
  start: slot.start,
  stop: slot.stop,
});

type Planned = { listing: Listing; channel: Channel };

/**
 * A plan's listings with their channels, in the given order; null for those that are gone. One that was planned again
 * under its new id once it had moved is one.
 */
export async function readPlanned(
  ids: readonly string[],
  country: string,
): Promise<{ id: string; found: Planned | null }[]> {
  const planned = await Promise.all(
    ids.map(async (id) => {
      const listing = await getListing(id, country);
      if (!listing || isUnavailable(listing)) return { id, found: null };
      const channel = await getChannel(listing.channel, country);
      return { id, found: channel && { listing, channel } };
    }),
  );
  const listed = planned.map(({ id, found }) => found?.listing.id ?? id);
  return planned.filter((_, at) => listed.indexOf(listed[at] ?? "") === at);
}

/** The airings of a listing's episode in a country; if those are unknown, of programmes with its title. */
async function readAirings(listing: Listing, country: string): Promise<Airing[]> {
  const episode = listing.episode?.episode_id;
  const known = episode ? await listEpisodeAirings(episode, { country }) : null;
  if (known && !isUnavailable(known)) return known.items;
  const found = await searchListings(listedTitle(listing), country);
  return isUnavailable(found) ? [] : found.items;
}

/** A market's plan: its programmes, and repeats that resolve its clashes. */
export async function readPlan(market: Market, ids: readonly string[]): Promise<PlanBody> {
  const [planned, lineup, at] = await Promise.all([
    readPlanned(ids, market.country),
    listCountryChannels(market.country),
    pageNow(),
  ]);
  const found = planned.flatMap((each) => each.found ?? []);
  const t = wordsFor(market);
  const slots = found.map(({ listing, channel }) => planSlot(listing, channel, t)).toSorted(bySoonest);
  const channels = new Map(lineup?.map((channel) => [channel.id, channel]));
  const clashing = findClashes(slots.filter(({ stop }) => stop > at));
  const repeats = await Promise.all(
    found
      .filter(({ listing }) => clashing.has(listing.id))
      .map(async ({ listing, channel }): Promise<[string, PlanSlot[]]> => {
        const airings = findRepeats(listing, await readAirings(listing, market.country), at);
        const shown = airings.flatMap((airing) => {
          const on = channels.get(airing.channel);
          return on ? [planSlot(airing, on, t)] : [];
        });
        return [listing.id, freeRepeats(planSlot(listing, channel, t), shown, slots).slice(0, repeatsShown)];
      }),
  );
  const gone = planned.flatMap(({ id, found: there }) => (there ? [] : [id]));
  return { slots, gone, repeats: Object.fromEntries(repeats) };
}
