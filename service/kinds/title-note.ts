import { readCategory, remember } from "./categories.ts";
import type { Genre } from "./genre-words.ts";

const year = /(?<!\d)(?:19[2-9]|20[0-4])\d(?!\d|[/-]\d)/u;
const mostWords = 5;
const parted = /\s[-–—]\s|[.,;/()[\]]\s*/u;
/** Genres of which a year of making is said. */
const made: ReadonlySet<string> = new Set(["fiction", "film", "series", "documentary", "kids"]);

/**
 * The genre behind a title, if the year stands there in which the programme was made: `Larkhill - thriller, USA 2015`,
 * `Larkhill. Veiksmo trileris. JAV. 2018 m.` Null if there is none.
 */
export const notedGenre = remember((listed): { genre: Genre; year: number } | null => {
  const [, ...parts] = listed.split(parted);
  const dated = parts.findIndex((part) => year.test(part));
  if (dated < 0) return null;
  const genres = parts
    .slice(0, dated + 1)
    .map((part) => part.replace(year, "").trim())
    .map((part) => (part.split(" ").length > mostWords ? null : readCategory(part)));
  const genre = genres.find((each) => each !== null && made.has(each));
  return genre && genre !== "vague" ? { genre, year: Number(year.exec(parts[dated] ?? "")?.[0]) } : null;
});
