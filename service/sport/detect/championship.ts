import { foldName } from "../catalogue/fold.ts";
import { languagesOfWords, wordsFor } from "../catalogue/words.ts";

/**
 * Recognises the championships of Europe and of the world, whatever their name in whatever language: `Championnats
 * d'Europe`, `Europameisterschaften`, `世界選手権`. A sport has one of each at a time.
 */

/** The regions by their codes in CLDR, which has their names, with the words that aren't those. */
const regions = [
  { slug: "european-championships", code: "150", words: ["欧州", "欧洲"] },
  {
    slug: "world-championships",
    code: "001",
    words: ["world", "mondial", "mundial", "svjet", "мира", "світу", "παγκοσμι"],
  },
] as const;

/** A longer word's last letter changes with its case. */
const longestWhole = 5;
const stemOf = (word: string): string => (word.length > longestWhole ? word.slice(0, -1) : word);

const anyOf = (words: readonly string[]): string =>
  [...new Set(words)].sort((a, b) => b.length - a.length).join("|");

const championship = new RegExp(
  anyOf(["championship", ...wordsFor("championship")].map((word) => foldName(word))),
  "gu",
);
const patterns = regions.map(({ slug, code, words }) => {
  const called = languagesOfWords.flatMap(
    (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }).of(code) ?? [],
  );
  const stems = anyOf([...called, ...words].map((word) => stemOf(foldName(word))));
  return { slug, pattern: new RegExp(`(?:${stems})\\p{L}{0,5}`, "u") };
});

/** Articles and endings, which may be left of a name once its words are gone, and years. */
const isRest = (word: string): boolean => word.length <= 3 || /^\d+$/.test(word);

/** What they are called in short, where a listing says no more: `Atletik: EM, 4. dag`. */
const inShort: readonly [slug: (typeof regions)[number]["slug"], pattern: RegExp][] = [
  ["european-championships", /^(?:EM|EK|E[Bb]|ME)$/],
  ["world-championships", /^(?:[VW]M|WK|V[Bb]|M[MŚS])$/],
];

/** Which of the two a name means that says nothing else; null if it says anything else. */
export function findChampionship(name: string): (typeof regions)[number]["slug"] | null {
  const short = inShort.find(([, pattern]) => pattern.test(name));
  if (short) return short[0];
  const folded = foldName(name);
  const rest = folded.replace(championship, " ");
  if (rest === folded) return null;
  const found = patterns.find(({ pattern }) => pattern.test(rest));
  return found && rest.replace(found.pattern, " ").split(" ").every(isRest) ? found.slug : null;
}

/** The leagues that sides of countries mean by those championships, whatever their associations call them. */
const ofCountries: Readonly<Record<(typeof regions)[number]["slug"], Readonly<Record<string, string>>>> = {
  "european-championships": {
    football: "uefa-euro",
    handball: "ehf-euro",
    volleyball: "eurovolley",
    basketball: "eurobasket",
    futsal: "euro",
    hockey: "euro",
    "water-polo": "euros",
  },
  "world-championships": {
    football: "fifa-world-cup",
    handball: "ihf-worlds",
    volleyball: "worlds",
    basketball: "fiba-world-cup",
    "ice-hockey": "iihf-worlds",
    floorball: "worlds",
    futsal: "fifa-world-cup",
  },
};

/** What parts the name of a competition from what is beside it in a title. */
const parting = /[:.,|]\s|\s[-–—]\s/u;
const women = new Set(wordsFor("women").map((word) => foldName(word)));
const qualifying = new RegExp(anyOf(wordsFor("qualifying").map((word) => foldName(word))), "u");

/** The key of the league in which countries meet if one of some titles has the name of such a championship as a part. */
export function findLeagueOfCountries(sport: string, titles: readonly string[]): string | null {
  const parts = titles.flatMap((title) => title.split(parting));
  if (parts.some((part) => qualifying.test(foldName(part)))) return null;
  const [slug] = parts.flatMap((part) => findChampionship(withoutWomen(part)) ?? []);
  const league = slug && ofCountries[slug][sport];
  return league ? `${sport}/${league}` : null;
}

const withoutWomen = (name: string): string =>
  name
    .split(" ")
    .filter((word) => !women.has(foldName(word)))
    .join(" ");
