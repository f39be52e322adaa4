/** The lists of genre words, in the order in which they win within one category. */
export const genreLists = [
  "sport",
  "documentaryForm",
  "cartoon",
  "film",
  "kids",
  "game",
  "news",
  "music",
  "series",
  "documentary",
  "fiction",
  "entertainment",
  "other",
] as const;

/**
 * Words by list, separated by `|`. `film` is a whole word, `film*` begins one, `*film` ends one, as compounds do, and
 * `*映画*` may stand anywhere. They are folded before they are compared.
 */
export type GenreTable = Readonly<Partial<Record<(typeof genreLists)[number], readonly string[]>>>;
