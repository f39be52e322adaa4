import type { Words } from "@/lib/i18n";
import { partOf } from "@/lib/part";
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

/** What stands under a programme's title: "S2 E4 · The Long Jetty", as far as it is known. */
export const slotNote = (slot: Parameters<typeof partOf>[0] & { episode?: EpisodeMatch }, t: Words): string =>
  [slot.episode && episodeWords(t)(slot.episode), partOf(slot)].filter(Boolean).join(" · ");
