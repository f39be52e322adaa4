import type { Show } from "../../contract/show.ts";
import type { Kind } from "../../contract/slot.ts";
import { fold } from "../text.ts";
import { type Meaning, readCategory, readForm } from "./categories.ts";
import { mayBeFilm } from "./length-kind.ts";
import type { ListedSlot } from "./listed-programme.ts";

/** The kinds of the shows of imported catalogues, by folded names. */
export type CatalogueKinds = ReadonlyMap<string, Kind>;

export const noShows: CatalogueKinds = new Map();

/** What TVmaze and TMDB call the form of a show, folded. */
const forms: Readonly<Record<string, Kind>> = {
  scripted: "series",
  miniseries: "series",
  animation: "series",
  reality: "entertainment",
  "talk show": "entertainment",
  "panel show": "entertainment",
  "game show": "entertainment",
  variety: "entertainment",
  "award show": "entertainment",
  documentary: "documentary",
  news: "news",
  sports: "sport",
};

/** What tells a story, or may: medicine, war and martial arts are subjects of series, too. */
const isStory = (meaning: Meaning | null): boolean => meaning === "fiction" || meaning === "series";
const others: readonly Kind[] = ["documentary", "news", "sport", "music", "entertainment"];

/** What a catalogue's show is by its form and genres, in whatever language; null if they don't say it. */
export function catalogueKind({ kind, genres }: Pick<Show, "kind" | "genres">): Kind | null {
  const meanings = genres.map(readCategory);
  if (meanings.includes("kids")) return "kids";
  const form = kind === null ? undefined : forms[fold(kind)];
  if (form) return form;
  const words = kind === null ? genres : [kind, ...genres];
  if (words.some((word) => readForm(word) === "documentary")) return "documentary";
  const read = words.map(readCategory);
  return read.some(isStory) ? "series" : (others.find((other) => read.includes(other)) ?? null);
}

const shortestWord = 8;

/** Whether the folded name of a show tells what listings are: a shorter single word may be the title of anything. */
export const tellsKind = (name: string): boolean => name.includes(" ") || name.length >= shortestWord;

/** What a listing is whose title is the name of a catalogue's show: a film may have the name of a series, too. */
export function catalogueKindOf(
  slot: ListedSlot,
  minutes: number | null,
  shows: CatalogueKinds,
): Kind | undefined {
  if (shows.size === 0) return undefined;
  const kind = shows.get(fold(slot.title));
  const isOfEpisodes = kind === "series" || kind === "kids";
  return isOfEpisodes && mayBeFilm(slot, minutes) ? undefined : kind;
}
