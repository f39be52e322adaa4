import { foldName } from "../catalogue/fold.ts";
import { inAllForms } from "../catalogue/han.ts";
import { splitSquad } from "../catalogue/squad.ts";
import { townWords } from "../catalogue/towns.ts";
import type { League, Meeting, Session, SportKnowledge } from "../knowledge.ts";
import { findChampionship } from "./championship.ts";
import { isDraw, isEmptyName } from "./empty-names.ts";
import { findEventWord } from "./event-words.ts";
import type { FieldReading } from "./readings.ts";
import { roundSlugs } from "./round-slug.ts";
import type { Part } from "./rounds.ts";
import { findSplits } from "./separators.ts";
import { isAnimalRacing, isFight } from "./sport-kinds.ts";
import { words } from "./text.ts";

/** What a slot says about an event without two entrants. */
export type Solo = {
  sport: string;
  league: League | null;
  meeting: Meeting | null;
  session: Session | null;
  rounds: readonly Part[];
  titles: readonly FieldReading[];
  description: string;
};

/**
 * Builds the key of an event: league or sport, the meeting or the listing's own name for it, session or round. Null
 * if that isn't enough to recognise the event in other listings. A round of a league is enough, unless the sport has
 * several meetings at a time. The days of one tournament share a key: their time and round tell them apart, and a
 * listing may leave out which one it shows.
 */
export function buildSubject(solo: Solo, knowledge: SportKnowledge): string | null {
  const { sport, league, meeting, session, titles, description } = solo;
  const own = isAnimalRacing(sport) && !namesRace(solo) ? null : findOwnName(solo, knowledge);
  const isWomens =
    league?.squad !== "+w" && namesWomen(titles.map(({ text }) => text).join(" | "), description);
  const championship = findOwnChampionship(solo, own);
  if (championship) return `${sport}${isWomens ? "+w" : ""}/${championship}`;
  const parts = session
    ? [sport === "motorsport" ? numbered(session, titles) : session.slug]
    : listParts(solo);
  const isEnough =
    league !== null &&
    !(own !== null && (isOfPlace(league, parts) || isOfSeries(league, own))) &&
    parts.some((part) => !cardParts.has(part) && !(manyFinals.has(sport) && isFinal(part))) &&
    !sideBySide.has(sport);
  const isTournament =
    league !== null && (isOneRace(league) || weeklyCards.has(league.key) || isOneOfDays(league));
  // Beside the name of a race stands the route of the stage.
  const isNamed = own !== null && !isEnough && !isTournament;
  const event =
    meeting?.slug ??
    findEdition(solo)?.number ??
    (isNamed
      ? (findChampionship(own) ?? `~${sideBySide.has(sport) ? foldPlace(own) : foldName(own)}`)
      : parts.length > 0
        ? findGames(titles)
        : null);
  if (
    !event &&
    !isTournament &&
    (!league || manyMeetings.has(league.key) || parts.every((part) => cardParts.has(part)))
  )
    return null;
  const told = hasDays(sport) ? parts.filter((part) => !isDay.test(part)) : parts;
  return [`${league?.key ?? sport}${isWomens ? "+w" : ""}`, event, ...told].filter(Boolean).join("/");
}

/**
 * The championship of Europe or the world that a listing names in its own words, or as a league and nothing else. A
 * sport has but one of either at a time, whose sessions their times tell apart: a listing may leave out which it shows.
 */
function findOwnChampionship({ sport, league, meeting, titles }: Solo, own: string | null): string | null {
  const ofLeague = league ? championshipLeagues.get(league.key.replace(`${sport}/`, "")) : null;
  if (!manyFinals.has(sport) || meeting || ofLeague === undefined) return null;
  const names = own === null ? titles.flatMap(({ pieces }) => pieces) : [own];
  const [named] = names.flatMap((name) => findChampionship(name) ?? []);
  return named ?? (own === null ? ofLeague : null);
}
const championshipLeagues = new Map([
  ["euros", "european-championships"],
  ["worlds", "world-championships"],
]);

/** The slug of a session; a meeting may have several sprints: `Sprint Race 2`. */
function numbered({ slug }: Session, titles: readonly FieldReading[]): string {
  const number =
    slug === "sprint" ? titles.map(({ text }) => sprintNumber.exec(text)?.[1]).find(Boolean) : null;
  return number ? `${slug}-${number}` : slug;
}
const sprintNumber = /(?:sprint\p{L}*(?: \p{L}+)?|ספרינט)\s?(\d)(?![\d.:/])/iu;

/** Sports whose series go from place to place, so that the second race of one isn't that of another. */
const goesAround = new Set(["motorsport"]);

/** Whether parts of a league's event are those of one place, unless the league numbers them through its season. */
const isOfPlace = ({ key, sport }: League, parts: readonly string[]): boolean =>
  goesAround.has(sport) && !numbersRaces.has(key) && !parts.some((part) => part.startsWith("round-"));

/** Sports whose tournaments last for days, and what the leagues that hold many of them are called. */
const seriesByDays: Readonly<Record<string, RegExp>> = {
  golf: /\bTour\b|LIV|TGL/,
  cycling: /^UCI|Keirin|Superprestige/,
};
const hasDays = (sport: string): boolean => sport in seriesByDays;
const isOneOfDays = ({ sport, name }: League): boolean => seriesByDays[sport]?.test(name) === false;
/** Whether a name is that of one of the tournaments of a series, in which a day alone may be of another. */
const isOfSeries = (league: League, own: string): boolean =>
  hasDays(league.sport) && !isOneOfDays(league) && findEventWord(own) !== null;
/** The slug of one of its days. */
const isDay = /^(?:stage|round|day|final)(?:-\d+)?$/;

/** What races of animals are called. Without one, a day at a course is no event: `Racing: Live from York`. */
const raceNames = words`
  \p{L}*stakes|derby|cup|copa|coupe|pokal|kup\p{L}*|handicap|guineas|oaks|leger|trophy|plate|hurdle|\p{L}*chase|prix|
  preis|premio|prêmio|prize|purse|classic|clásico|mile|national|festival|carnival|koşusu|كأس|جائزة`;
const raceNamesInEast = inAllForms(/賞|杯|記念|ステークス|カップ|ダービー|大赛/u);
const namesRace = ({ titles }: Solo): boolean =>
  titles.some(({ text }) => raceNames.test(text) || raceNamesInEast.test(text));

/** What people call the event: `Dutch Grand Prix: Qualifying`. */
export function buildEventName(solo: Solo, knowledge: SportKnowledge): string {
  const { league, meeting, session, rounds, titles } = solo;
  const part = session?.name ?? [...new Set(rounds.map(({ text }) => text))].join(", ");
  const found = meeting?.name ?? findEdition(solo)?.name ?? findOwnName(solo, knowledge);
  const own = found !== null && isFight(solo.sport) && isBout(found) ? promotionAsListed(solo) : found;
  // A session tells the sport, but no series.
  const isAlone = meeting ? part === "" : session === null || league !== null;
  const isPlace = own !== null && isAlone && findEventWord(own) === null;
  const called =
    (isPlace ? withSeries(own, solo, knowledge) : own) ??
    league?.name ??
    titles.map(({ text }) => text).join(": ");
  return part && !called.includes(part) ? `${called}: ${part}` : called;
}

/**
 * A name with its series, or else its sport, as the listing has them: a place alone says nothing of what is held there.
 * `PFL Tampa`, `Diamond League: Xiamen`.
 */
function withSeries(own: string, { sport, league, titles }: Solo, knowledge: SportKnowledge): string {
  if (knowledge.findLeagues(own).length > 0 || knowledge.findSports(own).length > 0) return own;
  const named = titles.flatMap(({ text, leagues, sports }) =>
    [...leagues, ...sports.filter(({ item }) => item.slug === sport)].map(({ from, to }) => ({
      text,
      called: text.slice(from, to),
    })),
  );
  const together = named.flatMap(({ text, called }) =>
    [`${called} ${own}`, `${own} ${called}`].filter((both) => text.includes(both)),
  );
  if (together[0]) return together[0];
  // Several words may well be what the event is called: `Fun Run`.
  const series = league?.name ?? (own.includes(" ") ? undefined : named[0]?.called);
  return series === undefined ? own : `${series}: ${own}`;
}

/** Sports in which a league has several meetings at once, so that a round doesn't identify one. */
const sideBySide = new Set(
  "tennis badminton table-tennis multi-sport horse-racing harness-racing greyhound-racing rodeo".split(" "),
);

/** Sports whose championships have a final for each discipline, so that a final alone doesn't identify one. */
const manyFinals = new Set(
  `archery athletics canoeing climbing diving fencing freestyle-skiing gymnastics judo karate rowing shooting
   skateboarding snowboarding speed-skating swimming taekwondo trampolining weightlifting`.split(/\s+/),
);
const isFinal = (part: string): boolean => /^(?:final|semi-final|quarter-final)(?:-\d+)?$/.test(part);

/** A name as it is in any language, if it is that of a town: `Vienna` and `Wien`, `Quebec City` and `Québec`. */
const foldPlace = (name: string): string =>
  foldName(name)
    .replace(/(?<=.) city$/, "")
    .split(" ")
    .map((word) => townWords.get(word) ?? word)
    .join(" ");

/** Leagues with many meetings, and games of many sports, for which a round says nothing. */
const manyMeetings = new Set(
  `tennis/atp tennis/wta tennis/atp-challenger tennis/itf table-tennis/wtt badminton/bwf-world-tour
   multi-sport/summer-olympics multi-sport/winter-olympics`.split(/\s+/),
);

/** Leagues that are a single race a year, which their name identifies. */
const oneRace = new Set(
  `cycling/milan-sanremo cycling/flanders cycling/roubaix cycling/liege cycling/lombardia cycling/amstel cycling/fleche
   cycling/strade-bianche cycling/gent-wevelgem cycling/e3 cycling/omloop cycling/kuurne cycling/dwars
   cycling/scheldeprijs cycling/san-sebastian cycling/hamburg cycling/plouay cycling/quebec cycling/paris-tours
   horse-racing/arc
   motorsport/indy-500 motorsport/le-mans-24 motorsport/nurburgring-24`.split(/\s+/),
);

/** Whether a league is a race a year: `London Marathon`. */
const isOneRace = ({ key, sport, name }: League): boolean =>
  oneRace.has(key) || (sport === "running" && /\b(?:Marathon|Ekiden|Run)$/.test(name));

/** Promotions with an unnumbered card a week, which its day identifies. */
const weeklyCards = new Set(
  `7hd-muay lumpinee rajadamnern muay-dee-withi-thai petchyindee muay-thai-super-champ fairtex-fight max-muay-thai
   suek-jao-muay-thai kiatpetch muay-man-wan-suk muay-det panthamit wan-kingthong jitmuangnon`
    .split(/\s+/)
    .map((slug) => `kickboxing/${slug}`),
);

/** Parts that every fight card has. */
const cardParts = new Set(["main-card", "prelims"]);

/** Leagues that number their races through the season, whatever the meeting. */
const numbersRaces = new Set(["motorsport/supercars", "motorsport/formula-e"]);
/** Those of them with one race at most places, which listings name with its number or without. */
const fewRaces = new Set(["motorsport/formula-e"]);

/** The number of two digits or more that a promotion gives to its event: `UFC 300`. */
export function findEdition({
  sport,
  league,
  titles,
}: Pick<Solo, "sport" | "league" | "titles">): { number: string; name: string } | null {
  if (!league || !isFight(sport)) return null;
  for (const { text, leagues } of titles)
    for (const { item, from, to } of leagues) {
      const called = text.slice(from, to);
      const number = /^\s#?(\d{2,4})(?![\d/-]|[.:]\d)/u.exec(text.slice(to))?.[1];
      // A promotion numbers its lesser nights apart.
      const series = /night/iu.test(called) ? "night-" : "";
      if (item.key === league.key && number && !/^(?:19|20)\d\d$/.test(number))
        return { number: `${series}${number}`, name: `${called} ${number}` };
    }
  return null;
}

const doubles = inAllForms(/\b(?:doubles?|doppel|dvojice)\b|[男女混]双|双打|ダブルス|زوجي/iu);
const singles = inAllForms(/\b(?:singles?|einzel|simples?|dvouhra)\b|[男女]单|单打|シングルス|فردي/iu);
const rackets = new Set(["tennis", "badminton", "table-tennis", "padel", "pickleball", "squash"]);

function listParts({ sport, league, meeting, rounds, titles }: Solo): string[] {
  const slugs = roundSlugs(rounds);
  if (rackets.has(sport)) {
    const isDoubles =
      titles.some(({ text }) => doubles.test(text)) && !titles.some(({ text }) => singles.test(text));
    return isDoubles ? ["doubles", ...slugs] : slugs;
  }
  if (sport !== "motorsport") return slugs;
  if (league && numbersRaces.has(league.key) && !(meeting && fewRaces.has(league.key)))
    return slugs.map((slug) => slug.replace(/^round-/, "race-"));
  // A numbered round is the meeting itself.
  return meeting ? slugs.filter((slug) => !slug.startsWith("round-")) : slugs;
}

const womensWords = inAllForms(/\bWTA|女[单單双子]|\bwomen(?:'s)?\b|\bladies\b|\bdamen\b|נשים|سيدات/iu);
const describingWomen = 60;
/** `messieurs et dames`, `women's and men's`. */
const men = "messieurs|hommes|men'?s?|herren|männer|hombres|uomini|homens|mannen|mężczyzn|muži";
const bothPlay = words`(?:${men}) (?:et|and|und|&|y|e|en|i|a) \p{L}+|\p{L}+(?:'s)? (?:et|and|und|&|y|e|en|i|a) (?:${men})`;

/** Whether a title, or the first words of a description, name women. */
export const namesWomen = (title: string, description: string): boolean =>
  !bothPlay.test(title) &&
  (splitSquad(`${title} `).squad.startsWith("+w") ||
    womensWords.test(`${title} ${description.slice(0, describingWomen)}`));

/** The games of many sports that a title names. */
const findGames = (titles: readonly FieldReading[]): string | null =>
  titles
    .flatMap(({ leagues }) => leagues)
    .find(({ item }) => item.sport === "multi-sport")
    ?.item.key.replace("multi-sport/", "") ?? null;

/**
 * What the listing itself calls the event: the longest piece that isn't a league, sport or round, or a tournament beside
 * it, whose place or route may be the longer name. At the Olympic Games it is the one that goes on from the sport: beside
 * it stands the city.
 */
function findOwnName(solo: Solo, knowledge: SportKnowledge): string | null {
  const { titles, sport, league, rounds } = solo;
  const pieces = titles
    .flatMap(({ field, pieces }) => pieces.map((piece) => ({ field, piece })))
    .map(({ field, piece }) => {
      const rest = withoutSport(piece, sport, knowledge);
      return { field, name: withoutDraw(rest.replace(beside, "")), isOfSport: rest !== piece };
    })
    .filter(({ name }) => /\p{L}{3}|\p{Lo}{2}/u.test(name) && !isEmptyName(name));
  const ofSport = findGames(titles) ? pieces.filter(({ isOfSport }) => isOfSport) : [];
  const names = ofSport.length > 0 ? ofSport : pieces;
  if (toldByAll.has(sport) || (league === null && goesAround.has(sport)))
    return [...new Set(names.map(({ name }) => name).filter(isSaidOnce))].reduceRight(
      (rest: string | null, name) => (rest === null ? name : joinNames(name, rest)),
      null,
    );
  const longest = findLongest(names) ?? findDescribedPlace(solo, knowledge);
  const isStage = roundSlugs(rounds).some((slug) => slug.startsWith("stage-"));
  const isRoute = isStage && longest?.name.includes(" - ");
  const tournament = names.filter(
    ({ field, name }) =>
      (isRoute || field === longest?.field) && name.includes(" ") && findEventWord(name) !== null,
  );
  return (findLongest(tournament) ?? longest)?.name ?? null;
}

/**
 * The place that a description has beside a league of many tournaments, for titles that name none: `Live coverage from
 * the ATP Challenger Harbourton 2026`.
 */
function findDescribedPlace(
  { league, description }: Solo,
  knowledge: SportKnowledge,
): { field: "description"; name: string } | null {
  if (league === null || !manyMeetings.has(league.key)) return null;
  const named = knowledge.findLeagues(description).find(({ item }) => item.key === league.key);
  const [, name] = placeBehind.exec(description.slice(named?.to ?? description.length)) ?? [];
  return name === undefined ? null : { field: "description", name };
}
const placeBehind = /^ (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})/u;

/** Whether no other name tells what one does and more: `Baggers Cup` beside `British Baggers Cup`. */
const isSaidOnce = (name: string, _: number, names: readonly string[]): boolean => {
  const told = tellingWords(name);
  return !names.some((other) => tellingWords(other).size > told.size && told.isSubsetOf(tellingWords(other)));
};

/** Two names in one, in which what ends the first and begins the second is said once. */
function joinNames(first: string, second: string): string {
  const words = first.split(" ");
  const end = words.map((_, at) => words.slice(at).join(" ")).find((said) => second.startsWith(`${said} `));
  return `${first} ${end === undefined ? second : second.slice(end.length + 1)}`;
}

const tellingWords = (name: string): ReadonlySet<string> =>
  new Set(
    foldName(name)
      .split(" ")
      .filter((word) => !isEmptyName(word)),
  );

const findLongest = <T extends { name: string }>(names: readonly T[]): T | null =>
  names.reduce<T | null>(
    (longest, each) => (each.name.length > (longest?.name.length ?? 0) ? each : longest),
    null,
  );

/** A tournament or its place without the draw beside it: `Quebec - Singles`. */
const withoutDraw = (name: string): string =>
  name
    .split(" - ")
    .filter((part) => !isDraw(part))
    .join(" - ");

/** Whether two names meet in a text: if they are no pair, as a country and a fighter, they aren't what a card is called. */
const isBout = (text: string): boolean =>
  findSplits(text, false).some(({ separator }) => separator === "versus");

/** What a listing calls the promotion of a card: `UFC Fight Night`. */
const promotionAsListed = ({ league, titles }: Solo): string | null =>
  titles.flatMap(({ text, leagues }) =>
    leagues.filter(({ item }) => item === league).map(({ from, to }) => text.slice(from, to)),
  )[0] ?? null;

/** Sports whose events tell their series, their discipline and their town apart: `Bull Riding: Premier Series: Tulsa`. */
const toldByAll = new Set(["rodeo", "multi-sport"]);

/** Signs at either end, and words that tell the place: `from York`, `из Сочи`. */
const beside =
  /^[^\p{L}\p{N}]+|^(?:live )?(?:from|in|aus|à|de|en|em|w|v|ve|z|из|в|во|у|из-под) (?:the )?(?=\p{Lu})|[\s\-–]+$/gu;

/** A name without the sport at its beginning or end, unless that would leave half a phrase: `The Superstars of`. */
function withoutSport(piece: string, sport: string, knowledge: SportKnowledge): string {
  const found = knowledge.findSports(piece).find(({ item }) => item.slug === sport);
  if (!found) return piece;
  const before = piece.slice(0, found.from).trim();
  const after = piece.slice(found.to).trim();
  if (before !== "" && after !== "") return piece;
  return halfPhrase.test(before) ? piece : before || after;
}
const halfPhrase = /(?:^|\s)(?:of|the|for|in|de|du|des|della|del|von|der|van|и|à)$/iu;
