import { categoryNames } from "@/components/channel/category-names";
import type { Words } from "@/lib/i18n";
import { kinds } from "@/lib/kind";
import type { FilterWords } from "./filter-props";

/** The words of the filters, for the grid and the list alike. */
export const filterWords = (t: Words): FilterWords => ({
  button: t("guide.filter"),
  title: t("guide.filters"),
  all: t("guide.all"),
  text: t("guide.filterText"),
  kind: t("guide.filterKind"),
  language: t("guide.filterLanguage"),
  category: t("guide.filterCategory"),
  any: t("guide.any"),
  favourites: t("guide.favourites"),
  noFavourites: t("guide.noFavourites"),
  free: t("guide.free"),
  noFree: t("guide.noFree"),
  feeds: t("guide.feeds"),
  noFeeds: t("guide.noFeeds"),
  noLanguages: t("guide.noLanguages"),
  noCategories: t("guide.noCategories"),
  onNow: t("guide.onNow"),
  rest: t("guide.rest"),
  dim: t("guide.dim"),
  hide: t("guide.hide"),
  reset: t("guide.reset"),
  density: t("guide.density"),
  comfortable: t("guide.comfortable"),
  compact: t("guide.compact"),
  zoom: t("guide.zoom"),
  keys: t("guide.keys"),
  categories: categoryNames(t),
  kinds: Object.fromEntries(kinds.map((kind) => [kind, t(`kind.${kind}`)])) as FilterWords["kinds"],
});
