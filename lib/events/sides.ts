import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { nationIn } from "./nation";

type Sides = readonly [home: string, away: string];

/** Two sides as the page's language has them: nations by its own names. A club may have a country's name, "Monaco". */
function inLanguage(sides: Sides, t: Words): Sides {
  if (t.locale.startsWith("en")) return sides;
  const [home, away] = sides.map((side) => nationIn(side, t));
  return home && away ? [home, away] : sides;
}

/** An event's two sides in the page's language; null if it hasn't two. */
export const sidesOf = ({ home, away }: Pick<SportsEvent, "home" | "away">, t: Words): Sides | null =>
  home && away ? inLanguage([home, away], t) : null;

/** Two sides with the word between them that the page's language has. */
export const sidesInText = ([home, away]: Sides, t: Words): string => `${home} ${t("event.versus")} ${away}`;
