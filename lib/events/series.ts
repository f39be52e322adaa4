import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { sportName } from "@/lib/sport/name";
import { leagueIn } from "./league";
import { addsTo, eventName, roundOf } from "./round";

type Named = Pick<SportsEvent, "name" | "home" | "away" | "names">;

/** An event's competition and its round in it, in the page's language: what is known, and its name doesn't say. */
export function leagueAndRound(
  event: Named & Pick<SportsEvent, "sport" | "league" | "round">,
  t: Words,
): string[] {
  const { league } = event;
  const round = roundOf(event, t);
  const facts = [...(league ? [leagueIn(league, t)] : []), ...(round ? [round] : [])];
  return facts.filter((fact) => addsTo(eventName(event, t), fact));
}

/** What an event belongs to, beside its name: its competition, or its sport if its name already says that or it has none. */
export function seriesOf(event: SportsEvent, t: Words, sport = sportName(event.sport, t)): string {
  const league = event.league && leagueIn(event.league, t);
  return league && addsTo(eventName(event, t), league) ? league : sport;
}
