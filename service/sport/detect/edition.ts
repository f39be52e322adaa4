import type { Solo } from "./solo.ts";
import { isFight } from "./sport-kinds.ts";

/** The number of two digits or more that a promotion gives to its event: `UFC 300`. */
export function findEdition({
  sport,
  league,
  titles,
}: Pick<Solo, "sport" | "league" | "titles">): { number: string; name: string } | null {
  if (!league || !isFight(sport)) return null;
  for (const { text, leagues } of titles)
    for (const { item, from, to } of leagues) {
      const called = text.slice(from, to);
      const number = /^\s#?(\d{2,4})(?![\d/-]|[.:]\d)/u.exec(text.slice(to))?.[1];
      // A promotion numbers its lesser nights apart.
      const series = /night/iu.test(called) ? "night-" : "";
      if (item.key === league.key && number && !/^(?:19|20)\d\d$/.test(number))
        return { number: `${series}${number}`, name: `${called} ${number}` };
    }
  return null;
}
