import type { Words } from "@/lib/i18n";
import type { SportsEvent } from "@/lib/shapes";
import { sportName } from "@/lib/sport/name";
import { leagueIn } from "./league";
import { addsTo, eventName } from "./round";

/** What an event belongs to, beside its name: its competition, or its sport if no other competition is known than its name says. */
export function seriesOf(event: SportsEvent, t: Words, sport = sportName(event.sport, t)): string {
  const league = event.league && leagueIn(event.league, t);
  return league && addsTo(eventName(event, t), league) ? league : sport;
}
