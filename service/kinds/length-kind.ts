import type { Kind } from "../../contract/slot.ts";
import type { SlotText } from "../ingest/draft.ts";
import type { Genre } from "./genre-words.ts";
import type { ListedSlot } from "./listed-programme.ts";

/** What a programme may be by its length, and by whether it is numbered. */

export const shortestFilm = 70;
const shortestStory = 80;
const shortestPart = 40;
const longestFilm = 240;
const longestEpisode = 65;
export const shortestShow = 20;
/** What tells a story for adults takes longer. */
export const longestBrief = 14;

/** Whether a season or number counts episodes; daily programmes have a year for a season. */
export const isEpisode = ({ episode }: Pick<SlotText, "episode">): boolean =>
  (episode?.number !== undefined || episode?.season !== undefined) && (episode.season ?? 1) < 100;

export const isFilmLength = (minutes: number | null): boolean =>
  minutes !== null && minutes >= shortestFilm && minutes <= longestFilm;

export const isEpisodeLong = (minutes: number | null): boolean =>
  minutes !== null && minutes >= shortestShow && minutes <= longestEpisode;

export const mayBeFilm = (slot: ListedSlot, minutes: number | null): boolean =>
  !isEpisode(slot) && slot.sub_title === undefined && isFilmLength(minutes);

/** Whether it is as long as the part of a film before or after the news. */
export const mayBePart = (slot: ListedSlot, minutes: number | null): boolean =>
  !isEpisode(slot) && slot.sub_title === undefined && minutes !== null && minutes >= shortestPart;

/** Whether a description decides that it is a film, whatever else it is about: a boxer's or a singer's life. */
export const mayBeStory = (slot: ListedSlot, minutes: number | null): boolean =>
  mayBeFilm(slot, minutes) && !slot.flags.live && (minutes ?? 0) >= shortestStory;

/** What a story is by its length. */
export function storyKind(slot: ListedSlot, minutes: number | null): "film" | "series" | undefined {
  if (mayBeFilm(slot, minutes)) return "film";
  return isEpisode(slot) || isEpisodeLong(minutes) ? "series" : undefined;
}

/** What a programme is whose actors are named: it may be an episode of any length. */
export function playedKind(slot: ListedSlot, minutes: number): "film" | "series" | undefined {
  if (mayBeFilm(slot, minutes)) return "film";
  return minutes <= longestEpisode || isEpisode(slot) ? "series" : undefined;
}

/** What is called fiction: a film has a year, or the length of one. */
export function fictionKind(
  { episode, year }: Pick<ListedSlot, "episode" | "year">,
  minutes: number | null,
): "film" | "series" | undefined {
  if (episode) return "series";
  if (minutes === null) return undefined;
  if (minutes <= longestEpisode) return "series";
  return isFilmLength(minutes) && (year !== undefined || minutes >= shortestStory) ? "film" : undefined;
}

/** The kind that a genre means for a programme: one that films and series share depends on its episode and length. */
export function formedKind(genre: Genre, slot: ListedSlot, minutes: number | null): Kind | undefined {
  if (genre === "fiction") return fictionKind(slot, minutes);
  const isShort = minutes !== null && minutes <= longestEpisode;
  return genre === "film" && isEpisode(slot) && isShort ? "series" : genre;
}
