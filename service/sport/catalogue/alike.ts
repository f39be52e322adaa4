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
  let sounds: ReadonlyMap<string, readonly Sounding[]> | undefined;
  const bySound = (folded: string): readonly Team[] => {
    sounds ??= indexSounds(byName);
    const alike = sounds.get(soundOf(folded) ?? "") ?? [];
    return alike
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
  let rough: RoughIndex | undefined;
  const byRoughSound = (sport: string, name: string): Team | null => {
    const sounds = soundRoughly(name, fewestOfRough);
    if (sounds === null) return null;
    rough ??= indexRoughly(byName);
    return rough.get(sport)?.get(sounds) ?? null;
  };
  return { bySound, bySpelling, byRoughSound };
}

/** Among all teams of a sport, fewer sounds are those of several. */
const fewestOfRough = 5;

/** By sport and sound the one team that sounds so; null if several do. A set for each would take four times the room. */
type RoughIndex = ReadonlyMap<string, ReadonlyMap<string, Team | null>>;

function indexRoughly(byName: ReadonlyMap<string, readonly Team[]>): RoughIndex {
  const index = new Map<string, Map<string, Team | null>>();
  for (const [name, teams] of byName) {
    const sounds = soundRoughly(name, fewestOfRough);
    if (sounds === null) continue;
    for (const team of teams) {
      if (team.key.includes("+")) continue;
      const own = index.get(team.sport) ?? new Map<string, Team | null>();
      const known = own.get(sounds);
      own.set(sounds, known === undefined || known === team ? team : null);
      index.set(team.sport, own);
    }
  }
  return index;
}

/** In one sport, at most this many teams may share a sound. */
const mostAlike = 3;

/** A team, and those of its names that have one sound. */
type Sounding = { team: Team; names: string[] };

function indexSounds(byName: ReadonlyMap<string, readonly Team[]>): ReadonlyMap<string, readonly Sounding[]> {
  const index = new Map<string, Sounding[]>();
  for (const [name, teams] of byName) {
    if (!/^[a-z0-9 ]+$/.test(name)) continue;
    // In Slavic names, a C sounds like TS.
    const spoken = name.includes("c") ? [name, name.replaceAll("c", "s")] : [name];
    for (const sound of new Set(spoken.map(soundOf))) {
      if (sound === null) continue;
      const those = index.get(sound) ?? [];
      for (const team of teams) {
        const known = those.find((other) => other.team.key === team.key);
        if (known) known.names.push(name);
        else those.push({ team, names: [name] });
      }
      index.set(sound, those);
    }
  }
  for (const [sound, teams] of index) {
    const bySport = Map.groupBy(teams, ({ team }) => team.sport);
    const clear = teams.filter(({ team }) => (bySport.get(team.sport)?.length ?? 0) <= mostAlike);
    if (clear.length > 0) index.set(sound, clear);
    else index.delete(sound);
  }
  return index;
}

function indexSpellings(byName: ReadonlyMap<string, readonly Team[]>): ReadonlyMap<string, readonly Team[]> {
  const index = new Map<string, Set<Team>>();
  for (const [name, teams] of byName) {
    const plain = spellPlainly(name);
    if (plain !== null) index.set(plain, new Set([...(index.get(plain) ?? []), ...teams]));
  }
  return new Map(
    [...index].map(([plain, teams]) => {
      const bySport = Map.groupBy(teams, ({ sport }) => sport);
      return [plain, [...bySport.values()].flatMap((own) => (own.length === 1 ? own : []))];
    }),
  );
}
