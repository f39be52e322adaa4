import type { SlotDetail } from "../../contract/slot.ts";
import { remember } from "../kinds/categories.ts";

/** The language of a listing's title in ISO 639-1, however its source writes it (`tur`, `pt-BR`); undefined if none is said. */
export const titleLanguage = (detail: SlotDetail | null | undefined): string | undefined =>
  detail?.title_language && shortCode(detail.title_language);

const shortCode = remember((code): string | undefined => {
  try {
    const [language = ""] = Intl.getCanonicalLocales(code.replaceAll("_", "-"));
    return /^\p{Ll}{2}(?!\p{L})/u.exec(language)?.[0];
  } catch {
    // What a source makes up is no language.
    return undefined;
  }
});
