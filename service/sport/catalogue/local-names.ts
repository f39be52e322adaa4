import { createMemory } from "../memory.ts";
import { isNameIn, languageOfScript } from "../written-in.ts";
import type { CatalogueData } from "./data.ts";
import { parseLine } from "./line.ts";
import { foldSide } from "./side.ts";
import { toSlug } from "./teams.ts";

/** A club's names in scripts other than Latin, by language: the first of each in its line. */
export type LocalNameFinder = (key: string) => ReadonlyMap<string, string>;

/** Where clubs have names in Arabic letters that aren't Arabic. */
const otherArabicLetters = new Set(["IR", "PK", "AF", "IN", "TJ"]);

/** The language of a club's name, if its letters and its country tell it. */
function languageOf(name: string, country: string | null): string | null {
  const told = languageOfScript(name);
  if (told) return told;
  // Japan calls its own clubs in Chinese letters, and those of other countries in kana.
  if (country === "JP") return isNameIn(name, "ja") ? "ja" : null;
  if (isNameIn(name, "zh")) return "zh";
  return isNameIn(name, "ar") && !otherArabicLetters.has(country ?? "") ? "ar" : null;
}

const aliasesOf = (lines: readonly string[]): string[] => lines.flatMap((line) => parseLine(line).aliases);

const mostClubs = 5_000;

/**
 * Finds what a club is called in languages that are written in other letters than its own name. As with detection, a
 * club of several sports is called alike in all of them. Another squad has only names of its own.
 */
export function createLocalNames({ teams }: Pick<CatalogueData, "teams">): LocalNameFinder {
  const remember = createMemory<ReadonlyMap<string, string>>(mostClubs);
  const lines = new Map<string, { club: string; country: string | null; own: string[] }>();
  const ofClub = new Map<string, string[]>();
  for (const { sport, country: home, leagues } of teams)
    for (const line of Object.values(leagues).flat()) {
      const { name, settings } = parseLine(line);
      const country = settings.country ?? home;
      const key = `${sport}/${settings.slug ?? toSlug(name)}`;
      const club = `${country} ${foldSide(name)}`;
      const known = lines.get(key);
      if (known) known.own.push(line);
      else lines.set(key, { club, country, own: [line] });
      const all = ofClub.get(club);
      if (all) all.push(line);
      else ofClub.set(club, [line]);
    }
  const find = (key: string): ReadonlyMap<string, string> => {
    const [bare = key, squad = ""] = key.split(/(?=\+)(.*)/s);
    const { club, country, own } = lines.get(bare) ?? { club: "", country: null, own: [] };
    const names = new Map<string, string>();
    const elsewhere = aliasesOf(ofClub.get(club) ?? []).filter((alias) => !/\p{sc=Latin}/u.test(alias));
    for (const alias of [...aliasesOf(own), ...elsewhere]) {
      const [, name = alias, ofSquad = ""] = /^(.*?)\s*((?:\+[a-z]+\d*)*)$/.exec(alias) ?? [];
      const language = ofSquad === squad ? languageOf(name, country) : null;
      if (language && !names.has(language)) names.set(language, name);
    }
    return names;
  };
  return (key) => remember(key, () => find(key));
}
