import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { sportName } from "@/lib/sport/name";
import { leagueIn } from "./league";
import { addsTo, eventName, roundWords } from "./round";

/** An event's competition and its round in it, as far as they are known, in the page's language. */
export const leagueAndRound = (
  { league, round }: Pick<SportsEvent, "league" | "round">,
  t: Words,
): string[] => [...(league ? [leagueIn(league, t)] : []), ...(round ? [roundWords(round, t)] : [])];

/** What an event belongs to, beside its name: its competition, or its sport if its name already says that or it has none. */
export function seriesOf(event: SportsEvent, t: Words, sport = sportName(event.sport, t)): string {
  const league = event.league && leagueIn(event.league, t);
  return league && addsTo(eventName(event, t), league) ? league : sport;
}
