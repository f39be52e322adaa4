import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { nationIn } from "./nation";

type Sides = readonly [home: string, away: string];

/** A nation's name in the page's language; null for other teams, and in English, which the names are in. */
const nationAbroad = (team: string, t: Words): string | null =>
  t.locale.startsWith("en") ? null : nationIn(team, t);

/** A team's name as the page's language has it. */
export const teamIn = (team: string, t: Words): string => nationAbroad(team, t) ?? team;

/** Two sides as the page's language has them: nations by its own names. A club may have a country's name, "Monaco". */
function inLanguage(sides: Sides, t: Words): Sides {
  const [home, away] = sides.map((side) => nationAbroad(side, t));
  return home && away ? [home, away] : sides;
}

/** An event's two sides in the page's language; null if it hasn't two. */
export const sidesOf = ({ home, away }: Pick<SportsEvent, "home" | "away">, t: Words): Sides | null =>
  home && away ? inLanguage([home, away], t) : null;

/** Two sides with the word between them that the page's language has. */
export const sidesInText = ([home, away]: Sides, t: Words): string => `${home} ${t("event.versus")} ${away}`;
