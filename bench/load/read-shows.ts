import { countryZone } from "../../service/country-zones.ts";
import { readPlaceholder } from "../../service/ingest/xmltv/placeholder.ts";
import type { Airing } from "../../service/shows/match.ts";
import { matchShows } from "../../service/shows/match-shows.ts";
import { isMostlyParts } from "../../service/shows/names.ts";
import { readSeriesHints } from "../../service/shows/series-hints.ts";
import { fold } from "../../service/text.ts";
import type { CorpusFeed, CorpusSlot } from "./corpus.ts";
import { readListings } from "./read-listings.ts";

/** A slot that was read for shows, and the ids that its source gives the show or episode. */
export type TrueAiring = { slot: CorpusSlot; feed: CorpusFeed; show: string | null; episode: string | null };

/**
 * Matches the guides' listings to shows as ingest does, but with all ids of other systems hidden and without a
 * catalogue. Returns each slot with its show and episode. Sports events are taken out if `isEvent` says which they are.
 */
export function matchFeeds(
  feeds: readonly CorpusFeed[],
  isEvent: (slot: CorpusSlot) => boolean = () => false,
): TrueAiring[] {
  const read = readListings(feeds);
  const slots = new Map<Airing, TrueAiring>();
  for (const [channel, feed] of feeds.entries()) {
    const names = new Set([fold(feed.name)]);
    const isOfOneShow = isMostlyParts(feed.slots.map(({ draft }) => draft.slot.title));
    for (const slot of feed.slots) {
      const placeholder = readPlaceholder(slot.draft.slot, names);
      if (placeholder && placeholder !== "own_name") continue;
      const { start } = slot;
      const { title, title_as_listed, sub_title, description, category, kind, episode, flags } =
        read.get(slot) ?? slot.draft.slot;
      const hints = readSeriesHints({
        listing: { title, title_as_listed, sub_title, description, category, kind, episode, flags },
        detail: null,
        isEvent: isEvent(slot),
        source: feed.file,
        languages: feed.languages,
        channel: feed.name,
        isOfOneShow,
        minutes: (slot.stop - slot.start) / 60,
      });
      const { country } = feed;
      const zone = (country === null ? null : countryZone(country)) ?? "UTC";
      if (hints)
        slots.set({ channel, start, country, zone, hints }, { slot, feed, show: null, episode: null });
    }
  }
  const { matches } = matchShows([...slots.keys()], []);
  for (const [airing, own] of slots) {
    const verdict = matches.get(airing);
    own.show = verdict?.show ?? null;
    own.episode = verdict?.episode ?? null;
  }
  return [...slots.values()];
}
