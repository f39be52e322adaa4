import { readNumbers } from "./numbers.ts";
import type { ReadTitle } from "./read-title.ts";

/** As much of a description may be about its season. */
const longestOpening = 60;
const numbered = /^(.*\p{L}.*?) (\d{1,2})$/u;
/** A word beside a number: `Season 4`, `2. Staffel`, `4-й сезон`. */
const counted = /\p{L}+\s\d{1,2}(?![\p{L}\d])|(?<!\d)\d{1,2}(?:\.|-?\p{L}{1,2})?\s\p{L}+/gu;

/**
 * Takes the number before an episode's for its season if the description begins with that season: `Larkhill 4 - Episode
 * 3`. Otherwise it may belong to the name, as that of `Studio 54` does.
 */
export function withToldSeason(read: ReadTitle, description: string | undefined): ReadTitle {
  if (read.number === undefined || read.season !== undefined || description === undefined) return read;
  const [, show, last] = numbered.exec(read.title) ?? [];
  if (show === undefined || last === undefined) return read;
  const season = Number(last);
  const told = description.slice(0, longestOpening).match(counted) ?? [];
  return told.some((text) => readNumbers(text)?.season === season) ? { ...read, title: show, season } : read;
}
