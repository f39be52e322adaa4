import type { Words } from "@/lib/i18n";

/** The channel database's categories. */
const categories = [
  "animation",
  "auto",
  "business",
  "classic",
  "comedy",
  "cooking",
  "culture",
  "documentary",
  "education",
  "entertainment",
  "family",
  "general",
  "interactive",
  "kids",
  "legislative",
  "lifestyle",
  "movies",
  "music",
  "news",
  "outdoor",
  "public",
  "relax",
  "religious",
  "science",
  "series",
  "shop",
  "sports",
  "travel",
  "weather",
  "xxx",
] as const;

/** Names by category; an unknown one keeps its own. */
export type CategoryNames = Partial<Record<string, string>>;

export const categoryNames = (t: Words): CategoryNames =>
  Object.fromEntries(categories.map((category) => [category, t(`category.${category}`)]));
