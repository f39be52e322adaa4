import type { Showings } from "@/components/programme/again";
import { addDays, dateAt } from "@/contract/zone";
import { getSchedule } from "@/lib/api/channels";
import { getShow, listEpisodeAirings, listShowAirings } from "@/lib/api/shows";
import { type Channel, isUnavailable, type Listing } from "@/lib/shapes";
import { comingAirings, itemsOf } from "@/lib/shows";

const followingCount = 5;

const mostShowings = 6;

/** Where else a programme is on: its episode, or its series where no episode is known; the country's own first. */
export async function readShowings(listing: Listing, country: string, now: number): Promise<Showings> {
  const { show_id: showId, episode_id: episodeId } = listing.episode ?? {};
  const list = (asked: { country?: string }) => {
    if (episodeId) return listEpisodeAirings(episodeId, asked);
    return showId ? listShowAirings(showId, asked) : null;
  };
  const [show, here, all] = await Promise.all([showId ? getShow(showId) : null, list({ country }), list({})]);
  const airings = comingAirings([...itemsOf(here), ...itemsOf(all)], country, now)
    .filter(({ id }) => id !== listing.id)
    .slice(0, mostShowings);
  return {
    airings,
    sameEpisode: episodeId !== undefined,
    show: show && !isUnavailable(show) ? show : null,
  };
}

/** What follows a programme on its channel, also past midnight. */
export async function listFollowing(channel: Channel, listing: Listing, zone: string) {
  const date = dateAt(listing.start, zone);
  const days = await Promise.all([
    getSchedule(channel.id, date, zone),
    getSchedule(channel.id, addDays(date, 1), zone),
  ]);
  const slots = days.flatMap((day) => (day && !isUnavailable(day) ? day : []));
  const later = slots.filter(({ start }) => start >= listing.stop);
  return [...new Map(later.map((slot) => [slot.id, slot])).values()].slice(0, followingCount);
}
