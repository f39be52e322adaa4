import { createTranslator } from "next-intl";
import en from "@/messages/en.json";
import type { CatalogueLanguage } from "./market.ts";

type Messages = typeof en;

/** Typed as English: a catalogue that lacks a key of English doesn't compile. */
const catalogues: Record<CatalogueLanguage, Messages> = { en };

/**
 * The words of a language, with ICU plurals: `t("countries.channels", { count: 3 })`. Give it a market's `words`
 * and `locale`. Server components call it; islands get their words as props.
 */
export const wordsOf = (language: CatalogueLanguage, locale: string = language) =>
  createTranslator({ locale, messages: catalogues[language] });

export type Words = ReturnType<typeof wordsOf>;
