import { foldName } from "../catalogue/fold.ts";
import type { SlotFacts } from "../detection.ts";
import type { Found, League, Team } from "../knowledge.ts";
import { isOpenName } from "./competition.ts";
import type { FieldReading } from "./readings.ts";

/** Chooses the league that a slot names. */

/** A league that a slot names, and the words that name it. */
export type NamedLeague = {
  league: League;
  /** Whether leagues of several countries are called so: `Premier League`, `La Liga`. */
  isOpen: boolean;
  /** What a title calls it, with the words around: `Cambodian Premier League`; null if the description names it. */
  called: string | null;
};

/** Series whose races are held at the meetings of a larger one, which listings name as well. */
const supportClasses = new Set(
  "moto2 moto3 motoe f2 f3 f1-academy porsche-supercup super2 trans-am aussie-racing-cars porsche-carrera-cup toyota-gr-cup indy-nxt"
    .split(" ")
    .map((slug) => `motorsport/${slug}`),
);

/** The leagues of one name that guides of a country may mean by it: `歐聯` is another one in Hong Kong. */
function meantIn(country: string | null, called: string, alike: readonly League[]): readonly League[] {
  if (alike.length === 1) return alike;
  const name = foldName(called);
  return alike.filter(
    ({ sharedNames }) => sharedNames.get(name)?.some((meaning) => meaning === country) ?? true,
  );
}

/** The fields in the order in which their leagues count: `MotoGP: Austrian Grand Prix | Moto2 race` is one of Moto2. */
function inOrder([title, ...others]: readonly FieldReading[]): readonly FieldReading[] {
  if (!title) return [];
  const [beside] = others;
  const isSupport =
    beside?.field === "sub-title" && beside.leagues.some(({ item }) => supportClasses.has(item.key));
  return isSupport ? [beside, title, ...others.slice(1)] : [title, ...others];
}

/**
 * The league that a slot names. If several share the name, it is the one in which both teams play, then one in which
 * either plays, then that of the channel's country, then the likeliest.
 */
export function findNamedLeague(
  readings: readonly FieldReading[],
  sport: string | null,
  teamLeagues: readonly (readonly string[])[],
  channel: SlotFacts["channel"],
): NamedLeague | null {
  for (const reading of inOrder(readings)) {
    const fit = reading.leagues.filter(({ item }) => sport === null || item.sport === sport);
    const first = fit.find(({ item }) => supportClasses.has(item.key)) ?? fit[0];
    if (!first) continue;
    const alike = fit
      .filter(({ from, to }) => from === first.from && to === first.to)
      .map(({ item }) => item);
    const called = reading.text.slice(first.from, first.to);
    const named = meantIn(channel.country, called, alike);
    const of = (test: (league: League) => boolean): League | undefined => named.find(test);
    const league =
      of(({ key }) => teamLeagues.length > 0 && teamLeagues.every((leagues) => leagues.includes(key))) ??
      of(({ key }) => teamLeagues.some((leagues) => leagues.includes(key))) ??
      of(({ country }) => country !== null && country === channel.country) ??
      named[0] ??
      first.item;
    const isShared = new Set(named.map(({ country }) => country)).size > 1;
    const isOpen = isShared || isOpenName(called);
    return { league, isOpen, called: reading.field === "description" ? null : wordsAround(reading, first) };
  }
  return null;
}

const wordsBefore = /[\p{L}\p{M}\p{N}'& ]*$/u;
const wordsAfter = /^[\p{L}\p{M}\p{N}'& ]*/u;
const longestName = 50;

/** The words of a league's name and those beside it, up to a sign. */
function wordsAround({ text }: FieldReading, { from, to }: Found<League>): string {
  const before = wordsBefore.exec(text.slice(0, from))?.[0] ?? "";
  const after = wordsAfter.exec(text.slice(to))?.[0] ?? "";
  const name = text.slice(from, to);
  const whole = `${before}${name}${after}`.trim();
  return whole.length > longestName || /\sv(?:s\.?)?\s/iu.test(whole) ? name : whole;
}

/**
 * Whether two entrants may meet in a league that a slot names. The teams of a national league are of its country. If no
 * team is known, a name that leagues of several countries have means the one of the channel's country.
 */
export function mayMeetIn(
  { league, isOpen, called }: NamedLeague,
  teams: readonly Team[],
  channel: SlotFacts["channel"],
  findLeague: (key: string) => League | null,
): boolean {
  if (league.country === null || teams.some(({ leagues }) => leagues.includes(league.key))) return true;
  if (teams.length > 0)
    return teams.some(
      ({ country, leagues }) =>
        country === league.country || leagues.some((key) => findLeague(key)?.country === league.country),
    );
  return !isOpen || (league.country === channel.country && (called === null || isOpenName(called)));
}
