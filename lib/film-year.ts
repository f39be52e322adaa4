import { programmeKind } from "./kind-words.ts";
import { isFilm } from "./picks/film.ts";
import type { Programme } from "./picks/programme.ts";

type Shown = { item: Programme["item"]; channel: Pick<Programme["channel"], "categories"> };

/** The year that tells a film from others of its title, wherever it is listed; undefined if unknown, or if it is no film. */
export const filmYear = ({ item, channel }: Shown): number | undefined =>
  programmeKind(item, channel.categories) === "movie" || isFilm({ item, channel }) ? item.year : undefined;
