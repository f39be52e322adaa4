import type { Kind as ContractKind } from "@/contract/slot";
import en from "@/messages/en.json";
import { genreWordIn } from "./catalogue-words.ts";
import { type GenreKey, genreSpellings } from "./genre-spellings.ts";
import { distinctGenres, specificGenres } from "./genres.ts";
import { type Words, wordsOf } from "./i18n.ts";
import { programmeKind } from "./kind-words.ts";
import { type CatalogueLanguage, catalogueLanguages, marketLanguages } from "./market.ts";

/** A genre to show. `lang` is its language if that isn't the page's: it is a language that the site has no words in. */
export type Genre = { word: string; lang?: string };

type Listed = {
  category?: readonly string[];
  kind?: ContractKind;
  detail?: { category_languages?: readonly (string | null)[] };
};

/** Where a listing comes from: its genres may be in any of the country's languages. */
type Origin = { country: string | null; categories: readonly string[] };

/** Without case, accents and punctuation. */
const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const keysUnder = (prefix: string, words: object): GenreKey[] =>
  Object.keys(words).map((key) => `${prefix}.${key}` as GenreKey);

/** In the order in which they win if two have the same word. */
const genreKeys: GenreKey[] = [
  ...keysUnder("catalogue.genres", en.catalogue.genres),
  ...keysUnder("catalogue.kinds", en.catalogue.kinds),
  "genre.movie",
  ...keysUnder("category", en.category),
  ...keysUnder("sport.names", en.sport.names),
];

type Vocabulary = ReadonlyMap<string, GenreKey>;

const vocabularies = new Map<string, Vocabulary>();

/** What a language calls genres: as its catalogue does, and as guides do. English has regions, where football differs. */
function vocabularyOf(language: CatalogueLanguage, country: string | null): Vocabulary {
  const locale = language === "en" && country ? `en-${country}` : language;
  const known = vocabularies.get(locale);
  if (known) return known;
  const t = wordsOf(language, locale);
  const vocabulary = new Map<string, GenreKey>();
  const add = (text: string, key: GenreKey) => {
    const folded = fold(text);
    if (!vocabulary.has(folded)) vocabulary.set(folded, key);
  };
  for (const key of genreKeys) add(t(key), key);
  for (const [key, texts] of Object.entries(genreSpellings[language] ?? {}))
    for (const text of texts.split("|")) add(text, key as GenreKey);
  vocabularies.set(locale, vocabulary);
  return vocabulary;
}

const scripts: Record<string, RegExp> = {
  Jpan: /[\p{sc=Hira}\p{sc=Kana}\p{sc=Hani}]/u,
  Hans: /\p{sc=Hani}/u,
  Hant: /\p{sc=Hani}/u,
  Kore: /\p{sc=Hang}/u,
};

const writes = (language: string, text: string): boolean => {
  const script = new Intl.Locale(language).maximize().script ?? "Latn";
  scripts[script] ??= new RegExp(`\\p{sc=${script}}`, "u");
  return scripts[script].test(text);
};

/** The language of a source's "en-GB" or "deu"; undefined if it names none. */
function languageOf(tag: string | null | undefined): string | undefined {
  try {
    return tag ? new Intl.Locale(tag).language : undefined;
  } catch {
    return undefined;
  }
}

/** The language that a text most likely is in: the first of its country's, or English, that is written in its letters. */
const guessLanguage = (text: string, country: string | null): string | undefined =>
  (country ? marketLanguages(country) : catalogueLanguages).find((language) => writes(language, text));

/** Without what stands in brackets: "News/Current Affairs (general)". */
const withoutAside = (genre: string): string => genre.replace(/\([^)]*\)/g, " ").trim();

/** The genres in one: "Education, Science". */
const partsOf = (genre: string): string[] => genre.split(/[/,;]/).filter((part) => part.trim());

/**
 * A listed genre as a page says it: in the page's own words; as it is listed if that is in the page's language, or in
 * that of readers who have to read English; of several in one, those that the page has words for. Else none: a word
 * that isn't of the page's language tells its readers less than nothing.
 */
function sayGenre(genre: string, language: string | undefined, country: string | null, t: Words): Genre[] {
  const words = languageOf(t.locale) as CatalogueLanguage;
  const own = vocabularyOf(words, country);
  const others = catalogueLanguages.filter((other) => other !== words);
  const say = (part: string): string | null => {
    const exact = genreWordIn(part.trim(), t);
    if (exact !== null || own.has(fold(part))) return exact ?? part.trim();
    const key = others.map((other) => vocabularyOf(other, country).get(fold(part))).find(Boolean);
    return key ? t(key) : null;
  };

  const bare = withoutAside(genre);
  const whole = say(bare);
  if (whole !== null) return [{ word: whole }];
  const parts = partsOf(bare);
  if (parts.every((part) => own.has(fold(part)))) return [{ word: bare }];
  const said = parts.map(say).filter((word) => word !== null);
  const isAllSaid = said.length === parts.length;
  const writtenIn = language ?? guessLanguage(genre, country);
  if (!isAllSaid && writtenIn === words) return [{ word: genre }];
  if (!isAllSaid && writtenIn === languageOf(t.language)) return [{ word: genre, lang: writtenIn }];
  return said.map((word) => ({ word }));
}

/** Each once, and without those that are part of a fuller one. */
export function withoutParts(genres: readonly Genre[]): Genre[] {
  const distinct = new Set(distinctGenres(genres.map(({ word }) => word)));
  return genres.filter(({ word }) => distinct.delete(word));
}

/** The genres of a listing as a page says them, each once; its kind if the page has words for none of them. */
export function genresOf({ category = [], kind, detail }: Listed, origin: Origin, t: Words): Genre[] {
  const listed = category.flatMap((each, at) => {
    const language = languageOf(detail?.category_languages?.[at]);
    return specificGenres([each]).map((genre) => ({ genre, language }));
  });
  const said = withoutParts(
    listed.flatMap(({ genre, language }) => sayGenre(genre, language, origin.country, t)),
  );
  if (listed.length === 0 || said.length > 0) return said;
  const known = programmeKind({ kind, category }, origin.categories);
  return known === "general" ? [] : [{ word: t(`genre.${known}`) }];
}

/** The genres of a catalogue's show, whose listings come from anywhere. */
export const genresOfShow = (genres: readonly string[], t: Words): Genre[] =>
  withoutParts(genres.flatMap((genre) => sayGenre(genre, undefined, null, t)));

/** Some genres in a line. */
export const joinGenres = (genres: readonly Genre[], t: Words): string =>
  genres.map(({ word }) => word).join(t("now.comma"));
