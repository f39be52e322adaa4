import { foldSide } from "../catalogue/side.ts";
import { type Squad, sideKey, squadIn } from "../catalogue/squad.ts";
import type { Entrant } from "../detection.ts";
import type { SportKnowledge, Team } from "../knowledge.ts";

/** A text that may name a side, and whom it may mean. */
export type Named = { text: string; name: string; squad: Squad; teams: readonly Team[] };

/** What the rest of the slot says about which sport and league this is: the more, the likelier. */
export type Hints = {
  sports: ReadonlyMap<string, number>;
  leagues: ReadonlyMap<string, number>;
  /** Sports of leagues that the title names by a name of their own: it means no others. */
  surely: ReadonlySet<string>;
};

export type Pair = {
  sides: [Named, Named];
  teams: [Team | null, Team | null];
  sharedLeague: boolean;
  fit: number;
};

/** How many teams of one name are tried. */
const mostTeams = 12;

/**
 * Whom two names mean together: teams of one sport, as the hints and the leagues that both play in tell.
 * A name of a team in a sport that nothing else speaks of, while something speaks of another, means someone else.
 */
export function pairUp(left: Named, right: Named, hints: Hints, knowledge: SportKnowledge): Pair {
  let best: Pair = { sides: [left, right], teams: [null, null], sharedLeague: false, fit: -1 };
  const lefts = fitting(left, hints);
  const rights = fitting(right, hints);
  for (const one of lefts)
    for (const other of rights) {
      if (one.sport !== other.sport || (one.key === other.key && left.squad === right.squad)) continue;
      if (hints.sports.size === 0 && isNation(one) !== isNation(other)) continue;
      const shared = one.leagues.some((league) => other.leagues.includes(league));
      const fit =
        10 +
        hintOf(one, hints) +
        hintOf(other, hints) +
        (shared ? 3 : 0) +
        (one.country !== null && one.country === other.country ? 1 : 0) +
        (one.sport === "american-football" && one.country === "US" && other.country === "US" ? 0.5 : 0) -
        placeOf(one.sport, knowledge);
      if (fit > best.fit) best = { sides: [left, right], teams: [one, other], sharedLeague: shared, fit };
    }
  if (best.fit >= 0) return best;
  // A country alone tells no sport.
  const alone = (team: Team): number =>
    hints.sports.size === 0 && isNation(team) ? -1 : hintOf(team, hints) - placeOf(team.sport, knowledge);
  for (const one of lefts) if (alone(one) > best.fit) best = { ...best, teams: [one, null], fit: alone(one) };
  for (const other of rights)
    if (alone(other) > best.fit) best = { ...best, teams: [null, other], fit: alone(other) };
  return best;
}

/** National sides play in no league. */
const isNation = ({ leagues }: Team): boolean => leagues.length === 0;

/** Clubs of one name play many sports: where nothing tells which, the first of the catalogue's is meant. */
const placeOf = (sport: string, { sports }: SportKnowledge): number =>
  sports.findIndex(({ slug }) => slug === sport) / 1000;

const fitting = ({ teams }: Named, { sports, surely }: Hints): readonly Team[] => {
  const told = surely.size > 0 ? surely : sports;
  const fit = told.size > 0 ? teams.filter(({ sport }) => told.has(sport)) : teams;
  return fit.slice(0, mostTeams);
};

const hintOf = (team: Team, { sports, leagues }: Hints): number =>
  (sports.get(team.sport) ?? 0) +
  team.leagues.reduce((most, league) => Math.max(most, leagues.get(league) ?? 0), 0);

/** Sports of people: listings name them with or without their first name. */
const ofPeople = new Set(
  "tennis boxing mma kickboxing wrestling darts snooker pool badminton table-tennis squash chess padel judo".split(
    " ",
  ),
);
const generation = new Set(["jr", "junior", "sr", "ii", "iii"]);

/**
 * The side that a name stands for. Its key is the team's with its squad, else `~` and the folded name, of people
 * the last one, so that `Draper` and `Jack Draper` are one side. `leagueSquad` is what the league implies.
 */
export function sideOf(
  { name, text, squad }: Named,
  team: Team | null,
  sport: string | null,
  leagueSquad: Squad,
  knowledge: SportKnowledge,
): Entrant {
  const whole = squadIn(squad, leagueSquad);
  if (team) {
    const key = sideKey(team, whole);
    return { key, name: knowledge.team(key)?.name ?? team.name, known: true };
  }
  const folded = foldSide(name) || foldSide(text) || text.toLowerCase();
  const named = sport && ofPeople.has(sport) && !/[/&]/.test(name) ? lastName(folded) : folded;
  return { key: `~${named}${whole}`, name: text, known: false };
}

function lastName(folded: string): string {
  const parts = folded.split(" ").filter((part) => !generation.has(part));
  return parts.at(-1) ?? folded;
}
