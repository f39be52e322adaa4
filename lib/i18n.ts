import { createTranslator } from "next-intl";
import ar from "@/messages/ar.json";
import de from "@/messages/de.json";
import en from "@/messages/en.json";
import es from "@/messages/es.json";
import fr from "@/messages/fr.json";
import ja from "@/messages/ja.json";
import pt from "@/messages/pt.json";
import type { CatalogueLanguage } from "./market.ts";

type Messages = typeof en;

interface Catalogue {
  [key: string]: string | Catalogue;
}

/** English, with the words of another language over it: a key that a catalogue lacks is said in English. */
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
 * The words of a language, with ICU plurals: `t("countries.channels", { count: 3 })`. Give it a market's `words`
 * and `locale`. Server components call it; islands get their words as props. Keys and arguments are typed as
 * English has them, which the catalogues' test holds the others to.
 */
export const wordsOf = (language: CatalogueLanguage, locale: string = language) =>
  createTranslator({ locale, messages: catalogues[language] as Messages });

export type Words = ReturnType<typeof wordsOf>;
