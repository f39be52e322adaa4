import { foldName } from "./fold.ts";
import { countryNames, languages } from "./teams.ts";

/**
 * What listings call a country's league by: `Osztrák Bundesliga`, `Bugarska liga`, `Румынская Суперлига`. Node knows no
 * adjectives, but it knows what languages are called, and most are called like what comes from the country.
 */

/** Countries by the language, or the variety of one, that is called like them. */
const spokenIn: Readonly<Record<string, string>> = Object.fromEntries(
  `de-DE fr-FR it-IT es-ES pt-PT nl-NL tr-TR el-GR bg-BG ro-RO hu-HU pl-PL cs-CZ sk-SK hr-HR sr-RS sl-SI mk-MK sq-AL da-DK
   sv-SE nb-NO no-NO fi-FI is-IS et-EE lv-LV lt-LT ru-RU uk-UA be-BY ja-JP ko-KR zh-CN th-TH vi-VN id-ID ms-MY ka-GE hy-AM
   az-AZ kk-KZ uz-UZ fa-IR mt-MT ga-IE en-GB`
    .split(/\s+/)
    .map((tag) => tag.split("-")),
);
const varieties = "de-AT pt-BR es-MX en-US en-AU en-CA".split(" ");

/** Countries that no language is called like. */
const others =
  `CH BE SC IL EG SA AR CL CO IN CY PE EC UY PY BO VE CR GT HN PA MA TN DZ LY NG GH KE TZ UG ZM ZW AO ET RW SD IQ JO LB
   SY QA AE KW BH OM MM KH SG PH MD LU`.split(/\s+/);

/** Arabic and Hebrew adjectives have the article: `الدوري الليبي`, `הליגה המצרית`. */
const withArticle = (word: string): string[] =>
  /^\p{sc=Arabic}/u.test(word) ? [`ال${word}`] : /^\p{sc=Hebrew}/u.test(word) ? [`ה${word}`] : [];

/** Shorter words begin like too many others. */
const shortest = 4;
/** The letters at the end of an adjective that declension changes. */
const ending = 2;

let byWord: ReadonlyMap<string, readonly { word: string; country: string }[]> | undefined;
const startOf = (word: string): string => word.slice(0, shortest);

function indexWords(): NonNullable<typeof byWord> {
  const words = languages.flatMap((language) => {
    const names = new Intl.DisplayNames([language], { type: "language", languageDisplay: "dialect" });
    return [
      ...Object.entries(spokenIn).map(([tag, country]) => ({ called: names.of(tag), country })),
      // `osztrák német`, but not `Deutsch (Österreich)`.
      ...varieties.map((tag) => ({ called: names.of(tag)?.split(" ")[0], country: tag.slice(3) })),
    ];
  });
  const ofCountries = Object.values(spokenIn)
    .concat(
      varieties.map((tag) => tag.slice(3)),
      others,
    )
    .flatMap((country) => countryNames(country).map((called) => ({ called, country })));
  const seen = new Map<string, Set<string>>();
  for (const { called, country } of [...words, ...ofCountries]) {
    const word = foldName(called ?? "");
    if (word.length < shortest || word.includes(" ")) continue;
    for (const form of [word, ...withArticle(word)])
      seen.set(form, (seen.get(form) ?? new Set()).add(country));
  }
  const clear = [...seen].flatMap(([word, [country, other]]) =>
    country && !other ? [{ word, country }] : [],
  );
  return Map.groupBy(clear, ({ word }) => startOf(word));
}

/** The country that a word beside a league names; null if it names none, or several. */
export function findCountryOf(text: string): string | null {
  const word = foldName(text);
  if (word.length < shortest) return null;
  byWord ??= indexWords();
  const alike = byWord.get(startOf(word))?.filter((known) => isForm(word, known.word)) ?? [];
  const [country, other] = new Set(alike.map((known) => known.country));
  return country !== undefined && other === undefined ? country : null;
}

/** Whether two words differ only in how they end. */
function isForm(word: string, known: string): boolean {
  const stem = Math.max(shortest, Math.min(word.length, known.length) - ending);
  return Math.abs(word.length - known.length) <= ending + 1 && word.slice(0, stem) === known.slice(0, stem);
}
