import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import type { UnlistedWords } from "./shell-words";

export const unlistedWords = ({ country, locale }: Market, t: Words): UnlistedWords => ({
  title: t("unlisted.title", { country: countryInText(country, locale) }),
  text: t("unlisted.text"),
  action: t("absent.action"),
});
