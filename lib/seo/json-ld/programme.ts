import type { BroadcastEvent, CreativeWork, Movie, SportsEvent, TVEpisode, TVSeries } from "schema-dts";
import type { Words } from "@/lib/i18n";
import type { Kind } from "@/lib/kind";
import { type Genre, genresOf, genresOfShow } from "@/lib/listed-genre";
import type { Channel, Listing, Show } from "@/lib/shapes";
import { buildService, dateTime } from "./places.ts";

type Addresses = {
  programme: string;
  channel: string;
  show?: string;
  /** The event that is shown. */
  event?: SportsEvent;
};

/** What a listing says of itself, and its picture. */
const describeListing = (listing: Listing) => ({
  ...(listing.description ? { description: listing.description } : {}),
  ...(listing.icon ? { image: listing.icon } : {}),
});

const buildBroadcast = (listing: Listing, channel: Channel, at: Addresses): BroadcastEvent => ({
  "@type": "BroadcastEvent",
  "@id": `${at.programme}#broadcast`,
  name: listing.title,
  url: at.programme,
  startDate: dateTime(listing.start),
  endDate: dateTime(listing.stop),
  ...(listing.flags ? { isLiveBroadcast: listing.flags.live } : {}),
  // A way to watch for free is known, or nothing is.
  ...(channel.free ? { isAccessibleForFree: true } : {}),
  // An event is no work: what its listing says and shows is of the broadcast.
  ...(at.event ? { ...describeListing(listing), broadcastOfEvent: at.event } : {}),
  publishedOn: buildService({ name: channel.name, country: channel.country, url: at.channel }),
});

/** Genres in the page's words: what a source or the catalogue calls them may be in any language. */
const describeGenres = (genres: readonly Genre[]) =>
  genres.length > 0 ? { genre: genres.map(({ word }) => word) } : {};

/** What films, episodes and other works have in common. */
const buildWork = (listing: Listing, broadcast: BroadcastEvent, genres: readonly Genre[]) => ({
  ...describeListing(listing),
  ...describeGenres(genres),
  ...(listing.rating ? { contentRating: listing.rating } : {}),
  publication: broadcast,
});

const people = (listing: Listing, role: string) => {
  const named = listing.detail?.credits?.filter((credit) => credit.role === role) ?? [];
  return named.map(({ name }) => ({ "@type": "Person" as const, name }));
};

/** The actors and directors, if the listing names them. */
function buildCredits(listing: Listing) {
  const actor = people(listing, "actor");
  const director = people(listing, "director");
  return { ...(actor.length > 0 ? { actor } : {}), ...(director.length > 0 ? { director } : {}) };
}

/** A programme: the film, episode or other work, with this airing of it. */
export function programmeThing(
  listing: Listing,
  channel: Channel,
  { kind, at, t }: { kind: Kind; at: Addresses; t: Words },
): Movie | TVEpisode | CreativeWork | BroadcastEvent {
  const broadcast = buildBroadcast(listing, channel, at);
  if (at.event) return broadcast;
  const work = buildWork(listing, broadcast, genresOf(listing, channel, t));
  const id = `${at.programme}#work`;
  if (kind === "movie")
    return {
      "@type": "Movie",
      "@id": id,
      name: listing.title,
      ...(listing.year ? { dateCreated: String(listing.year) } : {}),
      ...buildCredits(listing),
      ...work,
    };
  const { season, number, name } = listing.episode ?? {};
  const isPart = season !== undefined || number !== undefined || at.show !== undefined || listing.sub_title;
  if (!isPart) return { "@type": "CreativeWork", "@id": id, name: listing.title, ...work };
  return {
    "@type": "TVEpisode",
    "@id": id,
    name: listing.sub_title ?? name ?? listing.title,
    ...(number === undefined ? {} : { episodeNumber: number }),
    ...(season === undefined ? {} : { partOfSeason: { "@type": "TVSeason", seasonNumber: season } }),
    partOfSeries: { "@type": "TVSeries", name: listing.title, ...(at.show ? { url: at.show } : {}) },
    ...buildCredits(listing),
    ...work,
  };
}

const elsewhere: Record<string, (id: string) => string> = {
  imdb: (id) => `https://www.imdb.com/title/${encodeURIComponent(id)}/`,
  tvmaze: (id) => `https://www.tvmaze.com/shows/${encodeURIComponent(id)}`,
};

/** A series at its page. */
export function showThing(show: Show, url: string, t: Words): TVSeries {
  const sameAs = Object.entries(show.external).flatMap(([place, id]) => elsewhere[place]?.(id) ?? []);
  return {
    "@type": "TVSeries",
    "@id": `${url}#show`,
    name: show.name,
    url,
    ...(show.summary ? { description: show.summary } : {}),
    ...describeGenres(genresOfShow(show.genres, t)),
    ...(show.languages.length > 0 ? { inLanguage: show.languages } : {}),
    ...(show.premiered ? { startDate: show.premiered } : {}),
    ...(show.ended ? { endDate: show.ended } : {}),
    ...(show.image ? { image: show.image } : {}),
    ...(sameAs.length > 0 ? { sameAs } : {}),
  };
}
