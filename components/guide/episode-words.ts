import type { Words } from "@/lib/i18n";
import type { EpisodeMatch } from "@/lib/shapes";

export type EpisodeWords = (episode: EpisodeMatch) => string | undefined;

/** "S1 E3", "Season 1" or "Episode 3" in the page's language, as far as the numbers are known. */
export const episodeWords =
  (t: Words): EpisodeWords =>
  ({ season, number }) => {
    if (season !== undefined && number !== undefined)
      return t("guide.episode", { season: String(season), number: String(number) });
    if (season !== undefined) return t("guide.season", { season: String(season) });
    return number === undefined ? undefined : t("guide.number", { number: String(number) });
  };
