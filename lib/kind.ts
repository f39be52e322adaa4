/** What a programme or channel is about, as colours and filters know it. */
export const kinds = ["movie", "sport", "news", "kids", "music", "docu", "general"] as const;

export type Kind = (typeof kinds)[number];
