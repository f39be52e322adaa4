import type { SportsEvent } from "../../../contract/event.ts";
import { leagueIdOf } from "../../ids.ts";
import type { Aliases } from "../../sport/catalogue/aliases.ts";
import type { SearchEventRow } from "../../store/search-slots.ts";
import { foldForSearch } from "./fold.ts";
import type { Names } from "./names.ts";

/** An event as search knows it; `names` are those of its sides, its league and its own. */
export type KnownEvent = {
  id: string;
  start: number;
  stop: number;
  body: string;
  names: number[];
};

export type KnownTeam = { name: string; sport: string; names: number[]; events: KnownEvent[] };

export type KnownLeague = {
  id: string;
  name: string;
  /** In other letters than Latin, by language. */
  local: Readonly<Record<string, string>> | undefined;
  sport: string;
  country: string | null;
  names: number[];
  events: KnownEvent[];
};

export type SportNames = { events: KnownEvent[]; teams: KnownTeam[]; leagues: KnownLeague[] };

export const noSport: SportNames = { events: [], teams: [], leagues: [] };

/** Finds what a league is called by its id. */
export function createLeagueNames(aliases: Aliases): (id: string) => readonly string[] {
  const byId = new Map([...aliases.leagues].map(([key, names]) => [leagueIdOf(key), names]));
  return (id) => byId.get(id) ?? [];
}

/** Reads the events that are to come, with their teams and leagues, each with every name that it is known by. */
export function readSportNames(
  rows: readonly SearchEventRow[],
  {
    names,
    aliases,
    leagueNames,
  }: { names: Names; aliases: Aliases; leagueNames(id: string): readonly string[] },
): SportNames {
  const teams = new Map<string, KnownTeam>();
  const leagues = new Map<string, KnownLeague>();
  const keysOf = (texts: readonly string[]) => [
    ...new Set(texts.map((text) => names.add(foldForSearch(text))).filter((key) => key >= 0)),
  ];

  const findTeam = (
    { name, local }: { name: string; local: readonly string[] },
    sport: string,
    keys: readonly string[],
  ): KnownTeam => {
    const known = keys.map((key) => aliases.teamNames(key)).find(([first]) => first === name);
    const id = `${sport} ${name}`;
    const team = teams.get(id) ?? { name, sport, names: keysOf(known ?? [name]), events: [] };
    team.names = [...new Set([...team.names, ...keysOf(local)])];
    teams.set(id, team);
    return team;
  };

  const findLeague = (
    { league, league_name, league_country }: SearchEventRow,
    { sport, league: parsed }: Pick<SportsEvent, "sport" | "league">,
  ) => {
    if (league === null || league_name === null) return null;
    const found = leagues.get(league) ?? {
      id: league,
      name: league_name,
      local: parsed?.names,
      sport,
      country: league_country,
      names: keysOf([league_name, ...leagueNames(league), ...Object.values(parsed?.names ?? {})]),
      events: [],
    };
    leagues.set(league, found);
    return found;
  };

  const events = rows.map((row): KnownEvent => {
    const parsed: SportsEvent = JSON.parse(row.body);
    const { home, away, names: local = {}, name, sport } = parsed;
    const keys = row.block.split("|");
    const called = (["home", "away"] as const).map((side) =>
      Object.values(local).map((names) => names[side]),
    );
    const sides = [home, away].flatMap((side, at) =>
      side === null ? [] : [findTeam({ name: side, local: called[at] ?? [] }, sport, keys)],
    );
    const league = findLeague(row, parsed);
    const { id, start, stop, body } = row;
    const own = [...keysOf([name]), ...sides.flatMap((side) => side.names), ...(league?.names ?? [])];
    const event = { id, start, stop, body, names: own };
    for (const each of [...sides, ...(league ? [league] : [])]) each.events.push(event);
    return event;
  });
  return { events, teams: [...teams.values()], leagues: [...leagues.values()] };
}
