import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { nationIn } from "./nation";

type Sides = readonly [home: string, away: string];
type Sided = Pick<SportsEvent, "home" | "away" | "names">;

/** A nation's name in the page's language; null for other teams, and in English, which the names are in. */
const nationAbroad = (team: string, t: Words): string | null =>
  t.locale.startsWith("en") ? null : nationIn(team, t);

/**
 * An event's two sides as those who read the page call them, if that is known of both: nations in its own words, others
 * as the language's listings have them. Null if it hasn't two. A club may have a country's name, "Monaco".
 */
export function sidesOf({ home, away, names }: Sided, t: Words): Sides | null {
  if (!home || !away) return null;
  const [nation, other] = [nationAbroad(home, t), nationAbroad(away, t)];
  if (nation && other) return [nation, other];
  const local = names?.[t.language];
  return local ? [local.home, local.away] : [home, away];
}

/** A team's name as those who read the page call it; `event` is one that it plays in, if known. */
export function teamIn(team: string, t: Words, event?: Sided): string {
  const [home, away] = (event && sidesOf(event, t)) ?? [];
  const local = team === event?.home ? home : team === event?.away ? away : undefined;
  return local ?? nationAbroad(team, t) ?? team;
}

/** Two sides with the word between them that the page's language has. */
export const sidesInText = ([home, away]: Sides, t: Words): string => `${home} ${t("event.versus")} ${away}`;
