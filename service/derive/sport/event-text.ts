import { type SportsEvent, showing as showings } from "../../../contract/event.ts";
import { toIso } from "../../../contract/time.ts";
import { leagueIdOf } from "../../ids.ts";
import { toEventState } from "../../sport/changes.ts";
import type { EventRecord } from "../../sport/event.ts";
import type { SportContext } from "../../sport/rules.ts";
import type { Sighting } from "../../sport/sighting.ts";
import type { EventTable } from "../../store/schema/derived.ts";
import { formatEventMembers } from "../../store/slot-text.ts";

/** The sport of an event whose sport is unknown. */
const other = { slug: "other", name: "Other sports" };

/** What an event's row says, whenever that was found. */
export type EventContent = Omit<EventTable, "updated_at">;

/** The row of an event, with its body as the API answers it: members stand in the order of `eventSchema`. */
export function eventRow<S extends Sighting>(
  block: string,
  record: EventRecord<S>,
  { knowledge }: SportContext,
): EventContent {
  const { event, broadcasts } = record;
  const { id, kind, league, home, away, name, names, start, stop, venue, round } = event;
  const sport =
    event.sport === null ? other : (knowledge.sport(event.sport) ?? { ...other, slug: event.sport });
  const leagueId = league && leagueIdOf(league.key);
  const live = broadcasts.filter(({ showing }) => showing === "live");
  const live_on = new Set(live.map(({ slot }) => slot.channel)).size;
  return {
    id,
    block,
    kind,
    sport: sport.slug,
    sport_name: sport.name,
    league: leagueId,
    league_name: league?.name ?? null,
    league_country: league?.country ?? null,
    start,
    stop,
    live_on,
    body: JSON.stringify({
      id,
      sport: sport.slug,
      league: league && {
        id: leagueId,
        name: league.name,
        ...(league.names.size > 0 && { names: Object.fromEntries(league.names) }),
        cup: league.isCup,
      },
      name,
      home,
      away,
      ...(names && { names }),
      start: toIso(start),
      venue,
      round,
      live_on,
    }),
    state_json: JSON.stringify(toEventState(record)),
  };
}

/** What a slot carries of the event that it shows: that event's body, and its showing; null if it shows none. */
export function eventVerdict(body: string | null, showing: string | null): string | null {
  const known = showings.safeParse(showing);
  if (body === null || !known.success) return null;
  const { id, name, names, league, start } = JSON.parse(body) as SportsEvent;
  const played = league && { league: league.name, league_names: league.names };
  return formatEventMembers(id, { title: name, names, ...played, start, showing: known.data });
}
