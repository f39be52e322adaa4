import type { ChannelDay } from "./channel-day.ts";
import type { SampleGenre } from "./country.ts";
import { dayNumber, hash, pick, weekday } from "./pick.ts";

/** A programme without a time yet. */
export type Programme = {
  genre: SampleGenre;
  title: string;
  subTitle?: string;
  episode?: { season: number; number: number };
  year?: number;
  rating?: string;
  lengthMinutes: number;
  /** The least time in which it can be shown. */
  leastMinutes: number;
  flags: { new: boolean; live: boolean; repeat: boolean };
  isUndescribed?: boolean;
};

const plain = { new: false, live: false, repeat: false };

/** The part of a series after `count` parts; the title determines how many a season has. */
function part(title: string, count: number): { season: number; number: number } {
  const long = pick([8, 10, 12, 13, 20, 24], hash(title, "season"));
  const due = count + (hash(title, "start") % 300);
  return { season: 1 + (Math.floor(due / long) % 12), number: 1 + (due % long) };
}

function inSeries(
  { country }: ChannelDay,
  genre: SampleGenre,
  title: string,
  count: number,
  lengthMinutes: number,
): Programme {
  const episode = part(title, count);
  const serial = genre === "drama" || genre === "kids" || genre === "documentary";
  return {
    genre,
    title,
    ...(serial && {
      episode,
      subTitle: pick(country.episodes, hash(title, episode.season, episode.number)),
    }),
    ...(genre === "drama" && { rating: pick(country.ratings, hash(title) % 3) }),
    lengthMinutes,
    leastMinutes: Math.min(10, lengthMinutes),
    flags: plain,
  };
}

/**
 * Picks a title of a genre for a channel. Different places of a day have different titles, and so have channels of one
 * kind at the same place.
 */
function pickTitle({ country, channel }: ChannelDay, genre: SampleGenre, place: number): string {
  const titles = country.titles[genre];
  const alike = country.channels.filter(({ kind }) => kind === channel.kind);
  const apart = Math.floor((alike.indexOf(channel) * titles.length) / alike.length);
  return pick(titles, hash(channel.kind, genre) + apart + place);
}

/** A daily programme at a place of the channel's day, with a part that isn't new; weekends have another. */
export function daily(day: ChannelDay, genre: SampleGenre, index: number, lengthMinutes: number): Programme {
  const place = weekday(day.date) >= 5 ? index + 7 : index;
  return inSeries(day, genre, pickTitle(day, genre, place), dayNumber(day.date) - 1 - index, lengthMinutes);
}

/** A new part of the series at a place among all that a country has of a genre in an evening; every weekday has others. */
export function nightly(
  day: ChannelDay,
  genre: SampleGenre,
  place: number,
  lengthMinutes: number,
): Programme {
  const title = pick(day.country.titles[genre], weekday(day.date) * 4 + place);
  const programme = inSeries(day, genre, title, dayNumber(day.date), lengthMinutes);
  return { ...programme, flags: { ...plain, new: true } };
}

/** A bulletin: the title at `index` of its genre. */
export const once = (
  { country }: ChannelDay,
  genre: SampleGenre,
  index: number,
  lengthMinutes: number,
): Programme => ({
  genre,
  title: pick(country.titles[genre], index),
  lengthMinutes,
  leastMinutes: 5,
  flags: plain,
});

/** The most films of a film channel's day; another has one in its evening. */
const filmsOfDay = 12;

/** A film, different at each place of a channel's day, and from those of the other film channels. */
export function film({ country, channel, date }: ChannelDay, index: number): Programme {
  const place = country.channels.filter(({ kind }) => kind === channel.kind).indexOf(channel);
  const apart = place * (channel.kind === "movies" ? filmsOfDay : 1);
  const title = pick(country.titles.film, dayNumber(date) * 11 + apart + index + filmsOfDay);
  return {
    genre: "film",
    title,
    year: 1962 + (hash(title) % 62),
    rating: pick(country.ratings, hash(title, "rating")),
    lengthMinutes: 90 + 5 * (hash(title, "length") % 9),
    leastMinutes: 80,
    flags: plain,
  };
}

/** Fills a time too short for anything else: a short programme that suits the channel. */
export function filler(day: ChannelDay, index: number, lengthMinutes: number): Programme {
  const { kind } = day.channel;
  const genre: SampleGenre =
    kind === "sports" ? "sport" : kind === "general" || kind === "movies" ? "entertainment" : kind;
  return { ...daily(day, genre, index + 3, lengthMinutes), leastMinutes: 0 };
}
