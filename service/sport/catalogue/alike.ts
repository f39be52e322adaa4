import { rememberedOf } from "../../memory.ts";
import type { Team } from "../knowledge.ts";
import { isSpeltLike } from "./romanise.ts";
import { soundOf, soundRoughly } from "./sound.ts";
import { spellPlainly } from "./spelling.ts";

/** Teams by names that are like theirs. */
export type AlikeTeams = {
  /** By how a folded name in another script sounds; see `soundOf`. Names that sound like too many others are left out. */
  bySound(folded: string): readonly Team[];
  /** By a folded name's plainest spelling; see `spellPlainly`. A spelling that several teams of a sport share is left out. */
  bySpelling(folded: string): readonly Team[];
  /** The one team of a sport whose name sounds roughly like this, in any script; null if there is none, or several. */
  byRoughSound(sport: string, name: string): Team | null;
};

/** Creates the look-ups. Each is indexed when it is first used, since most guides need none. */
export function createAlike(byName: ReadonlyMap<string, readonly Team[]>): AlikeTeams {
  let sounds: NameIndex | undefined;
  const bySound = (folded: string): readonly Team[] => {
    sounds ??= indexNames(byName.keys(), listSpoken);
    return listClear(sounds.get(soundOf(folded) ?? "") ?? [], byName)
      .filter(({ names }) => names.some((name) => isSpeltLike(folded, name)))
      .map(({ team }) => team);
  };
  let spellings: ReadonlyMap<string, readonly Team[]> | undefined;
  const bySpelling = (folded: string): readonly Team[] => {
    const plain = spellPlainly(folded);
    if (plain === null) return [];
    spellings ??= indexSpellings(byName);
    return spellings.get(plain) ?? [];
  };
  let rough: NameIndex | undefined;
  const byRoughSound = (sport: string, name: string): Team | null => {
    const sounds = soundRoughly(name, fewestOfRough);
    if (sounds === null) return null;
    rough ??= indexNames(byName.keys(), (other) => [soundRoughly(other, fewestOfRough)]);
    const those = (rough.get(sounds) ?? []).flatMap((other) => byName.get(other) ?? []);
    const [only, another] = new Set(those.filter((team) => team.sport === sport && !team.key.includes("+")));
    return only && !another ? only : null;
  };
  return { bySound, bySpelling, byRoughSound };
}

/** Among all teams of a sport, fewer sounds are those of several. */
const fewestOfRough = 5;

/** Names by their sound. A country's name is that of a side in each sport, so teams would take many times the room. */
type NameIndex = ReadonlyMap<string, readonly string[]>;

function indexNames(names: Iterable<string>, soundsOf: (name: string) => Iterable<string | null>): NameIndex {
  const index = new Map<string, string[]>();
  for (const name of names)
    for (const sound of soundsOf(name)) {
      if (sound === null) continue;
      const alike = index.get(sound);
      if (alike) alike.push(name);
      else index.set(sound, [name]);
    }
  return index;
}

/** How a name in Latin letters sounds: in Slavic names, a C sounds like TS. */
function listSpoken(name: string): Iterable<string | null> {
  if (!/^[a-z0-9 ]+$/.test(name)) return [];
  return new Set([soundOf(name), name.includes("c") ? soundOf(name.replaceAll("c", "s")) : null]);
}

/** In one sport, at most this many teams may share a sound. */
const mostAlike = 3;

/** A team, and those of its names that have one sound. */
type Sounding = { team: Team; names: string[] };

/** The teams that have these names, except those of sports in which too many have. */
function listClear(
  names: readonly string[],
  byName: ReadonlyMap<string, readonly Team[]>,
): readonly Sounding[] {
  const byKey = new Map<string, Sounding>();
  for (const name of names)
    for (const team of byName.get(name) ?? []) {
      const known = byKey.get(team.key);
      if (known) known.names.push(name);
      else byKey.set(team.key, { team, names: [name] });
    }
  const bySport = Map.groupBy(byKey.values(), ({ team }) => team.sport);
  return [...byKey.values()].filter(({ team }) => (bySport.get(team.sport)?.length ?? 0) <= mostAlike);
}

function indexSpellings(byName: ReadonlyMap<string, readonly Team[]>): ReadonlyMap<string, readonly Team[]> {
  const index = new Map<string, Set<readonly Team[]>>();
  for (const [name, teams] of byName) {
    const plain = spellPlainly(name);
    if (plain === null) continue;
    const lists = index.get(plain);
    if (lists) lists.add(teams);
    else index.set(plain, new Set([teams]));
  }
  const clearOf = rememberedOf(listClearTeams);
  return new Map(
    [...index].map(([plain, [first = [], ...others]]) => [
      plain,
      others.length === 0 ? clearOf(first) : listClearTeams([first, ...others].flat()),
    ]),
  );
}

/** The teams of sports of which no other is among them. */
function listClearTeams(teams: readonly Team[]): readonly Team[] {
  const bySport = Map.groupBy(new Set(teams), ({ sport }) => sport);
  return [...bySport.values()].flatMap((own) => (own.length === 1 ? own : []));
}
