import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import type { SearchWords } from "./search-box";

/** The words of a market's search boxes. */
export const searchWords = (market: Market, t: Words): SearchWords => ({
  label: t("search.placeholder"),
  submit: t("search.submit"),
  suggestions: {
    label: t("search.suggestions"),
    all: t.raw("search.all"),
    // `{query}` is filled in by the browser.
    none: t("search.none", { country: countryInText(market.country, market.locale), query: "{query}" }),
    recent: t("search.recent"),
    clear: t("search.clear"),
    failed: t("search.failed"),
  },
});
