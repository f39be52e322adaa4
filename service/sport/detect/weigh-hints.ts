import { anyCase } from "../../any-case.ts";
import type { Found, League } from "../knowledge.ts";
import { isOpenName } from "./competition.ts";
import type { Context } from "./context.ts";
import type { Hints } from "./pair.ts";
import { type FieldReading, titleReadings } from "./readings.ts";
import { isOneSided, usualFirst } from "./sport-kinds.ts";

/** The weight of each sport and league that a slot or its channel names, including leagues that share a name. */
export type WeighedHints = { sports: Map<string, number>; leagues: Map<string, number> };

/** How much a hint about sport or league weighs: the nearer to the event, the more. */
const weights = {
  titleLeague: 5,
  /** Of a name that leagues of several countries have. */
  openLeague: 4,
  categorySport: 4,
  categoryLeague: 4,
  describedLeague: 3,
  titleSport: 3,
  describedSport: 2,
  channelSport: 2,
  channelLeaguesSport: 1.8,
  channelLeague: 1.5,
  partOfName: 0.8,
};
/** The days of a Test are numbered in cricket alone; those of motorsport name it. */
const cricketRound = /\b(?:odi|t20i?)\b|\btest(?: match)?,? (?:d|day )\d/iu;
const mainCard = /^main card$/iu;
/** The same in a title, in South Asia's scripts, and Tests: `T20 International`, `টি-টোয়েন্টি`, `टी20`, `टेस्ट`. */
const cricketForm = anyCase(
  /\b(?:t20i?s?|odis?|twenty20|one[- ]day internationals?)\b|টি-?(?:টো|২০|20)|ওয়ানডে|टी-?(?:20|२०|ट्वेंटी)|वनडे|டி-?20|ஒருநாள்|టీ-?20|వన్డే|ටී-?20|ٹی ?(?:20|ٹوئنٹی)|ون ڈے|टेस्ट|टी२०|টেস্ট|டெஸ்ட்|టెస్ట్|ಟೆಸ್ಟ್|ടെസ്റ്റ്|ટેસ્ટ|ਟੈਸਟ|ටෙස්ට්|ٹیسٹ/u,
);
/** What only boxers contest, and how long: `WBO Latino`, `a bout that went 12 rounds`, `pactada a ocho asaltos`. */
const boxingMatch = anyCase(
  /\b(?:bout|fight|combat)\b[^.]{0,40}\brounds\b|\b\w+[- ]round (?:bout|fight)|\b(?:pelea|combate)\b[^.]{0,40}\basaltos\b|\b(?:wb[aco]|ibf)\b[^.]{0,40}\b(?:titles?|champion\p{L}*|belts?|título|titre|titel|titolo|latino)\b|\b(?:título|titre|titolo)\b[^.]{0,20}\b(?:wb[aco]|ibf|peso)\b/u,
);
/** What the Olympic Games and others like them are. */
export const games = "multi-sport";

const laterLeague = 0.5;
const laterSport = 0.1;
const mostLater = 5;

/** Weighs the sports and leagues that a slot's texts, categories and channel name. `called` are those of its titles. */
export function weighHints(
  readings: readonly FieldReading[],
  isNamed: (reading: FieldReading) => readonly Found<League>[],
  called: ReadonlySet<string>,
  context: Context,
): WeighedHints {
  const hints: WeighedHints = { sports: new Map(), leagues: new Map() };
  for (const reading of readings) {
    weighLeagues(hints, reading, nearestFirst(isNamed(reading), context), called);
    weighSports(hints.sports, reading, called, context);
  }
  weighListed(hints, called, context);
  weighForms(hints.sports, readings);
  for (const key of context.channelLeagues) {
    add(hints.leagues, key, weights.channelLeague);
    add(hints.sports, sportOf(key), weights.channelLeaguesSport);
  }
  return hints;
}

/** Of what is named more than once, the greatest weight counts. */
function add(map: Map<string, number>, key: string, weight: number): void {
  map.set(key, Math.max(map.get(key) ?? 0, weight));
}

const sportOf = (league: string): string => league.slice(0, league.indexOf("/"));

/** Adds the leagues that a field names. */
function weighLeagues(
  { sports, leagues }: WeighedHints,
  { field, text }: FieldReading,
  named: readonly Found<League>[],
  called: ReadonlySet<string>,
): void {
  const inTitle = field !== "description";
  named.forEach(({ item, from, to }, index) => {
    const shares = named[index - 1]?.from === from && named[index - 1]?.to === to;
    const weight = (inTitle ? weights.titleLeague : weights.describedLeague) - (shares ? laterLeague : 0);
    // Beside the name of a sport, another sport's league is that sport's league of the same name.
    if (inTitle && called.size > 0 && !called.has(item.sport)) return;
    const isOpen = isOpenName(text.slice(from, to));
    add(leagues, item.key, isOpen ? Math.min(weight, weights.openLeague) : weight);
    add(sports, item.sport, weight + (!inTitle && called.has(item.sport) ? laterLeague : 0));
  });
}

/** Adds the sports that a field names. */
function weighSports(
  sports: Map<string, number>,
  { field, text, sports: words }: FieldReading,
  called: ReadonlySet<string>,
  { country }: Context,
): void {
  const inTitle = field !== "description";
  // In a sentence, football may be anybody's.
  const isAnybodys = !inTitle && words[0]?.item.slug === "football";
  const usual = isAnybodys ? words : usualFirst(words, country, ({ item }) => item.slug);
  usual.forEach(({ item, to }, index) => {
    // `Husky Softball Stadium` is a weak hint at softball; `Athletics Complex` is none at athletics.
    const partOfName = !inTitle && /^\s\p{Lu}\p{Ll}/u.test(text.slice(to, to + 3));
    if (partOfName && isOneSided(item.slug)) return;
    if (inTitle && !called.has(item.slug)) return;
    const weight = inTitle ? weights.titleSport : partOfName ? weights.partOfName : weights.describedSport;
    add(sports, item.slug, weight - Math.min(index, mostLater) * laterSport);
  });
}

/** Adds the sports of categories and of the channel, and the leagues of categories. */
function weighListed(
  { sports, leagues }: WeighedHints,
  called: ReadonlySet<string>,
  { categorySports, channelSports, categoryLeagues }: Context,
): void {
  // A category of the Games leaves open which of their sports it is.
  const isOpen = (sport: string): boolean => sport !== games || called.size === 0 || called.has(games);
  categorySports.filter(isOpen).forEach((slug, index) => {
    add(sports, slug, weights.categorySport - index * laterSport);
  });
  channelSports.forEach((slug, index) => {
    add(sports, slug, weights.channelSport - index * laterSport);
  });
  for (const key of categoryLeagues) {
    if (!isOpen(sportOf(key))) continue;
    add(leagues, key, weights.categoryLeague);
    add(sports, sportOf(key), weights.categorySport);
  }
}

/** Adds the sports whose games alone are called so: one-day and twenty-over games, and days of a Test, are cricket. */
function weighForms(sports: Map<string, number>, readings: readonly FieldReading[]): void {
  const titles = titleReadings(readings);
  const isCricket =
    readings.some(({ rounds }) => rounds.some(({ text }) => cricketRound.test(text))) ||
    titles.some(({ text }) => cricketForm.test(text));
  if (isCricket) add(sports, "cricket", weights.describedSport);
  if (sports.size > 0) return;
  if (readings.some(({ text }) => boxingMatch.test(text))) add(sports, "boxing", weights.describedSport);
  // Without a word for the sport, a main card is of mixed martial arts.
  else if (titles.some(({ rounds }) => rounds.some(({ text }) => mainCard.test(text))))
    add(sports, "mma", weights.titleSport);
}

/** The leagues that share a name in the order in which it means them: the country's own, an international, another's. */
function nearestFirst(found: readonly Found<League>[], { country }: Context): readonly Found<League>[] {
  if (found.length < 2) return found;
  const rank = ({ item }: Found<League>): number =>
    item.country === null ? 1 : item.country === country ? 0 : 2;
  return found.toSorted((a, b) => b.to - b.from - (a.to - a.from) || a.from - b.from || rank(a) - rank(b));
}

/** The sport with the largest weight; null if there is none. */
export function likeliestSport({ sports }: Hints): string | null {
  let best: string | null = null;
  let most = 0;
  for (const [slug, weight] of sports)
    if (weight > most) {
      best = slug;
      most = weight;
    }
  return best;
}
