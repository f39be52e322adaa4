import type { SlotText } from "../ingest/draft.ts";
import { remembered } from "../memory.ts";
import {
  foldForWords,
  foldGenre,
  formWords,
  type Genre,
  genreOf,
  genrePhrases,
  genreWords,
  patternOf,
} from "./genre-words.ts";
import { genreLists } from "./genres/table.ts";
import { vagueCategories, wholeCategories } from "./genres/whole-categories.ts";

/** A category so wide that it says nothing of its own. */
export type Meaning = Genre | "vague";

const patterns = genreWords.map(([genre, words]) => [genre, patternOf(words)] as const);
/** Words for what a programme is, rather than for what it is about. */
const formPatterns = formWords.map(([genre, words]) => [genre, patternOf(words)] as const);
const phrases = genrePhrases.map(([genre, words]) => [genre, patternOf(words, "gu")] as const);

/** One name for several genres ("News and Documentaries") doesn't say which. */
const unclear: readonly (readonly [Genre, Genre])[] = [
  ["news", "documentary"],
  ["film", "series"],
];

/** Both of what a conjunction joins: `Filmid ja meelelahutus`. */
const joined =
  /(?:[&/]|(?<!\p{L})(?:and|und|et|y|e|ed|en|och|og|ja|i|a|și|és|ir|un|ve|dan|và|и|та|й|και)(?!\p{L}))/iu;

const vague = new Set(vagueCategories.flatMap((words) => words.split("|").map(foldGenre)));

const mostKnown = 20_000;

/** Remembers what texts mean, if it is nothing as well: a run meets each many times. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const known = remembered(mostKnown, (text: string) => ({ value: read(text) }));
  return (text) => known(text).value;
}

/** What a category means, in whatever language; null if unknown or if it names several genres. */
export const readCategory = remember(
  (category): Meaning | null =>
    wholes.get(foldGenre(category)) ?? readGenre(category) ?? narrowedGenre(category),
);

/** Genres that words mean which are all that a category says. */
const wholes = new Map(
  genreLists.flatMap((list) =>
    (wholeCategories[list] ?? [])
      .join("|")
      .split("|")
      .map((words) => [foldGenre(words), genreOf[list]] as const),
  ),
);

/** What narrows a genre stands behind one of these: `Drama: Historical`, `ドラマ‐海外ドラマ`. */
const narrowing = /\s[-–—>]\s|\s?[:;|>]\s|[‐：／]/u;

/** The genre of a category's first part that has one, if the whole names none or several. */
function narrowedGenre(category: string): Meaning | null {
  const parts = category.split(narrowing);
  if (parts.length < 2) return null;
  for (const part of parts) {
    const meaning = wholes.get(foldGenre(part)) ?? readGenre(part);
    if (meaning) return meaning;
  }
  return null;
}

/** What a few words of a listing call a programme, in whatever language; null if nothing or several things. */
export const readGenre = remember((words): Meaning | null => {
  const text = ` ${foldForWords(words)} `;
  const genre = wordedGenre(text, patterns);
  if (genre === "film" && isEntertainmentToo(text) && joined.test(words)) return null;
  return genre === "entertainment" && vague.has(text.trim()) ? "vague" : genre;
});

const entertaining = patterns.flatMap(([genre, pattern]) => (genre === "entertainment" ? [pattern] : []));

const isEntertainmentToo = (text: string): boolean => entertaining.some((pattern) => pattern.test(text));

/** What a few words of prose call a programme, by words for its form alone. */
export const readForm = remember((text): Genre | null =>
  wordedGenre(` ${foldForWords(text)} `, formPatterns),
);

/** The genre of a folded text: by its words, without the phrases that mean something else, or by those alone. */
function wordedGenre(text: string, words: typeof patterns): Genre | null {
  let rest = text;
  let phrased: Genre | null = null;
  for (const [genre, pattern] of phrases) {
    const without = rest.replace(pattern, " ");
    if (without !== rest) phrased ??= genre;
    rest = without;
  }
  const found = words.filter(([, pattern]) => pattern.test(rest)).map(([genre]) => genre);
  // A phrase for a form wins over what such a form is about: `Filmsorozat: krimi`.
  const [first = phrased] = phrased && found[0] === "fiction" ? [phrased] : found;
  const isUnclear = unclear.some(
    (pair) => pair.some((genre) => genre === first) && pair.every((genre) => found.includes(genre)),
  );
  return isUnclear ? null : first;
}

const rest =
  /^(?:others?|otros|outros|autres?|sonstiges?|inne|overige|altro|altri|egyéb|ostatní?|ostalo|drugo|altele|annet|andet|övrigt|muut?|diğer|другое|прочее|інше|друго|άλλα|أخرى|אחר|khác|lain lain|останато|остало|останало|jiné|iné|その他(?:\s?[-‐／/・:：]\s?その他)?|其他|其它|기타)$/iu;

/** Whether a category is for what no other is for. */
export const isOfTheRest = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => rest.test(each.trim())) ?? false;

/** Whether the categories call it a film. */
export const isListedFilm = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => readCategory(each) === "film") ?? false;

/** Whether the categories call it news or sport. */
export const isListedService = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => services.has(readCategory(each))) ?? false;

const services: ReadonlySet<Meaning | null> = new Set(["news", "sport"]);

/** Whether the categories call it a series. */
export const isListedSeries = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.some((each) => readCategory(each) === "series") ?? false;

const magazine = /^(?:magazin(?:e|o)?|magazyn|magazín|makasiini|magasin)$/iu;
/** What is various says nothing of a magazine. */
const various = /^(?:verschiedenes|diverses?|divers|sonstiges|varios|vario|varie|różne|różności|různé)$/iu;

/** Whether the categories call it a magazine and say no more of it. */
export const isAnyMagazine = ({ category = [] }: Pick<SlotText, "category">): boolean =>
  category.some((each) => magazine.test(each.trim())) &&
  category.every((each) => magazine.test(each.trim()) || various.test(each.trim()));

const series =
  /^(?:s[ée]rie[ns]?|seriale?|seriál|sorozat|seri[jy]a|сериал|серіал|серия|serial tv|dizi|sarja)$/iu;

/** Whether the categories call it a series and say no more of it. */
export const isAnySeries = ({ category = [] }: Pick<SlotText, "category">): boolean =>
  category.length > 0 && category.every((each) => series.test(each.trim()));

const show =
  /^(?:intrattenimento|entretenimiento|entretenimento|entreteniment|rozrywka|zábava|zabava|забава|szórakoztató|szórakoztatás|divertisment|развлечения|развлекательное|розваги|развлечение|забавление|viihde|underholdning|underhållning|amusement|meelelahutus|izklaide|pramogos|eğlence|hiburan|giải trí|ترفيه|سرگرمی|ψυχαγωγία|בידור|मनोरंजन|娱乐|娛樂|エンタメ|엔터테인먼트|บันเทิง)$/iu;

/** Whether the categories call it entertainment and say no more of it: some guides call whatever isn't news so. */
export const isAnyShow = ({ category }: Pick<SlotText, "category">): boolean =>
  category?.every((each) => show.test(each.trim())) ?? false;
