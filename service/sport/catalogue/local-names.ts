import { remembered } from "../../memory.ts";
import { isNameIn, languageOfScript } from "../written-in.ts";
import type { CatalogueData } from "./data.ts";
import { isAcronym, parseLine } from "./line.ts";
import { foldSide } from "./side.ts";
import { toSlug } from "./teams.ts";

/** Names in letters other than Latin, by language: the first of each in the data's line. */
export type LocalNames = ReadonlyMap<string, string>;

/** Where names in Arabic letters may not be Arabic. */
const otherArabicLetters = new Set(["IR", "PK", "AF", "IN", "TJ"]);

/** The language of a name, if its letters and its country tell it. */
function languageOf(name: string, country: string | null): string | null {
  const told = languageOfScript(name);
  if (told) return told;
  // Japan calls what is its own in Chinese letters, and what is of other countries in kana.
  if (country === "JP") return isNameIn(name, "ja") ? "ja" : null;
  if (isNameIn(name, "zh")) return "zh";
  return isNameIn(name, "ar") && !otherArabicLetters.has(country ?? "") ? "ar" : null;
}

const aliasesOf = (lines: readonly string[]): string[] => lines.flatMap((line) => parseLine(line).aliases);

/** How the editors of a language write women's and youth sides beside their club's name, where they have one way. */
const squadWords: Readonly<Record<string, { women: string; under: string }>> = {
  ar: { women: "سيدات {club}", under: "{club} تحت {age} سنة" },
  el: { women: "{club} Γυναικών", under: "{club} Κ{age}" },
  he: { women: "{club} נשים", under: "{club} עד גיל {age}" },
  ja: { women: "{club}女子", under: "{club}U-{age}" },
  ko: { women: "{club} 여자", under: "{club} U-{age}" },
  th: { women: "{club} หญิง", under: "{club} ยู-{age}" },
  zh: { women: "{club}女队", under: "{club}U{age}" },
};

/** What a squad (`+w`, `+u21`, `+w+u20`) of a club is called in a language; null if there is no usual way to say it. */
function nameSquad(club: string, squad: string, language: string): string | null {
  const words = squadWords[language];
  let name = club;
  for (const part of squad.split("+").filter(Boolean)) {
    const age = /^u(\d+)$/.exec(part)?.[1] ?? "";
    const pattern = part === "w" ? words?.women : age && words?.under;
    if (!pattern) return null;
    name = pattern.replace("{age}", age).replace("{club}", name);
  }
  return name;
}

/** The data's lines of clubs and leagues: plain data, so that it can be kept in a file. */
export type NameLines = {
  clubs: ReadonlyMap<string, ClubLines>;
  /** Those of a club in all its sports, by what it is called in its country. */
  byClub: ReadonlyMap<string, readonly string[]>;
  leagues: ReadonlyMap<string, string>;
};

/** A club may have lines in several leagues. */
type ClubLines = { club: string; country: string | null; own: string[] };

/** Lists the lines of the data by the keys of clubs and leagues. */
export function listLines({ teams, leagues }: Pick<CatalogueData, "teams" | "leagues">): NameLines {
  const clubs = new Map<string, ClubLines>();
  const byClub = new Map<string, string[]>();
  for (const { sport, country: home, leagues } of teams)
    for (const line of Object.values(leagues).flat()) {
      const { name, settings } = parseLine(line);
      const country = settings.country ?? home;
      const key = `${sport}/${settings.slug ?? toSlug(name)}`;
      const club = `${country} ${foldSide(name)}`;
      const known = clubs.get(key);
      if (known) known.own.push(line);
      else clubs.set(key, { club, country, own: [line] });
      const all = byClub.get(club);
      if (all) all.push(line);
      else byClub.set(club, [line]);
    }
  const ofLeagues = leagues.flatMap(({ sport, leagues: own }) =>
    Object.entries(own).map(([slug, line]) => [`${sport}/${slug}`, line] as const),
  );
  return { clubs, byClub, leagues: new Map(ofLeagues) };
}

const mostClubs = 5_000;

/**
 * Finds what a club is called in languages that are written in other letters than its own name. As with detection, a
 * club of several sports is called alike in all of them. Another squad has names of its own, else those of the club with
 * the word for women or for its age.
 */
export function createLocalNames({ clubs, byClub }: NameLines): (key: string) => LocalNames {
  return remembered(mostClubs, (key) => {
    const [, bare = key, squad = ""] = /^([^+]*)(.*)$/.exec(key) ?? [];
    const { club, country, own } = clubs.get(bare) ?? { club: "", country: null, own: [] };
    const elsewhere = aliasesOf(byClub.get(club) ?? []).filter((alias) => !/\p{sc=Latin}/u.test(alias));
    const all = [...aliasesOf(own), ...elsewhere].map((alias) => {
      const [, name = alias, ofSquad = ""] = /^(.*?)\s*((?:\+[a-z]+\d*)*)$/.exec(alias) ?? [];
      return { name, ofSquad };
    });
    const namesOf = (wanted: string) =>
      firstOfEach(
        all.filter(({ ofSquad }) => ofSquad === wanted).map(({ name }) => name),
        country,
      );
    if (squad === "") return namesOf("");
    const composed = [...namesOf("")].flatMap(([language, club]) => {
      const name = nameSquad(club, squad, language);
      return name === null ? [] : [[language, name] as const];
    });
    return new Map([...composed, ...namesOf(squad)]);
  });
}

/** Finds what a league is called in languages that are written in other letters than its own name. */
export function createLocalLeagueNames({ leagues }: NameLines): (key: string) => LocalNames {
  return (key) => {
    const { name, aliases, settings } = parseLine(leagues.get(key) ?? key);
    // The NBA is called so everywhere.
    if (isAcronym(name)) return new Map();
    // `خليجي 26` and `יורו 2024` are editions.
    const lasting = aliases.filter((alias) =>
      (alias.match(/\d{2,}/g) ?? []).every((number) => name.includes(number)),
    );
    return firstOfEach(lasting, settings.country ?? null);
  };
}

/** The first of some names in each language that their letters tell. */
function firstOfEach(texts: readonly string[], country: string | null): LocalNames {
  const names = new Map<string, string>();
  for (const text of texts) {
    const language = languageOf(text, country);
    if (language && !names.has(language)) names.set(language, text);
  }
  return names;
}
