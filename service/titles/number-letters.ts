type Letters = {
  /** Before the number of a season, and then before that of an episode: Dutch `S2 A3`. */
  both?: readonly [season: string, episode: string];
  /** Before the number of an episode, with a full stop or how many there are, at the end of a title: Italian `p. 12`. */
  episode?: string;
};

/** The letters that only one language's guides write before numbers, in ISO 639-1. Where others stand for them too,
 * they are in the patterns. */
const letters: Readonly<Record<string, Letters>> = {
  af: { both: ["S", "A"] },
  az: { both: ["M|S", "B"] },
  ca: { both: ["T", "C|E"] },
  cs: { both: ["Ř|S", "D"], episode: "d|dl" },
  cy: { both: ["C|Cyf", "P|Pen"], episode: "P|Pen" },
  da: { both: ["S", "A"], episode: "a|afs" },
  et: { both: ["H", "O|E"] },
  eu: { both: ["D", "K|A"], episode: "kap" },
  fa: { both: ["ف|س", "ق"] },
  fi: { both: ["K|TK", "J|O|E"], episode: "j|o" },
  fr: { episode: "ép|no" },
  ga: { both: ["S", "C|E"], episode: "c" },
  gd: { both: ["S", "P|E"], episode: "p" },
  gl: { both: ["T", "C|E"] },
  hi: { both: ["सी", "ए|ऐ"] },
  hr: { both: ["S", "N"] },
  hu: { both: ["É", "R"] },
  is: { both: ["Þ|S", "Þ|E"] },
  it: { both: ["S|St", "P|Ep|E"], episode: "p|pt|pnt|punt" },
  ka: { both: ["ს", "ს|ე"] },
  kk: { both: ["М", "Б|С"] },
  lt: { both: ["S", "S|D"] },
  lv: { both: ["S", "S|E"] },
  mn: { both: ["У|Б", "А"] },
  nb: { both: ["S", "E"], episode: "e" },
  nl: { both: ["S", "A"], episode: "a" },
  pl: { both: ["S", "O|E"], episode: "o|cz" },
  ru: { both: ["С", "С|Э|В"], episode: "в" },
  sk: { both: ["S", "D|Č|E"], episode: "d|č" },
  sl: { both: ["S", "D"] },
  sr: { both: ["С|S", "Е|E"] },
  sv: { both: ["S", "A"], episode: "a|avs" },
  sw: { both: ["M", "K|S|E"], episode: "sh" },
  tr: { both: ["S", "B"], episode: "b|bl|blm" },
  uk: { both: ["С", "Е|В|С"], episode: "в" },
  ur: { both: ["س", "ق"] },
  uz: { both: ["F|M|S", "Q"], episode: "q" },
  vi: { both: ["P|M|S", "T"], episode: "T" },
};

type Rule = readonly [pattern: RegExp, written: string];

const rules = new Map<string, readonly Rule[]>(
  Object.entries(letters).map(([language, { both, episode }]) => [
    language,
    [...(both ? [pairRule(both)] : []), ...(episode === undefined ? [] : [episodeRule(episode)])],
  ]),
);

function pairRule([season, episode]: readonly [string, string]): Rule {
  const pattern = String.raw`(?<=[\s(,–-])(?:${season})\.?\s?(\p{Nd}{1,2})[\s,./:–-]{0,3}(?:${episode})\.?\s?(\p{Nd}{1,4})(?![\p{Nd}\p{L}])`;
  return [new RegExp(pattern, "u"), "S$1E$2"];
}

function episodeRule(episode: string): Rule {
  const counted = String.raw`(?:\.\s?(\p{Nd}{1,4})|(\p{Nd}{1,3})\/\p{Nd}{1,3})`;
  return [new RegExp(String.raw`(?<=[\s(,–-])(?:${episode})${counted}(?=[)\]]?$)`, "u"), "ep $1$2"];
}

/** A title with its language's letters as the patterns know them: `S2 A3` is `S2E3`. Null if it has none. */
export function withKnownLetters(title: string, language: string): string | null {
  const rule = rules.get(language)?.find(([pattern]) => pattern.test(title));
  return rule ? title.replace(...rule) : null;
}
