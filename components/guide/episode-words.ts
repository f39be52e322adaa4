import { fill } from "@/lib/fill";
import { filmYear } from "@/lib/film-year";
import type { Words } from "@/lib/i18n";
import { partOf } from "@/lib/part";
import type { Channel, EpisodeMatch, Slot } from "@/lib/shapes";

export type EpisodeWords = (episode: EpisodeMatch) => string | undefined;

/** "S1 E3", "Season 1" or "Episode 3" in the page's language, as far as the numbers are known. */
export const episodeWords =
  (t: Words): EpisodeWords =>
  (episode) =>
    fillEpisode(episodePatterns(t), episode) || undefined;

/** Season and number for islands: hold `{season}` and `{number}`. */
export type EpisodePatterns = Record<"both" | "season" | "number", string>;

export const episodePatterns = (t: Words): EpisodePatterns => ({
  both: t.raw("guide.episode"),
  season: t.raw("guide.season"),
  number: t.raw("guide.number"),
});

/** From here on a season is a year: that of news and chat, which never end. Beside a programme's day it says nothing. */
const firstYear = 1900;

/** "S1 E3", "Season 1" or "Episode 3"; empty if neither is known. */
export function fillEpisode(
  patterns: EpisodePatterns,
  { season: listed, number }: Pick<EpisodeMatch, "season" | "number">,
): string {
  const season = listed !== undefined && listed < firstYear ? listed : undefined;
  const known = { season: String(season), number: String(number) };
  if (season !== undefined) return fill(number === undefined ? patterns.season : patterns.both, known);
  return number === undefined ? "" : fill(patterns.number, known);
}

/** An episode's numbers and its part's name, which some sources call "Episode 29" too; or a film's year. */
export const joinNote = (...parts: (string | number | undefined)[]): string =>
  [...new Set(parts)].filter(Boolean).join(" · ");

/** What stands under a programme's title: "S2 E4 · The Long Jetty" or "1994", as far as it is known. */
export const slotNote = (slot: Slot, channel: Pick<Channel, "categories">, t: Words): string =>
  joinNote(slot.episode && episodeWords(t)(slot.episode), partOf(slot), filmYear({ item: slot, channel }));
