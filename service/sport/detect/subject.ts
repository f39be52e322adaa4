import { foldName } from "../catalogue/fold.ts";
import { inAllForms } from "../catalogue/han.ts";
import { townWords } from "../catalogue/towns.ts";
import type { League, Session, SportKnowledge } from "../knowledge.ts";
import { findChampionship } from "./championship.ts";
import { findEdition } from "./edition.ts";
import { findEventWord } from "./event-words.ts";
import { findOwnName } from "./own-name.ts";
import type { FieldReading } from "./readings.ts";
import { roundSlugs } from "./round-slug.ts";
import { findGames, type Solo } from "./solo.ts";
import {
  fewRaces,
  goesAround,
  hasDays,
  isOneEvent,
  isOneOfDays,
  manyFinals,
  manyMeetings,
  numbersRaces,
  sideBySide,
} from "./solo-leagues.ts";
import { isAnimalRacing } from "./sport-kinds.ts";
import { words } from "./text.ts";
import { namesWomen } from "./women.ts";

/**
 * Builds the key of an event: league or sport, the meeting or the listing's own name for it, session or round. Null
 * if that isn't enough to recognise the event in other listings. A round of a league is enough, unless the sport has
 * several meetings at a time. The days of one tournament share a key: their time and round tell them apart, and a
 * listing may leave out which one it shows.
 */
export function buildSubject(solo: Solo, knowledge: SportKnowledge): string | null {
  const { sport, league, meeting, titles } = solo;
  const own = isAnimalRacing(sport) && !namesRace(solo) ? null : findOwnName(solo, knowledge);
  const squad = isOfWomen(solo) ? "+w" : "";
  const championship = findOwnChampionship(solo, own);
  if (championship) return `${sport}${squad}/${championship}`;
  const parts = listParts(solo);
  const isTournament = league !== null && isOneEvent(league);
  // Beside the name of a race stands the route of the stage.
  const isNamed = own !== null && !isTournament && !isToldByParts(solo, own, parts);
  const unnamed = parts.length > 0 ? findGames(titles) : null;
  const event = meeting?.slug ?? findEdition(solo)?.number ?? (isNamed ? keyOfName(own, sport) : unnamed);
  if (!event && !isTournament && !isToldByRounds(solo, parts)) return null;
  const told = hasDays(sport) ? parts.filter((part) => !isDay.test(part)) : parts;
  return [`${league?.key ?? sport}${squad}`, event, ...told].filter(Boolean).join("/");
}

/** Whether a listing names women, and no league that is theirs alone. */
const isOfWomen = ({ league, titles, description }: Solo): boolean =>
  league?.squad !== "+w" && namesWomen(titles.map(({ text }) => text).join(" | "), description);

/** Whether its parts tell an event of a league from its others, so that its own name needn't. */
const isToldByParts = ({ sport, league }: Solo, own: string, parts: readonly string[]): boolean =>
  league !== null &&
  !sideBySide.has(sport) &&
  !isOfPlace(league, parts) &&
  !isOfSeries(league, own) &&
  parts.some((part) => !cardParts.has(part) && !(manyFinals.has(sport) && isFinal(part)));

/** The same for an event without a name. */
const isToldByRounds = ({ league }: Solo, parts: readonly string[]): boolean =>
  league !== null && !manyMeetings.has(league.key) && !parts.every((part) => cardParts.has(part));

/** The key of a name that only listings give. */
const keyOfName = (own: string, sport: string): string =>
  findChampionship(own) ?? `~${sideBySide.has(sport) ? foldPlace(own) : foldName(own)}`;

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

/** Whether parts of a league's event are those of one place, unless the league numbers them through its season. */
const isOfPlace = ({ key, sport }: League, parts: readonly string[]): boolean =>
  goesAround.has(sport) && !numbersRaces.has(key) && !parts.some((part) => part.startsWith("round-"));

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

const isFinal = (part: string): boolean => /^(?:final|semi-final|quarter-final)(?:-\d+)?$/.test(part);

/** A name as it is in any language, if it is that of a town: `Vienna` and `Wien`, `Quebec City` and `Québec`. */
const foldPlace = (name: string): string =>
  foldName(name)
    .replace(/(?<=.) city$/, "")
    .split(" ")
    .map((word) => townWords.get(word) ?? word)
    .join(" ");

/** Parts that every fight card has. */
const cardParts = new Set(["main-card", "prelims"]);

const doubles = inAllForms(/\b(?:doubles?|doppel|dvojice)\b|[男女混]双|双打|ダブルス|زوجي/iu);
const singles = inAllForms(/\b(?:singles?|einzel|simples?|dvouhra)\b|[男女]单|单打|シングルス|فردي/iu);
const rackets = new Set(["tennis", "badminton", "table-tennis", "padel", "pickleball", "squash"]);

/** The slug of the session, or those of the rounds that a listing names. */
function listParts({ sport, league, meeting, session, rounds, titles }: Solo): string[] {
  if (session) return [sport === "motorsport" ? numbered(session, titles) : session.slug];
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
