import type { SportKnowledge } from "../knowledge.ts";
import { findEdition } from "./edition.ts";
import { findEventWord } from "./event-words.ts";
import { findOwnName } from "./own-name.ts";
import { findSplits } from "./separators.ts";
import type { Solo } from "./solo.ts";
import { isFight } from "./sport-kinds.ts";

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

/** Whether two names meet in a text: if they are no pair, as a country and a fighter, they aren't what a card is called. */
const isBout = (text: string): boolean =>
  findSplits(text, false).some(({ separator }) => separator === "versus");

/** What a listing calls the promotion of a card: `UFC Fight Night`. */
const promotionAsListed = ({ league, titles }: Solo): string | null =>
  titles.flatMap(({ text, leagues }) =>
    leagues.filter(({ item }) => item === league).map(({ from, to }) => text.slice(from, to)),
  )[0] ?? null;
