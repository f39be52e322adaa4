import { foldName } from "../catalogue/fold.ts";
import type { SportKnowledge } from "../knowledge.ts";
import { isDraw, isEmptyName } from "./empty-names.ts";
import { findEventWord } from "./event-words.ts";
import { roundSlugs } from "./round-slug.ts";
import { findGames, type Solo } from "./solo.ts";
import { goesAround, manyMeetings } from "./solo-leagues.ts";

/**
 * What the listing itself calls the event: the longest piece that isn't a league, sport or round, or a tournament beside
 * it, whose place or route may be the longer name. At the Olympic Games it is the one that goes on from the sport: beside
 * it stands the city.
 */
export function findOwnName(solo: Solo, knowledge: SportKnowledge): string | null {
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
