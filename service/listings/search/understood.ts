import type { Found } from "./find.ts";
import { foldForSearch } from "./fold.ts";
import { fit } from "./names.ts";

/** The display names of what was found first in each group. */
export type FirstNames = {
  team?: string;
  league?: string;
  show?: string;
  listing?: string;
  person?: string;
  channel?: string;
};

/**
 * What a query was taken to mean if that isn't what it says: its words as the best result spells them if they were
 * mistyped, or a team or league that is also called as the query says. Null if it is taken as it stands.
 */
export function understand(found: Found, names: FirstNames, nameOf: (key: number) => string): string | null {
  return found.isCorrected ? correct(found, names) : expand(found, nameOf);
}

function correct({ match, ...found }: Found, names: FirstNames): string | null {
  const candidates = [
    { best: found.teams[0], name: names.team },
    { best: found.leagues[0], name: names.league },
    { best: found.shows[0], name: names.show },
    { best: found.channels[0], name: names.channel },
    { best: found.listings[0], name: names.listing },
    { best: found.people[0], name: names.person },
  ].flatMap(({ best, name }) => (best ? [{ best, name }] : []));
  const [first] = candidates.sort((a, b) => a.best.fit - b.best.fit);
  if (!first) return null;
  const spelled = new Map(
    (first.name ?? "").split(/[^\p{L}\p{N}\p{M}'’]+/u).map((word) => [foldForSearch(word), word]),
  );
  return match
    .meant(first.best.name)
    .map((word) => spelled.get(word) ?? word)
    .join(" ");
}

/** The only team, or else the only league, that is called exactly so and whose own name isn't it. */
function expand({ teams, leagues }: Found, nameOf: (key: number) => string): string | null {
  const [team, other] = teams.filter((each) => Math.floor(each.fit) === fit.exact);
  const [league, second] = leagues.filter((each) => Math.floor(each.fit) === fit.exact);
  const only = team && !other ? { name: team.team.name, key: team.name } : null;
  const meant = only ?? (league && !second && !team ? { name: league.league.name, key: league.name } : null);
  return meant && !foldForSearch(meant.name).includes(nameOf(meant.key)) ? meant.name : null;
}
