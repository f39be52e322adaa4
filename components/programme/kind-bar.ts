import type { Kind } from "@/lib/kind";

/** The colour that stands for a kind, as the bar of its programmes and pills. */
export const kindBar: Record<Kind, string> = {
  movie: "bg-movie",
  sport: "bg-sport",
  news: "bg-news",
  kids: "bg-kids",
  music: "bg-music",
  docu: "bg-docu",
  general: "bg-general",
};
