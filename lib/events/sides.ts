import type { Words } from "@/lib/i18n";
import type { NowNext, SportsEvent } from "@/lib/shapes";
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

const between = / v(?:s\.?)? /;

/** What a programme is called on a page: of one that shows an event, both sides are named in the page's language. */
export function titleIn({ title, event }: { title: string; event?: string }, t: Words): string {
  const [home, away, third] = event ? title.split(between) : [];
  return home && away && third === undefined ? sidesInText(inLanguage([home, away], t), t) : title;
}

/** A programme under its title on a page. The event keeps its own name, of which addresses are made. */
export function titledIn<T extends { title: string; event?: string }>(programme: T, t: Words): T {
  const title = titleIn(programme, t);
  return title === programme.title ? programme : { ...programme, title };
}

/** The same for the lines of now and next. */
export const linesIn = (lines: readonly NowNext[], t: Words): NowNext[] =>
  lines.map(({ channel, now, next }) => ({
    channel,
    now: now && titledIn(now, t),
    next: next && titledIn(next, t),
  }));

/** The same for the programmes of some channels. */
export const rowsIn = <T extends { title: string; event?: string }>(
  rows: readonly (readonly T[])[],
  t: Words,
): T[][] => rows.map((programmes) => programmes.map((programme) => titledIn(programme, t)));
