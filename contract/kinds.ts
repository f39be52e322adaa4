/** What a programme may be about. Without zod, so that an ingest, which reads kinds alone, needn't load it. */
export const kinds = [
  "film",
  "series",
  "sport",
  "news",
  "kids",
  "documentary",
  "music",
  "entertainment",
  "other",
] as const;
