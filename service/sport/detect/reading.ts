import { type AnyCase, anyCase } from "../../any-case.ts";
import { createMemory } from "../../memory.ts";
import { splitSquad } from "../catalogue/squad.ts";
import type { Found, League, Sport, SportKnowledge } from "../knowledge.ts";
import { isOpenName } from "./competition.ts";
import { withoutCodes } from "./country-codes.ts";
import { type Dated, findDates, mayNameDay } from "./dates.ts";
import { classifyTitle, findMagazineWord } from "./kinds.ts";
import { liveWords } from "./live-words.ts";
import { readMarks } from "./marks.ts";
import type { FieldName, FieldReading } from "./readings.ts";
import { findRounds } from "./rounds.ts";
import { withDash } from "./separators.ts";
import { isSoloSport } from "./sport-kinds.ts";
import { findMatchWords } from "./table-words.ts";
import { clean } from "./text.ts";

/** Replaces whatever was recognised: no name contains it. */
const cut = "¦";

/** What is cut out besides leagues, rounds and dates: scores, times, marks and kinds of programmes. */
const fillers: readonly (RegExp | AnyCase)[] = [
  // Scores, times, counts, lengths, numbers of episodes.
  /(?<![\d:.-])\d{1,3}\s?[-:]\s?\d{1,3}(?![\d:.-])/gu,
  anyCase(/\b\d{1,2}[.:]\d{2}\s?(?:[ap]m)?\b/u),
  anyCase(/\b\d{1,2}\s?[ap]m\b/u),
  anyCase(/(?<!\p{L})(?:kick-?off|k\.?o\.?|anstoß|coup d'envoi)(?!\p{L})[^)]{0,12}/u),
  anyCase(/\bs\d{1,3}\s?[/:]?\s?ep?\d{1,4}(?: of \d{1,4})?/u),
  anyCase(/\be\d{1,4}(?: of \d{1,4})?(?=\s-|\s|$)/u),
  anyCase(/\b(?:full|extended|complete) (?:match|game|fight)s?(?: replay)?/u),
  anyCase(
    /\b(?:full )?(?:football|soccer|basketball|baseball|hockey|volleyball|softball|lacrosse)? ?(?:full game )?replay\b/u,
  ),
  anyCase(
    /(?<!\p{L})(?:ext(?:ended|d)?\.? )?(?:hls?|highlights?|hlts?|wrap|recap|mini|preview|review)(?!\p{L})\.?/u,
  ),
  liveWords,
  anyCase(
    /(?<!\p{L})(?:snimak|snimka|prenos|prijenos|direkte|live|vivo|delayed|encore|трансляция|langsung)(?!\p{L})/u,
  ),
  // In brackets after a mark stands where it is from: `实况录像(奥林匹克)-`.
  /(?:实况录像|录像|录播|重播|直播)[(（][^()（）]{1,12}[)）]|\d{1,3}\s?分钟版/gu,
  // What is shown, before the names of those who meet: `مباراة الأهلي`, `بازی استقلال`.
  anyCase(
    /(?<!\p{L})(?:مباراة|المباراة|لقاء|بازی|دیدار|پخش زنده|پخش مستقیم|משחק|матч|mecz|utakmica|zápas|mérkőzés)(?!\p{L})/u,
  ),
  // `울산 HD vs 전북` and `Burgos - SD Eibar` name clubs.
  /\b(?:HD|4K|UHD|SD(?!\s\p{Lu}))\b(?!\s(?:vs?|x|-|:|×)\s)/gu,
  anyCase(/\(\s?(?:HL|R|re|rpt|live|highlights?|extended)\s?\)/u),
  anyCase(/\b(?:nfl|mlb|nba|nhl)?\s?(?:preseason|regular season|pre-season|postseason)\b/u),
  anyCase(/\bin-game live(?: gameday)?\b/u),
  /תקציר(?: מורחב)?|שידור (?:ישיר|חי|חוזר)|ישיר!?|(?<=\s)ש(?:\.ח\.?|"ח)(?=\s|$)/gu,
  /생중계|생방송|녹화|라이브|生中継|録画|ハイライト|直播|录播|集锦|实况录像|精彩|重播/gu,
  /مباشر|ملخص|إعادة/gu,
  /ถ่ายทอดสด|\(สด\)|ไฮไลท์/gu,
];

/** Where a piece ends. Apostrophes and quotation marks count only at the edge of a word. */
const pieceBoundary =
  /[:;¦|()[\]{}•●·…،؛，、。：；！？!?【】「」『』〈〉《》<>]|,\s?|\s\+\s|(?<=\p{L}{4}|\p{Lu}{3}|[\p{sc=Cyrillic}\p{sc=Greek}]{3})\.(?=\s|$)|(?<=^|\s)['"]|(?<!\p{sc=Hebrew})'(?=$|[\s.,:;])|"(?=$|[\s.,:;])|\s?¦\s?/gu;
/** A year without a space before the letters of a series, a promotion before its number or a sign before a side: `2026F1中国大奖赛`, `UFC329`, `Hull vs.Leeds`. */
const unspaced = /\b(20\d\d(?=[A-Z][A-Z\d])|(?:UFC|KSW|LFA|PFL)(?=\d{2,3}(?!\d))|(?<=\s)vs?\.(?=[^\s.]))/g;
/** A country or a seed after a name: `Milano (ITA)`, `Gauff (3)`. */
const seeds = /\s?\((?:(?!HL|RE|HD)[A-Z]{3}|(?!Rep|Rpt|Wdh)[A-Z][a-z]{2}(?=\)(?:\s[-–/x]|$))|\d{1,2})\)/gu;
const nameEndings = /,\s(?=(?:[A-Z]{2}|Jr\.?|Sr\.?)(?![\p{L}]))/gu;

/** The division of a club in a cup: `Vannes (N2) - Lorient (L1)`, `Potsdam (2. BL) - Bayern`. */
const divisions =
  /\s?\((?:[LNRDP]\d|(?:\d[.ªº]?\s?)?(?:BL|RL|OL|[Ll]iga|[Dd]iv\.?)|Serie [A-D]|Ligue [12]|Nat(?:ional|\.)?(?: [1-3])?)\)(?=\s(?:vs?\.?|x|-|×|\/|c\.)\s)/gu;

/** The town of a club, abbreviated: `Talleres (C) vs. Belgrano`. `W` and `M` are women and men, `F` is women, `R` a repeat. */
const townBeside = /\s?\([A-EG-LN-QS-VX-Z][A-Z]?\)(?=\s(?:vs?\.?|x|-|×|@)\s)/gu;

/** The town or country of a club beside a separator or at the end: `Столица (Минск) - Борисов`, `"Қайрат" (Қазақстан)`. */
const placeBeside =
  /([\p{L}\d"'])\s\((\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)?)\)(?=\s(?:vs?\.?|x|-|×)\s|$|[,.])/gu;
const twoSides = /\s(?:vs?\.?|x|-|×)\s/u;

/** Names of clubs with their towns if they are known with them, and without otherwise. */
function withTowns(text: string, { findTeams, findSports }: SportKnowledge): string {
  if (!text.includes("(") || !twoSides.test(text)) return text;
  return text.replace(placeBeside, (whole, last: string, place: string, at: number) => {
    const says = findSports(place).length > 0 || findRounds(place).length > 0 || isMark(place);
    if (says || splitSquad(`${last} ${place}`).squad !== "") return whole;
    const name =
      /[^-,.:;|()×]*$/u
        .exec(text.slice(0, at + 1))?.[0]
        .replaceAll('"', "")
        .trim() ?? "";
    return findTeams(`${name} ${place}`).length > 0 ? `${last} ${place}` : last;
  });
}
/** What else stands in brackets: that it is live or a repeat, or what kind of programme it is. */
const isMark = (word: string): boolean => {
  const said = readMarks([`(${word})`], "");
  return (
    said.saysLive ||
    said.saysRepeat ||
    said.saysDelayed ||
    said.classic ||
    (classifyTitle(word) ?? findMagazineWord(word)) !== null
  );
};

/** The country of a club in Brazilian listings: `Estudiantes-ARG x Palmeiras`. */
const countryBeside = /(?<=\p{Ll})-(?:ARG|BOL|BRA|CHI|COL|EQU|MEX|PAR|PER|URU|VEN)(?!\p{L})/gu;

/** A colon between two names, one of them in Hangul: `두산:LG`, `KIA : 한화`, but not `12회 : …`. */
const betweenInHangul =
  /(?<=\p{sc=Hangul})(?<!\d(?:회|화|부|강|차))(?:\s:\s|:)(?=\p{sc=Hangul}|[A-Z]{2})|(?<=[A-Z]{2})(?:\s:\s|:)(?=\p{sc=Hangul})/u;

/** Reads the fields of slots, and remembers them: guides repeat their texts. */
export type FieldReader = {
  /** Reads one field. `at` is the slot's start, which decides the year of a short date. */
  read(field: FieldName, raw: string, at: number): FieldReading;
  /** Whether a field may name a day, so that its reading depends on when the slot is. */
  isDated(field: FieldName, raw: string): boolean;
};

const mostReadings = 2_000;
const day = 86_400;
const longest: Readonly<Partial<Record<FieldName, number>>> = { description: 400 };

/** A field's text as it is read, whenever its slot is. */
type Tidied = { text: string; isDated: boolean };

export function createFieldReader(knowledge: SportKnowledge): FieldReader {
  const memories = <Found extends object>() => ({
    title: createMemory<Found>(mostReadings),
    "sub-title": createMemory<Found>(mostReadings),
    description: createMemory<Found>(mostReadings),
  });
  const tidied = memories<Tidied>();
  const readings = memories<FieldReading>();
  const tidy = (field: FieldName, raw: string): Tidied =>
    tidied[field](raw, () => {
      const text = tidyText(raw, longest[field], knowledge);
      return { text, isDated: mayNameDay(text) };
    });
  return {
    read(field, raw, at) {
      const { text, isDated } = tidy(field, raw);
      // Whatever day a text names, it is the same for all slots of a day (UTC).
      const key = isDated ? `${Math.floor(at / day)} ${raw}` : raw;
      return readings[field](key, () => readField(field, text, at, knowledge));
    },
    isDated: (field, raw) => tidy(field, raw).isDated,
  };
}

const tidyText = (raw: string, longest: number | undefined, knowledge: SportKnowledge): string =>
  withTowns(withoutCodes(partFields(withDash(clean(raw, longest)), knowledge)), knowledge)
    .replace(unspaced, "$1 ")
    .replace(seeds, "")
    .replace(divisions, "")
    .replace(townBeside, "")
    .replace(countryBeside, "")
    .replace(betweenInHangul, " vs ");

function readField(field: FieldName, text: string, at: number, knowledge: SportKnowledge): FieldReading {
  const found = findRounds(text);
  const matches = findMatchWords(text);
  // `Octavos de final, vuelta` is no cycling.
  const leagues = knowledge
    .findLeagues(text)
    .filter(
      (league) =>
        !found.some((round) => isWithin(league, round)) &&
        !isOtherTour(text, league) &&
        !isSupported(text, league),
    )
    .map((league) => ofNamedCountry(text, league, knowledge));
  // The `D2` of `Pro D2` is no day.
  const rounds = found.filter((round) => !leagues.some((league) => isWithin(round, league)));
  const named = knowledge.findSports(text);
  const sports = named.length > 0 || field !== "description" ? named : findSportsOfSides(text, knowledge);
  const dates = findDates(text, at).filter((date) => !isOfClub(text, date, knowledge));
  const spans = [
    ...leagues.map((league) => withHost(text, league)),
    ...dates,
    ...rounds,
    ...matches,
    ...(field === "description" ? [] : sports).filter(
      (sport) => !isSoloSport(sport.item.slug) && endsNames(text, sport),
    ),
  ].map(({ from, to }) => ({ from, to }));
  return { field, text, leagues, sports, rounds, dates, pieces: cutAt(text, spans) };
}

const findSportsOfSides = (text: string, { findSides }: SportKnowledge): Found<Sport>[] =>
  findSides(text).map(({ item, from, to }) => ({ item: item.sport, from, to }));

/** Where a word may end and another begin without a space: `ДанияТенис`, `NadalTennis`. */
const joined = /(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;
/** The same, without looking around, which takes a third of the time. */
const isJoined = /\p{Ll}\p{Lu}\p{Ll}/u;
/** Where a number may begin without a space: `Форест4 кръг`. */
const joinedNumber = /\d(?<=\p{Ll}{3}\d)\d?\.?\s(\p{Ll}{3,})/gu;
/** Names in these scripts have no capital within a word. */
const isParted = /[\p{sc=Cyrillic}\p{sc=Greek}]$/u;

/**
 * Parts what a source has joined without a space: the fields of a listing, such as `Испания - ДанияТенис: Купа
 * Дейвис` and `Арсенал - Нотингам Форест4 кръг`. In Latin letters, where `LaLiga` is one word, only before a sport and a colon.
 */
function partFields(text: string, knowledge: SportKnowledge): string {
  const numbered = text.replace(joinedNumber, (number, word: string) =>
    [`1 ${word}`, `1. ${word}`].some((round) => findRounds(round).length > 0) ? `, ${number}` : number,
  );
  if (!isJoined.test(numbered)) return numbered;
  return numbered.split(joined).reduce((whole, part) => {
    const [heading] = /^\p{L}+\s?:/u.exec(part) ?? [];
    const isField =
      isParted.test(whole) ||
      (heading !== undefined && knowledge.findSports(heading).some(({ from }) => from === 0));
    return `${whole}${isField ? ", " : ""}${part}`;
  });
}

type Span = { from: number; to: number };

/** Two names that a dash parts, at the end of a text. */
const pairBefore =
  /(?:^|[:|,;.(]\s?)\p{Lu}[^:|,;.()]*?(?:\s-\s?|\s?-\s|\p{L}-(?=\p{Lu}))\p{Lu}[^:|,;.()-]*\s$/u;

const partsAgain = /^[^:|,;()]*(?:-|[×@]|\s(?:vs?|x|at)[\s.])/iu;

/**
 * Whether a sport stands between two names and their competition: `Rapid-SCMU Craiova Baschet masculin Liga
 * Nationala`. At the end of a text it may be a part of a name.
 */
const endsNames = (text: string, { from, to }: Span): boolean =>
  /^\s\p{L}/u.test(text.slice(to)) &&
  !partsAgain.test(text.slice(to)) &&
  pairBefore.test(text.slice(0, from));

/** The name of games with the city before it, in a script without spaces: `东京奥运会`. */
const withHost = (text: string, { item, from, to }: Found<League>): Span =>
  item.sport === "multi-sport"
    ? { from: from - (host.exec(text.slice(0, from))?.[0].length ?? 0), to }
    : { from, to };
const host = /\p{sc=Han}+$/u;

/** Whether a span is a part of another one, and less than all of it. */
const isWithin = (part: Span, whole: Span): boolean =>
  part.from >= whole.from && part.to <= whole.to && part.to - part.from < whole.to - whole.from;

/**
 * A league by a name that those of several countries have, in the country that the word beside it names: in `Osztrák
 * Bundesliga` it isn't the German one.
 */
function ofNamedCountry(text: string, found: Found<League>, knowledge: SportKnowledge): Found<League> {
  const { item, from, to } = found;
  if (item.country === null || item.squad !== "" || !isOpenName(text.slice(from, to))) return found;
  const before = /([\p{L}\p{M}]+)\s$/u.exec(text.slice(0, from))?.[1];
  const after = /^\s([\p{L}\p{M}]+)(?!\s?[-/×]|\s(?:vs?|x|@)[\s.])/u.exec(text.slice(to))?.[1];
  const [country = null] = [before, after].flatMap((word) => (word && knowledge.findCountry(word)) ?? []);
  const meant =
    country === null || country === item.country ? null : knowledge.firstLeague(item.sport, country);
  return meant === null ? found : { item: meant, from, to };
}

/** Races of many countries are called as the greatest is for short: `Vuelta a Bolivia`. */
const bareTour = /(?:^|\s)(?:vuelta|giro|tour)$/iu;
const ofOtherPlace = /^\s(?:[Cc]iclista\s)?(?:a|al|a la|de|del|di)\s\p{Lu}/u;
/** A lesser race at the same meeting: `Supercars Support: Dunlop Series`. */
const ofSupport = /^\s(?:championship\s)?support(?!\p{L})/iu;
const isSupported = (text: string, { item, to }: Found<League>): boolean =>
  item.sport === "motorsport" && ofSupport.test(text.slice(to));
const isOtherTour = (text: string, { item, from, to }: Found<League>): boolean =>
  item.sport === "cycling" && bareTour.test(text.slice(from, to)) && ofOtherPlace.test(text.slice(to));

/** Up to two words and a year, which may be a club's: `Istra 1961`. */
const clubsWithYear = [/[\p{L}.'-]+ (?:1[89]|20)\d\d$/u, /[\p{L}.'-]+ [\p{L}.'-]+ (?:1[89]|20)\d\d$/u];

/** Whether a date is the year in the name of a known club that has one. */
function isOfClub(text: string, { to }: Dated, { findTeams }: SportKnowledge): boolean {
  const year = text.slice(to - 4, to);
  return clubsWithYear.some((pattern) => {
    const [name] = pattern.exec(text.slice(0, to)) ?? [];
    return name !== undefined && findTeams(name).some((team) => team.name.includes(year));
  });
}

/** A name in quotation marks with its town, and a quoted name beside a separator: `"Спартак" (Москва) - "Зенит"`. */
const quotedWithTown = /"([^"]{2,30})"\s?\((\p{L}[\p{L} .-]{1,24})\)/gu;
const quotedBeside =
  /"([^"]{2,40})"(?=\s(?:-|vs?\.?|против|проти|x|×|対)\s)|(?<=\s(?:-|vs?\.?|против|проти|x|×|対)\s(?:\p{Lu}\p{L}+\s)?)"([^"]{2,40})"/giu;
const withoutQuotes = (text: string): string =>
  text.includes('"') ? text.replace(quotedWithTown, "$1 $2").replace(quotedBeside, "$1$2") : text;

function cutAt(text: string, spans: { from: number; to: number }[]): string[] {
  let cutText = "";
  let at = 0;
  for (const { from, to } of spans.sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (to <= at) continue;
    if (from > at) cutText += text.slice(at, from);
    cutText += ` ${cut} `;
    at = to;
  }
  cutText += text.slice(at);
  cutText = withoutQuotes(cutText);
  for (const filling of fillers)
    cutText =
      filling instanceof RegExp
        ? cutText.replace(filling, ` ${cut} `)
        : filling.replaceAll(cutText, ` ${cut} `);
  return cutText
    .replace(nameEndings, " ")
    .split(pieceBoundary)
    .map((piece) => piece.replace(/\s+/gu, " ").trim().replace(dangling, ""))
    .filter((piece) => piece !== "");
}

/** What joined a piece with the round or name that was cut out: `Place Race &` of `Place Race & Finals`. */
const dangling = /^& | &$/gu;
