import type { League, SampleCountry } from "./country.ts";
import { pick, weekday, weekNumber } from "./pick.ts";

/** A match of an invented league; `at` is in minutes after midnight, on the wall clock. */
export type SampleFixture = { league: League; home: string; away: string; at: number };

/** When matches are played on each day of the week, from Monday: which of the two leagues, and at what time. */
const kickOffs: readonly (readonly { league: 0 | 1; at: number }[])[] = [
  [{ league: 1, at: 19 * 60 + 30 }],
  [{ league: 1, at: 20 * 60 }],
  [{ league: 0, at: 20 * 60 + 45 }],
  [{ league: 1, at: 19 * 60 + 30 }],
  [{ league: 0, at: 20 * 60 }],
  [
    { league: 0, at: 12 * 60 + 30 },
    { league: 0, at: 15 * 60 },
    { league: 0, at: 20 * 60 },
  ],
  [
    { league: 0, at: 14 * 60 },
    { league: 0, at: 16 * 60 + 30 },
  ],
];

/** The pairs of a round in which each team plays once (the circle method); home and away alternate by turn. */
export function pairRound(teams: readonly string[], round: number): [string, string][] {
  const [fixed, ...others] = teams;
  if (fixed === undefined || others.length % 2 === 0)
    throw new RangeError("a league needs an even number of teams");
  const turned = others.map((_, index) => pick(others, index + round));
  const circle = [fixed, ...turned];
  const half = circle.length / 2;
  const homeFirst = (round + Math.floor(round / others.length)) % 2 === 0;
  return Array.from({ length: half }, (_, index) => {
    const pair: [string, string] = [pick(circle, index), pick(circle, circle.length - 1 - index)];
    return homeFirst ? pair : [pair[1], pair[0]];
  });
}

/** The matches that a country's leagues play on a date, the earliest first. */
export function fixturesOn(country: SampleCountry, date: string): SampleFixture[] {
  const earlier = kickOffs.slice(0, weekday(date)).flat();
  return pick(kickOffs, weekday(date)).map(({ league: which, at }, index) => {
    const league = country.leagues[which];
    const already = earlier.filter((kickOff) => kickOff.league === which).length;
    const [home, away] = pick(pairRound(league.teams, weekNumber(date)), already + index);
    return { league, home, away, at };
  });
}
