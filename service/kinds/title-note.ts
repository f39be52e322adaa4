import { readForm, readGenre, remember } from "./categories.ts";
import type { Genre } from "./genre-words.ts";
import { readLead } from "./lead.ts";

/** A year in which a programme was made. */
export const madeYear = /(?<!\d)(?:19[2-9]|20[0-4])\d(?!\d|[/-]\d)/u;
const mostWords = 5;
const parted = /\s[-–—]\s|[.,;/()[\]]\s*/u;
/** Genres of which a year of making is said. */
const made: ReadonlySet<string> = new Set(["fiction", "film", "series", "documentary", "kids"]);

/** Whether a genre is of what is made, rather than broadcast: guides say its year. */
export const isMadeGenre = (genre: string): boolean => made.has(genre);

/**
 * The genre behind a title, if the year stands there in which the programme was made: `Larkhill - thriller, USA 2015`,
 * `Larkhill. Veiksmo trileris. JAV. 2018 m.` Null if there is none.
 */
export const notedGenre = remember((listed): { genre: Genre; year: number } | null => {
  const [, ...parts] = listed.split(parted);
  const dated = parts.findIndex((part) => madeYear.test(part));
  if (dated < 0) return null;
  const genres = parts
    .slice(0, dated + 1)
    .map((part) => part.replace(madeYear, "").trim())
    .map((part) => (part.split(" ").length > mostWords ? null : readGenre(part)));
  const genre = genres.find((each) => each !== null && made.has(each));
  return genre && genre !== "vague" ? { genre, year: Number(madeYear.exec(parts[dated] ?? "")?.[0]) } : null;
});

/** Between what a programme is and who plays in it, in the languages of guides that say so behind a title. */
const starring =
  "с участието на|с участием|за участю|za účasti|z udziałem|s účastí|cu|με|with|mit|con|avec|com|med|met|със|с|z|ze|so?|sa";
const staged = new RegExp(
  `\\p{L}.*\\s[-–—]\\s(\\p{Ll}[\\p{Ll}\\s,/-]{2,40}?)\\s(?:${starring})\\s\\p{Lu}`,
  "u",
);

/** The genre between a title and who plays in what it names: `Larkhill - комедия / екшън с Ана Бел`. Null if there is none. */
export const stagedGenre = remember((listed): Genre | null => {
  const genre = readGenre(staged.exec(listed)?.[1] ?? "");
  return genre && genre !== "vague" && genre !== "kids" && made.has(genre) ? genre : null;
});

const sentences = /[.!?]\s+(?=["«„“\p{Lu}])/u;
const isQuoted = /^["«„“]/u;

/**
 * What a sentence beside a title calls the programme, in words of its own: `Larkhill. Žinių konkursas. Vedėja A. Bell`,
 * `World documentaries. „Larkhill“`. Null if none does; a story's words may be its name.
 */
export const sentenceGenre = remember((listed): Genre | null => {
  const [first = "", ...more] = listed.split(sentences);
  const called = more.filter((sentence) => sentence.includes(" ") && !isQuoted.test(sentence));
  for (const sentence of isQuoted.test(more[0] ?? "") ? [first, ...called] : called) {
    const genre = readLead(sentence);
    // What it is about isn't what it is: `Larkhill. Православная психология`.
    if (genre && genre !== "fiction" && genre === readForm(sentence)) return genre;
  }
  return null;
});

/** What Dutch guides call a film right behind its title, without a sign between: `Larkhill Misdaaddrama`. */
const genreOfFilm =
  /\p{L}.*\s(?:(?:Actie|Misdaad|Avonturen|Romantische\s|Dramatische\s|Zwarte\s|Familie|Tragi)?[Kk]omedie|(?:Misdaad|Oorlogs|Familie|Historisch\s|Romantisch\s|Biografisch\s|Sport|Muziek)?[Dd]rama|(?:Actie|Misdaad|Psychologische\s|Politieke\s|Erotische\s|Spionage)?[Tt]hriller|(?:Avonturen|Animatie|Familie|Fantasy|Oorlogs|Rampen)film|Actie|Horror|Sciencefiction|Western)$/u;

/** Whether a title ends with what a film is called there. */
export const endsWithFilmGenre = (title: string): boolean => genreOfFilm.test(title);
