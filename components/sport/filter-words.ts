import type { Words } from "@/lib/i18n";
import type { SportFilterWords } from "./sport-filter";

export const filterWords = (t: Words): SportFilterWords => ({
  label: t("sport.filter"),
  live: t("event.liveOnly"),
  free: t("event.freeOnly"),
  count: t.raw("sport.filtered"),
  nothing: t("sport.nothingFits"),
  all: t("event.showAll"),
});
