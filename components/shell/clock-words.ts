import type { Words } from "@/lib/i18n";
import { countryName, type Market } from "@/lib/market";
import type { ClockWords } from "./clock-control";

/** The words of a clock's choices in a market. */
export const clockWords = (t: Words, { country, locale }: Market): ClockWords => ({
  label: t("clock.label"),
  zone: t("clock.zone"),
  country: t("clock.country", { country: countryName(country, locale) }),
  mine: t("clock.mine"),
  hours: t("clock.hours"),
  usual: t("clock.usual"),
  "12": t("clock.twelve"),
  "24": t("clock.twentyFour"),
});
