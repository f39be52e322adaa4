import { individualSports } from "../../../contract/individual-sports.ts";
import { isAcronym } from "../catalogue/line.ts";
import { romanise, spellAlike } from "../catalogue/romanise.ts";
import { foldSide } from "../catalogue/side.ts";
import { type Squad, sideKey, squadIn } from "../catalogue/squad.ts";
import type { Entrant } from "../detection.ts";
import type { League, SportKnowledge, Team } from "../knowledge.ts";

/** A text that may name an entrant, and the teams that it may mean. */
export type NamedSide = { text: string; name: string; squad: Squad; teams: readonly Team[] };

/** How much the rest of the slot suggests each sport and league. */
export type Hints = {
  sports: ReadonlyMap<string, number>;
  leagues: ReadonlyMap<string, number>;
  /** Sports of leagues that the title names unmistakably. It means no other sport. */
  certainSports: ReadonlySet<string>;
  /** Whether the title or a category names a sport. */
  sportNamed: boolean;
  /** What two countries play if nothing says which sport it is. */
  nationalSport: string | null;
  /** The channel's country: of clubs of one name, its own is meant. */
  home: string | null;
};

export type Pair = {
  sides: [NamedSide, NamedSide];
  teams: [Team | null, Team | null];
  sharedLeague: boolean;
  fit: number;
};

/** At most this many teams of the same name are tried. */
const mostTeams = 12;

/**
 * Finds the two teams that a pair of names means: teams of one sport, chosen by the hints and the leagues in which
 * both play. If the hints are about other sports, a team's name means somebody else.
 */
export function pairUp(left: NamedSide, right: NamedSide, hints: Hints, knowledge: SportKnowledge): Pair {
  const sides: Pair["sides"] = [left, right];
  const meant = listMeant(sides, hints, knowledge);
  return (
    findMeeting(sides, meant, hints, knowledge) ??
    findAlone(sides, meant, hints, knowledge) ?? { sides, teams: [null, null], sharedLeague: false, fit: -1 }
  );
}

/** The teams that either of two names may mean. */
type Meant = readonly [lefts: readonly Team[], rights: readonly Team[]];

function listMeant([left, right]: Pair["sides"], hints: Hints, knowledge: SportKnowledge): Meant {
  const named = listNamed(hints, knowledge);
  const fits = (team: Team): boolean => mayPlayIn(named, team, knowledge);
  const fitting: Meant = [listFitting(left, hints).filter(fits), listFitting(right, hints).filter(fits)];
  // The name of a league may be that of many: two clubs tell better which sport is meant.
  const isOpen =
    fitting.some((teams) => teams.length === 0) &&
    !hints.sportNamed &&
    hints.certainSports.size === 0 &&
    !isOfIndividuals(hints) &&
    !named.some(({ hasOwnClubs }) => hasOwnClubs);
  if (!isOpen) return fitting;
  const clubs: Meant = [listClubs(left), listClubs(right)];
  return clubs[0].some(({ sport }) => clubs[1].some((other) => other.sport === sport)) ? clubs : fitting;
}

const listClubs = ({ teams }: NamedSide): readonly Team[] =>
  teams.filter((team) => !isNation(team)).slice(0, mostTeams);

/** The two teams that fit each other best; null if none can meet. */
function findMeeting(
  sides: Pair["sides"],
  [lefts, rights]: Meant,
  hints: Hints,
  knowledge: SportKnowledge,
): Pair | null {
  const [left, right] = sides;
  let best: Pair | null = null;
  for (const one of lefts)
    for (const other of rights) {
      if (one.sport !== other.sport || (one.key === other.key && left.squad === right.squad)) continue;
      if (hints.sports.size === 0 && isNation(one) !== isNation(other)) continue;
      const sharedLeague = one.leagues.some((league) => other.leagues.includes(league));
      const fit =
        meetingWeight +
        weighTeam(one, hints) +
        weighTeam(other, hints) +
        (sharedLeague ? 3 : 0) +
        (one.country !== null && one.country === other.country ? 1 : 0) -
        (isNation(one) === isNation(other) ? 0 : ofOtherKind) +
        (isNation(one) && one.sport === hints.nationalSport ? 0.5 : 0) +
        (isAmerican(one) && other.country === "US" ? inAmerica : 0) -
        catalogueRank(one.sport, knowledge);
      if (best === null || fit > best.fit) best = { sides, teams: [one, other], sharedLeague, fit };
    }
  return best;
}

/** Two teams that can meet fit better than whatever one of them does alone. */
const meetingWeight = 10;

/** The likeliest team that either name means, beside somebody who isn't known; null if neither means any. */
function findAlone(
  sides: Pair["sides"],
  [lefts, rights]: Meant,
  hints: Hints,
  knowledge: SportKnowledge,
): Pair | null {
  const [left, right] = sides;
  // A country doesn't reveal the sport, unless its side is called by a name of its own: `All Blacks`.
  const isMereCountry = (team: Team, { teams }: NamedSide): boolean =>
    hints.sports.size === 0 && isNation(team) && teams.some(({ sport }) => sport !== team.sport);
  const weigh = (team: Team): number =>
    weighTeam(team, hints) + (isAmerican(team) ? inAmerica : 0) - catalogueRank(team.sport, knowledge);
  const standAlone = (
    side: NamedSide,
    teams: readonly Team[],
    place: (team: Team) => Pair["teams"],
  ): Pair[] =>
    teams
      .filter((team) => !isMereCountry(team, side))
      .map((team) => ({ sides, teams: place(team), sharedLeague: false, fit: weigh(team) }));
  const alone = [
    ...standAlone(left, lefts, (team) => [team, null]),
    ...standAlone(right, rights, (team) => [null, team]),
  ];
  return alone.reduce<Pair | null>((best, pair) => (best && best.fit >= pair.fit ? best : pair), null);
}

/** A league weighs more than this if the title names it. */
const namedWeight = 4;

/** The leagues that the title names. */
const listNamed = ({ leagues }: Hints, knowledge: SportKnowledge): League[] =>
  [...leagues].flatMap(([key, weight]) => (weight > namedWeight ? (knowledge.league(key) ?? []) : []));

/**
 * Whether a team can play in the leagues that a title names: in the national league of one country, the club of
 * another that it isn't listed for is somebody else of the same name.
 */
function mayPlayIn(named: readonly League[], team: Team, knowledge: SportKnowledge): boolean {
  if (isNation(team) || team.country === null) return true;
  const own = named.filter(({ sport }) => sport === team.sport);
  // Canada's clubs play in the leagues of the United States, and so in their cups.
  const homes = [team.country, ...team.leagues.map((key) => knowledge.league(key)?.country ?? null)];
  return (
    own.length === 0 ||
    own.some(
      ({ key, country, hasOwnClubs }) =>
        country === null || team.leagues.includes(key) || (homes.includes(country) && !hasOwnClubs),
    )
  );
}

/** Whether the likeliest sport is one of individuals, who are called by their towns: `Pro Padel League: Miami`. */
function isOfIndividuals({ sports }: Hints): boolean {
  const [likeliest] = [...sports].sort(([, a], [, b]) => b - a);
  return likeliest !== undefined && individualSports.has(likeliest[0]);
}

/** National sides play in no league. */
export const isNation = ({ leagues }: Team): boolean => leagues.length === 0;

/** Teams of one name in several sports are most often on television in this one. */
const isAmerican = ({ sport, country }: Team): boolean => sport === "american-football" && country === "US";
const inAmerica = 0.5;

/** Clubs of several sports share a name. Without a hint, the sport that comes first in the catalogue is meant. */
const catalogueRank = (sport: string, { sports }: SportKnowledge): number =>
  sports.findIndex(({ slug }) => slug === sport) / 1000;

const listFitting = ({ teams }: NamedSide, { sports, certainSports }: Hints): readonly Team[] => {
  const expected = certainSports.size > 0 ? certainSports : sports;
  const fit = expected.size > 0 ? teams.filter(({ sport }) => expected.has(sport)) : teams;
  return fit.slice(0, mostTeams);
};

/** A club that is called as a country hardly meets one: `Iraq v Oman`. */
const ofOtherKind = 1.5;
const atHome = 0.4;
const weighTeam = (team: Team, { sports, leagues, home }: Hints): number =>
  (sports.get(team.sport) ?? 0) +
  (home !== null && team.country === home ? atHome : 0) +
  team.leagues.reduce((most, league) => Math.max(most, leagues.get(league) ?? 0), 0);

const generation = new Set(["jr", "junior", "sr", "ii", "iii"]);

/**
 * Builds the entrant that a name means. Its key is the team's with its squad, or `~` and the name as
 * `spellAlike` has it: for individuals the last name, so that `Draper` and `Jack Draper` are one entrant.
 * `leagueSquad` is the squad that the league implies. `exact` is for entrants who would have the same key.
 */
export function buildEntrant(
  { name, text, squad, teams }: NamedSide,
  team: Team | null,
  sport: string | null,
  leagueSquad: Squad,
  knowledge: SportKnowledge,
  exact = false,
): Entrant {
  const whole = squadIn(squad, leagueSquad);
  if (team) {
    const key = sideKey(team, whole);
    return { key, name: knowledge.team(key)?.name ?? team.name, known: true };
  }
  const isPerson = sport !== null && individualSports.has(sport) && !/[/&]/.test(name);
  // Katakana has a point between the parts of a name.
  const parted = isPerson ? name.replace(/[・·]/gu, " ") : name;
  const called = isPerson || sport === "football" || isAcronym(name) ? null : clubOfFootball(teams);
  const folded = foldSide(called ?? parted) || foldSide(text) || text.toLowerCase();
  const own = isPerson ? lastName(folded) : folded;
  const spelt =
    exact || (called === null && isAcronym(name))
      ? romanise(own)
      : spellAlike(own, isPerson ? fewestOfPerson : undefined);
  // A person is the same one whether or not the listing says that women play.
  return { key: `~${spelt}${isPerson ? "" : whole}`, name: text, known: false };
}

/**
 * What the one football club is called that a name means, in another sport: many clubs have sides in several, and the
 * catalogue has their names in other scripts for football alone.
 */
function clubOfFootball(teams: readonly Team[]): string | null {
  const [only, another] = teams.filter((team) => team.sport === "football" && !isNation(team));
  return only !== undefined && another === undefined ? only.name : null;
}

/** Two persons who meet are told from others by fewer sounds than a club: `Gauff` and `Ρούνε` have two. */
const fewestOfPerson = 2;

/** The last name, beside which the first may be an initial: `Sinner J.` */
function lastName(folded: string): string {
  const parts = folded.split(" ").filter((part) => !generation.has(part));
  return parts.findLast((part) => part.length > 1) ?? parts.at(-1) ?? folded;
}
