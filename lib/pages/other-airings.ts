import "server-only";
import type { OtherAirings } from "@/components/programme/again";
import { getShow, listEpisodeAirings, listShowAirings } from "@/lib/api/shows";
import { isUnavailable, type Listing } from "@/lib/shapes";
import { comingAirings, listItems, spelledAs } from "@/lib/shows";

const mostShown = 6;

/** Where else a programme is on: its episode, or its series if the episode is unknown; the country's own first. */
export async function readOtherAirings(
  listing: Listing,
  country: string,
  now: number,
): Promise<OtherAirings> {
  const { show_id: showId, episode_id: episodeId } = listing.episode ?? {};
  const list = (asked: { country?: string }) => {
    if (episodeId) return listEpisodeAirings(episodeId, asked);
    return showId ? listShowAirings(showId, asked) : null;
  };
  const [show, here, all] = await Promise.all([
    showId ? getShow(showId, country) : null,
    list({ country }),
    list({}),
  ]);
  const airings = comingAirings([...listItems(here), ...listItems(all)], country, now)
    .filter(({ id }) => id !== listing.id)
    .slice(0, mostShown);
  return {
    airings,
    sameEpisode: episodeId !== undefined,
    show: show && !isUnavailable(show) ? { ...show, name: spelledAs(show.name, [listing.title]) } : null,
  };
}
