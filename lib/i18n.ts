import { LRUCache } from "lru-cache";
import { createTranslator } from "next-intl";
import ar from "@/messages/ar.json";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import es from "@/messages/es.json";
import fr from "@/messages/fr.json";
import ja from "@/messages/ja.json";
import pt from "@/messages/pt.json";
import enUS from "@/messages/regional/en-US.json";
import es419 from "@/messages/regional/es-419.json";
import ptPT from "@/messages/regional/pt-PT.json";
import type { CatalogueLanguage, Market } from "./market.ts";

type Messages = typeof en;

interface Catalogue {
  [key: string]: string | Catalogue;
}

/** A catalogue in which each missing key falls back to English. */
export const overEnglish = (words: Catalogue, english: Catalogue = en): Catalogue =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]) => {
      const own = words[key] ?? value;
      return [key, typeof own === "object" && typeof value === "object" ? overEnglish(own, value) : own];
    }),
  );

const catalogues: Record<CatalogueLanguage, Catalogue> = {
  en,
  es: overEnglish(es),
  fr: overEnglish(fr),
  de: overEnglish(de),
  pt: overEnglish(pt),
  ar: overEnglish(ar),
  ja: overEnglish(ja),
};

const soccer = { sport: { names: { football: "Soccer" } } };
const gridiron = { sport: { names: { football: "Soccer", "american-football": "Football" } } };

/** Canadians watch movies, and have favourites. */
const { kind, genre, category, tonight, home, picks, sport } = enUS;
const canadian = { kind, genre, category, tonight, home, picks, sport };

/** What a country's viewers call otherwise than the rest of those who read its language, by language and region. */
const regional: Record<string, Catalogue> = {
  "en-US": enUS,
  "en-PR": enUS,
  "en-GU": enUS,
  "en-VI": enUS,
  "en-CA": canadian,
  "fr-CA": gridiron,
  "en-AU": soccer,
  "en-IE": soccer,
  "en-ZA": soccer,
};

/** The words of a language's countries other than the one that its catalogue is written for. */
const abroad: Partial<Record<CatalogueLanguage, { home: string; words: Catalogue }>> = {
  es: { home: "ES", words: es419 },
  pt: { home: "BR", words: ptPT },
};

const inRegion = new Map<string, Catalogue>();

/** The catalogue of a language as the locale's country speaks it. */
function catalogueFor(language: CatalogueLanguage, locale: string): Catalogue {
  const { region = "" } = new Intl.Locale(locale);
  const place = `${language}-${region}`;
  const far = /^[A-Z]{2}$/.test(region) ? abroad[language] : undefined;
  const own = regional[place] ?? (far && far.home !== region ? far.words : undefined);
  if (!own) return catalogues[language];
  const made = inRegion.get(place) ?? overEnglish(own, catalogues[language]);
  inRegion.set(place, made);
  return made;
}

/**
 * The words of a language, the locale that they are said in, and the language of those who read them: they have to read
 * English if there is no catalogue of theirs.
 */
const translate = (words: CatalogueLanguage, locale: string, language: string) =>
  Object.assign(createTranslator({ locale, messages: catalogueFor(words, locale) as Messages }), {
    locale,
    language,
  });

export type Words = ReturnType<typeof translate>;

/** Those of the locales that were last used, since a message is parsed by the first who says it. */
const translators = new LRUCache<string, Words>({ max: 32 });

/**
 * The words of a language, with ICU plurals: `t("countries.channels", { count: 3 })`. Server components call it;
 * islands get their words as props. Keys and arguments are typed after the English catalogue, which a test compares
 * the others with.
 */
export function wordsOf(words: CatalogueLanguage, locale: string = words, language: string = words): Words {
  const key = `${words} ${locale} ${language}`;
  const translator = translators.get(key) ?? translate(words, locale, language);
  translators.set(key, translator);
  return translator;
}

/** The words of a market's pages. Readers of traditional Chinese have names of their own. */
export function wordsFor({
  words,
  locale,
  language,
  country,
}: Pick<Market, "words" | "locale" | "language" | "country">): Words {
  const { script } = new Intl.Locale(`${language}-${country}`).maximize();
  return wordsOf(words, locale, script === "Hant" ? `${language}-Hant` : language);
}
