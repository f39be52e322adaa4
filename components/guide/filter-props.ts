import type { CategoryNames } from "@/components/channel/category-names";
import type { Facets, GuideFilter } from "@/lib/guide/filter";
import type { Kind } from "@/lib/kind";
import type { useGridView } from "./use-grid-view";

export type FilterWords = Record<
  | "button"
  | "title"
  | "all"
  | "text"
  | "kind"
  | "language"
  | "category"
  | "any"
  | "favourites"
  | "noFavourites"
  | "free"
  | "noFree"
  | "feeds"
  | "noFeeds"
  | "noLanguages"
  | "noCategories"
  | "onNow"
  | "rest"
  | "dim"
  | "hide"
  | "reset"
  | "density"
  | "comfortable"
  | "compact"
  | "zoom"
  | "keys",
  string
> & { kinds: Record<Kind, string>; categories: CategoryNames };

export type FilterProps = {
  filter: GuideFilter;
  facets: Facets;
  hasFavourites: boolean;
  locale: string;
  /** The grid's own look, where there is one to choose. */
  view?: ReturnType<typeof useGridView>;
  words: FilterWords;
  onChange(filter: GuideFilter): void;
  onHelp?(): void;
};
