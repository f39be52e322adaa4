import { anyCase } from "../../any-case.ts";
import { isAcronym } from "../catalogue/line.ts";
import { alternatives } from "../catalogue/words.ts";
import type { Found, League, Sport } from "../knowledge.ts";
import { isCompetition, isGenericName, isOpenName } from "./competition.ts";
import type { Context } from "./context.ts";
import { isDraw } from "./empty-names.ts";
import { startsWithEvent } from "./event-words.ts";
import { classifyTitle, findMagazineWord } from "./kinds.ts";
import { liveWords } from "./live-words.ts";
import { readMarks } from "./marks.ts";
import { tellsMatch } from "./match-words.ts";
import type { Hints } from "./pair.ts";
import { descriptionReading, type FieldReading, titleReadings } from "./readings.ts";
import { isFight, isSoloSport } from "./sport-kinds.ts";
import { games, type WeighedHints, weighHints } from "./weigh-hints.ts";

/** What a slot says about its sport and league; surer hints have a larger weight. */
export type GatheredHints = Hints &
  WeighedHints & {
    /** Whether the title or sub-title names a league, or a sport. */
    titleLeague: boolean;
    titleSport: boolean;
    /** A piece of the title or sub-title that is named like a competition, known or not. */
    titleCompetition: string | null;
    /** Whether a league is named near the beginning of the description. */
    shortLeague: boolean;
    /** Whether the description begins with what is called like a competition: `Championnat du Cameroun de football.` */
    describedCompetition: boolean;
    /** Whether the title itself names a league and something else confirms it: a sport, a date, the description. */
    sureLeague: boolean;
    /** Whether the description begins with a place or a round. */
    described: boolean;
    /** Whether the title begins with a sport that stands by itself: `Handball: …`, `Хоккей. …`. */
    sportHeading: boolean;
    /** Whether any text speaks of a match. */
    tellsMatch: boolean;
  };

/** What a description says within this many characters is about the slot as a whole. */
const describingChars = 50;

/** Collects the hints of all fields, the categories and the channel. */
export function gatherHints(
  readings: readonly FieldReading[],
  context: Context,
  saysLive: boolean,
): GatheredHints {
  const titles = titleReadings(readings);
  const description = descriptionReading(readings);
  const isMeant = leagueTest(titles, description, context);
  const isNamed = (reading: FieldReading) => reading.leagues.filter((league) => isMeant(reading, league));
  const inTitles = titles.flatMap((reading) =>
    isNamed(reading).map((league) => ({ league: league.item, own: isOwnName(reading, league) })),
  );
  const own = inTitles.filter(({ own }) => own);
  const titleLeague =
    own.length > 0 ||
    titles.some(isSeason) ||
    (inTitles.length > 0 && (context.sportChannel || saysLive || sportsMeant(titles, context).size > 0));
  // A description that is nothing but a sport says so as a title would: `Körfubolti`, `Μπάσκετ`.
  const heading = description && isOnlySport(description) ? [...titles, description] : titles;
  const called = sportsCalled(heading);
  return {
    ...weighHints(readings, isNamed, called, context),
    certainSports: certainSports(new Set(own.map(({ league }) => league.sport)), called),
    titleLeague,
    sportNamed: sportsMeant(titles, { ...context, channelSports: [] }).size > 0,
    nationalSport: context.country !== null && cricketFirst.has(context.country) ? "cricket" : null,
    home: context.country,
    titleSport: titles.some(({ sports }) => sports.length > 0),
    titleCompetition:
      titles
        .flatMap(({ pieces }) => pieces)
        .find(isCompetition)
        ?.replace(dashBehind, "") ?? null,
    shortLeague: description?.leagues.some(({ from }) => from < describingChars) ?? false,
    describedCompetition: description?.pieces[0]?.split(" - ").some(isCompetition) ?? false,
    sureLeague: titleLeague && isConfirmed(titles, description, saysLive),
    described: description !== undefined && startsWithPlaceOrRound(description),
    sportHeading: titles[0] !== undefined && startsWithSport(titles[0], titles.length > 1),
    tellsMatch: readings.some(({ text }) => tellsMatch(text)),
  };
}

/** What parted a competition from what is read before: `World Series Cup - Match 5 - …`. */
const dashBehind = /\s+[-–—]\s*$/u;

/** The sports that a title can mean: those of the leagues it names, unless it names other sports itself. */
function certainSports(ofLeagues: ReadonlySet<string>, named: ReadonlySet<string>): ReadonlySet<string> {
  if (named.size === 0) return ofLeagues;
  const both = ofLeagues.intersection(named);
  return both.size > 0 ? both : named;
}

/** The sports that titles name. At the Olympic Games, the sport beside them is meant. */
function sportsCalled(titles: readonly FieldReading[]): ReadonlySet<string> {
  const named = new Set(titles.flatMap(({ sports }) => sports.map(({ item }) => item.slug)));
  return named.size > 1 ? named.difference(new Set([games])) : named;
}

/** What can stand between a sport at the beginning of a title and the rest: who plays, that it is live. */
const afterSport = anyCase(
  `^[\\s(]{0,2}(?:live|beo|byw|yn fyw|élő|canlı|наживо|ישיר|مباشر|prenos|ao vivo|\\(?[mžw]\\)?|${alternatives("women")}|femmes|dames|damen|feminin|masculin|femenino|feminino|femminile|kobiet|mężczyzn|жен\\p{L}*|муж\\p{L}*|жін\\p{L}*|чол\\p{L}*|эмэгтэй|للسيدات|سيدات|للرجال|رجال|נשים|גברים|kadınlar|erkekler|γυναικών|ανδρών|žen|mužů|ženy|muži|női|férfi|naiset|miehet|herrar|damer|herrer|kvinner|menn|kvinder|mænd|vrouwen|mannen|herren|hommes|messieurs)?\\)?\\s?(?:[:.,|•·]|-\\s|$)`,
);

/** What Thai writes before a sport without a space: `ศึกมวยไทย…`, `ถ่ายทอดสดฟุตบอล…`. */
const eventBefore = /^(?:ศึก|ถ่ายทอดสด|ถ่ายทอด)/u;

/** Whether a title begins with a sport and a sign after it, or is a sport beside a sub-title; who plays may come first. */
function startsWithSport({ text, sports }: FieldReading, hasSubTitle: boolean): boolean {
  const first = sports.toSorted((a, b) => a.from - b.from)[0];
  if (!first) return false;
  if (first.from > 0 && eventBefore.exec(text)?.[0].length === first.from) return true;
  const before = text.slice(0, first.from);
  if (first.from > 2 && !isLiveMark(before) && !isDraw(before.trim())) return false;
  const rest = text.slice(first.to);
  if (
    (/^\s\S/u.test(rest) || startsWithEvent(rest)) &&
    /[\p{sc=Han}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー]$/u.test(text.slice(0, first.to))
  )
    return true;
  return (afterSport.test(rest) || isKindOfSport(rest)) && (hasSubTitle || rest.trim() !== "");
}

/** Whether a text before the sport says no more than that it is live: `Live Baschet: …`. */
function isLiveMark(text: string): boolean {
  if (text.length > longestMark) return false;
  const mark = text.replace(/[\s:!|.,-]+$/u, "");
  return (
    /^\W*live\W+$/iu.test(text) ||
    liveWords.exec(mark)?.[0] === mark ||
    (/[:!|]\s*$/.test(text) && readMarks([text.trim()], "").saysLive)
  );
}
const longestMark = 30;

/** Whether a word or two after a sport and before a colon say which: `Futbol femení: …`, but not `Football Focus: …`. */
function isKindOfSport(rest: string): boolean {
  const [, beside] = /^((?: [\p{L}\d'-]+){1,2})\s?:/u.exec(rest) ?? [];
  return beside !== undefined && (classifyTitle(beside) ?? findMagazineWord(beside)) === null;
}

const isOwnName = ({ text }: FieldReading, { from, to }: Found<League>): boolean =>
  !isGenericName(text.slice(from, to));

/**
 * The sports that titles, categories and the channel name. If there are any, the generic name of a league means one
 * of theirs: on a hockey channel, `World Cup` is the hockey one.
 */
function sportsMeant(
  titles: readonly FieldReading[],
  { categorySports, channelSports }: Context,
): Set<string> {
  return new Set([...sportsCalled(titles), ...categorySports, ...channelSports]);
}

/**
 * Returns a test whether the name of a league, found in a field, really means that league, judging by the sports that
 * are named.
 */
function leagueTest(
  titles: readonly FieldReading[],
  description: FieldReading | undefined,
  context: Context,
): (reading: FieldReading, league: Found<League>) => boolean {
  const meant = sportsMeant(titles, context);
  const said = sportsMeant(titles, { ...context, channelSports: [] });
  // If category and description agree on a sport, short names of other sports' leagues mean something else.
  const descriptionAgrees =
    description?.sports.some(({ item }) => context.categorySports.includes(item.slug)) ?? false;
  return (reading, league) => {
    const { sport } = league.item;
    if (meant.has(sport)) return true;
    // Leagues of several sports share an acronym: `BBL` is cricket or basketball.
    const isShort = isAcronym(reading.text.slice(league.from, league.to));
    if (isShort && reading.leagues.some((other) => other.from === league.from && meant.has(other.item.sport)))
      return false;
    // `UFC Fehring - Lafnitz` beside a word for football is no fight.
    if (isShort && isFight(sport) && isOfTeams(description?.sports ?? [])) return false;
    // A title or category that names handball means the Bundesliga of handball.
    if (meant.size > 0 && reading.field !== "description" && isShared(reading, league)) return false;
    if (said.size > 0 && reading.field !== "description" && isNational(reading, league)) return false;
    if (meant.size === 0 && reading.field !== "description")
      return isOwnName(reading, league) || !isOfOthers(description, sport);
    return isOwnName(reading, league) && (!descriptionAgrees || context.categorySports.includes(sport));
  };
}

/** Whether a description names sports, and not the one of a league that is called as those of many are. */
const isOfOthers = (description: FieldReading | undefined, sport: string): boolean =>
  description !== undefined &&
  description.sports.length > 0 &&
  description.sports.every(({ item }) => item.slug !== sport);

/** Whether all sports that a description names are played by two sides. */
const isOfTeams = (sports: readonly Found<Sport>[]): boolean =>
  sports.length > 0 && sports.every(({ item }) => !isSoloSport(item.slug));

/** Names that leagues of many sports have, so that the sport beside them decides. */
const sharedName = anyCase(
  /^(?:\p{L}+ ){0,2}(?:liga|ligi|lig|league|ligue|liiga|superliga|superleague|super league|super ?lig|superligaen|bundesliga|serie a\d?|division|première ligue|premier liga|extraliga|ekstraliga|лига|суперлига|leagues?|nations league|champions league|лиг[аи] чемпионов|ліг[аи] чемпіонів|шампионска лига|şampiyonlar ligi|lig[aiey] (?:mistrzów|mistrů|majstrov|campionilor|prvaka|šampiona|de campeones|dos campeões)|ligue des champions|bajnokok ligája|mestarien liiga|mästarligan|τσάμπιονς λιγκ|دوري أبطال (?:أوروبا|آسيا|أفريقيا|إفريقيا)|لیگ قهرمانان(?: (?:اروپا|آسیا))?|ליגת האלופות|ネーションズリーグ|เนชันส์ลีก|リーグ|리그|cup|kup|pokal|open)$/u,
);
const isShared = ({ text }: FieldReading, { from, to }: Found<League>): boolean =>
  sharedName.test(text.slice(from, to));

/** Whether it is the league of a country, whose name those of its other sports may have: `Allsvenskan`, `NBL`. */
const isNational = ({ text }: FieldReading, { item, from, to }: Found<League>): boolean => {
  const name = text.slice(from, to);
  return item.country !== null && !isFight(item.sport) && (!isAcronym(name) || isOpenName(name));
};

/** Countries whose listings needn't say that their national side plays cricket. */
const cricketFirst = new Set("IN PK BD LK NP AF".split(" "));

/** Whether a text is nothing but a sport. */
const isOnlySport = ({ text, sports }: FieldReading): boolean =>
  sports.some(({ from, to }) => from === 0 && to >= text.replace(/[.!]$/, "").length);

/** Whether a title is nothing but the name of a promotion of fights, and a number: `ONE ลุมพินี 125`. */
const isCard = (title: FieldReading): boolean =>
  title.leagues.some(
    ({ item, from, to }) => isFight(item.sport) && !isGenericName(title.text.slice(from, to)),
  ) && isNumbered(title);

/** Whether a title is nothing but a league and its season, so that even a name that many share is meant. */
const isSeason = (title: FieldReading): boolean =>
  title.leagues.length > 0 && title.dates.length > 0 && isNumbered(title);

/** Whether a title says nothing beside the leagues that it names, except numbers. */
const isNumbered = ({ text, leagues }: FieldReading): boolean =>
  /^[\s\d:./#–-]*$/u.test(
    leagues.reduce((rest, { from, to }) => rest.replace(text.slice(from, to), ""), text),
  );

/** What Thai titles call a night of fights. */
const thaiFight = /ศึก|มวย|ไฟท์|ไฟต์/u;

const live = /\blive\b|ถ่ายทอดสด|直播|生中継/iu;

const grandPrix = anyCase(
  /(?<!\p{L})(?:gp|grand prix|gran premio|grande prémio|großer preis|marele premiu|nagydíj|velká cena|velika nagrada|гран-при|гран-прі|γκραν πρι|جائزة|גרנד פרי)(?!\p{L})|グランプリ|그랑프리|大奖赛|กรังด์ปรีซ์|สนาม|รอบคัดเลือก|รอบชิง/u,
);

export const namesGrandPrix = (text: string): boolean => grandPrix.test(text);

/** Whether something else confirms that the title means its league: a date, its sport, that it is live. */
function isConfirmed(
  titles: readonly FieldReading[],
  description: FieldReading | undefined,
  saysLive: boolean,
): boolean {
  const [title] = titles;
  const own = new Set(title?.leagues.map(({ item }) => item.sport));
  if (!title || own.size === 0) return false;
  return (
    title.dates.length > 0 ||
    titles.some(({ rounds }) => rounds.length > 0) ||
    grandPrix.test(title.text) ||
    isCard(title) ||
    (thaiFight.test(title.text) && [...own].some(isFight)) ||
    saysLive ||
    live.test(title.text) ||
    [title, description].some((reading) => reading?.sports.some(({ item }) => own.has(item.slug))) ||
    (description?.leagues.some(({ item }) => own.has(item.sport)) ?? false)
  );
}

const startsWithPlaceOrRound = ({ text, rounds }: FieldReading): boolean =>
  /^(?:live )?from /iu.test(text) ||
  rounds.some((round) => round.from < describingChars && /\d|final/iu.test(round.text));
