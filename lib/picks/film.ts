import { programmeKind } from "@/lib/kind-words";
import type { Listing } from "@/lib/shapes";
import type { Programme } from "./programme";

/** A film of the evening; `told` is what only its own listing says, if that was read. */
export type EveningFilm = Pick<Programme, "channel" | "item"> & {
  told?: Pick<Listing, "description" | "detail">;
};

const leastSeconds = 60 * 60;
const mostSeconds = 4 * 3600;
/** What no genre calls a film is one if it lasts as long as most. */
const usualSeconds = 75 * 60;

/** Kinds whose single programmes have a year and no episode as films do. */
const others = new Set(["docu", "sport", "news", "music"]);

/**
 * Whether a programme is a film: its genres say so, or it is as long as one, of a year, and no part of a series; on a
 * channel of films its length will do. Nothing is that is shown as it happens.
 */
export function isFilm({
  item,
  channel,
}: {
  item: Programme["item"];
  channel: Pick<Programme["channel"], "categories">;
}): boolean {
  if (item.event || item.episode?.number !== undefined || item.episode?.season !== undefined) return false;
  const seconds = item.stop === undefined ? null : item.stop - item.start;
  if (seconds !== null && (seconds < leastSeconds || seconds > mostSeconds)) return false;
  // A debate of a parliament has a year too.
  if (item.flags?.live || (item.kind !== undefined && item.kind !== "film")) return false;
  const genres = item.category ?? [];
  const isFilmChannel = genres.length === 0 && channel.categories.includes("movies");
  if (programmeKind(item) === "movie") return true;
  if (item.year === undefined && genres.length === 0 && !isFilmChannel) return false;
  if (seconds === null || seconds < usualSeconds || others.has(programmeKind(item, channel.categories)))
    return false;
  return item.year !== undefined || isFilmChannel;
}

/** A rating such as "4.5/5" on a scale to 10, to one decimal; null if there is none, or it names no scale. */
export function filmRatingOf(text: string | undefined): number | null {
  const [, value, scale] = /^\s*(\d+(?:[.,]\d+)?)\s*\/\s*(\d+)\s*$/.exec(text ?? "") ?? [];
  if (!value || !scale || Number(scale) === 0) return null;
  const rating = (Number(value.replace(",", ".")) / Number(scale)) * 10;
  return rating > 0 && rating <= 10 ? Math.round(rating * 10) / 10 : null;
}
