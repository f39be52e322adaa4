import type { CatalogueData } from "./data.ts";
import { parseLine } from "./line.ts";
import { countryNames, squadTitle, toSlug } from "./teams.ts";

/** What teams and leagues are called, for search: the lines of the data files, read when a name is asked for. */
export type Aliases = {
  /** The names of the team with a key, the one to show first; empty if it is unknown. A key may name a squad. */
  teamNames(key: string): string[];
  /** What national sides are called beside their country's name: "Black Caps". */
  nicknames: readonly string[];
  /** Every league's names by its key, the one to show first. */
  leagues: ReadonlyMap<string, readonly string[]>;
};

export function createAliases({
  sports,
  nations,
  nicknames,
  leagues,
  teams,
  manySports,
}: Omit<CatalogueData, "meetings">): Aliases {
  const lines = new Map<string, string>();
  const add = (sport: string, line: string): void => {
    const { name, settings } = parseLine(line);
    const key = `${sport}/${settings.slug ?? toSlug(name)}`;
    if (!lines.has(key)) lines.set(key, line);
  };
  for (const { sport, leagues: those } of teams)
    for (const line of Object.values(those).flat()) add(sport, line);
  for (const { leagues: those, teams: own } of manySports)
    for (const sport of Object.keys(those)) for (const line of own) add(sport, line);

  const nationNames = (sport: string, code: string): string[] => {
    const line = nations[code];
    if (line === undefined || !sports[sport]) return [];
    const { name, aliases, settings } = parseLine(line);
    const nicknamed = nicknames[sport]?.[code]?.split("|").map((part) => part.trim()) ?? [];
    const translated = settings.country ? [] : countryNames(code.toUpperCase());
    return [name, ...aliases, ...nicknamed, ...translated];
  };

  return {
    teamNames(key) {
      const [bare = key, ...squads] = key.split(/(?=\+)/);
      const line = lines.get(bare);
      const [sport = "", slug = ""] = bare.split("/");
      const { name, aliases } = line === undefined ? { name: null, aliases: [] } : parseLine(line);
      const all = name === null ? nationNames(sport, slug) : [name, ...aliases];
      return ofSquad(all, squads.join(""));
    },
    nicknames: Object.values(nicknames).flatMap((ofSport) =>
      Object.values(ofSport).flatMap((text) => text.split("|").map((part) => parseSquad(part).name)),
    ),
    leagues: new Map(
      leagues.flatMap(({ sport, leagues: those }) =>
        Object.entries(those).map(([slug, line]) => {
          const { name, aliases } = parseLine(line);
          return [`${sport}/${slug}`, [name, ...aliases.map((alias) => alias.replace(/:$/, ""))]] as const;
        }),
      ),
    ),
  };
}

/** A name, and the squad that alone has it: "Black Ferns +w". */
function parseSquad(text: string): { name: string; own: string } {
  const [, name = text, own = ""] = /^(.*?)\s*((?:\+[a-z]+\d*)*)$/.exec(text.trim()) ?? [];
  return { name, own };
}

/** The names of a squad: those that are its own (`Black Ferns +w`), and the team's with the squad's word. */
function ofSquad(names: readonly string[], squad: string): string[] {
  const parsed = names.map(parseSquad);
  const shared = parsed.filter(({ own }) => own === "").map(({ name }) => name);
  if (squad === "") return shared;
  const own = parsed.filter((each) => each.own === squad).map(({ name }) => name);
  return [...shared.map((name) => squadTitle(name, squad)), ...own];
}
