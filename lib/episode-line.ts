import type { Words } from "@/lib/i18n";
import type { Listing } from "@/lib/shapes";

/** "Season 1, episode 3 · Part 1 of 2", as far as the numbers are known. */
export function episodeLine({ episode, detail }: Listing, t: Words): string {
  const { season, number } = episode ?? {};
  const known = { season: String(season), number: String(number) };
  const numbers =
    season !== undefined && number !== undefined
      ? t("programme.season", known)
      : season !== undefined
        ? t("programme.seasonOnly", known)
        : number !== undefined && t("programme.episodeOnly", known);
  const { part, parts } = detail ?? {};
  const piece =
    part !== undefined && (parts ? t("programme.part", { part, parts }) : t("programme.partOnly", { part }));
  return [numbers, piece].filter(Boolean).join(" · ");
}
