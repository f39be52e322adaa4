import { createTranslator } from "next-intl";
import ar from "@/messages/ar.json";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import es from "@/messages/es.json";
import fr from "@/messages/fr.json";
import ja from "@/messages/ja.json";
import pt from "@/messages/pt.json";
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

/**
 * The words of a language, with ICU plurals: `t("countries.channels", { count: 3 })`. Server components call it;
 * islands get their words as props. Keys and arguments are typed after the English catalogue, which a test compares
 * the others with.
 */
export const wordsOf = (language: CatalogueLanguage, locale: string = language) =>
  createTranslator({ locale, messages: catalogues[language] as Messages });

export type Words = ReturnType<typeof wordsOf>;

/** The words of a market's pages. */
export const wordsFor = ({ words, locale }: Pick<Market, "words" | "locale">): Words =>
  wordsOf(words, locale);
