import type { Words } from "@/lib/i18n";
import type { League, SportsEvent } from "@/lib/shapes";
import { leagueIn } from "../events/league";
import { teamIn } from "../events/sides";
import { titleIn } from "../events/titled";
import { type Follow, followsOfEvent } from "./follow";
import type { NightItem } from "./night";

/** What is followed, with the name that a team has in a page's language. */
export function followIn(follow: Follow, t: Words): Follow {
  const called = follow.kind === "team" ? teamIn(follow.name, t) : follow.name;
  return follow.kind === "team" && called !== follow.name ? { ...follow, called } : follow;
}

export const followsIn = (follows: readonly Follow[], t: Words): Follow[] =>
  follows.map((follow) => followIn(follow, t));

/** A competition as what is followed, with its name in the page's language. */
export const leagueFollow = (league: League | NonNullable<SportsEvent["league"]>, t: Words): Follow => ({
  kind: "league",
  ...{ id: league.id, name: league.name, called: leagueIn(league, t) },
});

/** What can be followed of an event, called as its page calls it. */
export const followsOfEventIn = (event: SportsEvent, t: Words): Follow[] =>
  followsOfEvent(event).map((follow) => {
    if (follow.kind === "team") return { ...follow, called: teamIn(follow.name, t, event) };
    return follow.kind === "league" && event.league ? leagueFollow(event.league, t) : follow;
  });

/** What was found for a follow, under its title in a page's language. */
export function nightItemIn({ title, event, ...item }: NightItem, t: Words): NightItem {
  if (!event) return { ...item, title };
  const { names, ...own } = event;
  const called = titleIn({ title, event: event.id, event_info: { title: own.name, names } }, t);
  return { ...item, title: called, event: own };
}
