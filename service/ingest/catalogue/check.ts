import type { z } from "zod";
import { CatalogueError } from "./catalogue-error.ts";
import type { CatalogueFile } from "./draft.ts";

/** Reads a part of a catalogue's JSON. Throws a CatalogueError that names the file, the place and what is wrong. */
export function check<T extends z.ZodType>(
  { origin }: CatalogueFile,
  place: string,
  shape: T,
  item: unknown,
): z.output<T> {
  const read = shape.safeParse(item);
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  const path = issue?.path
    .map((part) => (typeof part === "number" ? `[${part}]` : `.${String(part)}`))
    .join("");
  throw faultAt(origin, `${place}${path}`, issue?.message ?? "");
}

const faultAt = (origin: string, place: string, what: string): CatalogueError =>
  new CatalogueError(`${origin}: ${place.replace(/(^|: )\.|: $/, "$1") || "the file"}: ${what}`);

/** A part of a catalogue, and where it is in the file: `results[2]`, or `line 3: ` of a CSV. */
export type Item = { item: unknown; place: string };

/** A catalogue's items: in TMDB's searches they are inside `results`, in TheTVDB's answers inside `data`. */
export function listItems(data: unknown): Item[] {
  const inside = isObject(data) ? ["results", "data"].find((name) => name in data) : undefined;
  const items = isObject(data) && inside !== undefined ? data[inside] : data;
  const place = inside ?? "";
  return Array.isArray(items)
    ? items.map((item, at) => ({ item, place: `${place}[${at}]` }))
    : [{ item: items, place }];
}

/** For an episode that doesn't say which show it is of. */
export const unknownShow = ({ origin }: CatalogueFile, place: string): CatalogueError =>
  faultAt(origin, place, "it doesn't say which show it is of: name it with --show");

/** For what is neither a show nor an episode of a catalogue that is known. */
export const unknownItem = ({ origin }: CatalogueFile, place: string): CatalogueError =>
  faultAt(origin, place, "no show or episode as TVmaze, TMDB or TheTVDB write them");

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
