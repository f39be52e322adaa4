import { plainName, sideCalled } from "../events/team.ts";
import type { SportsEvent } from "../shapes.ts";
import type { Follow } from "./follow.ts";

type Played = Pick<SportsEvent, "sport" | "home" | "away" | "league">;

/**
 * Whether an event is of what is followed: a league, or a team by its whole name in its sport. Women's, youth and
 * second teams have names of their own ("Hull City Women"), so they are followed apart.
 */
export function isEventFollowed(event: Played, follow: Follow): boolean {
  if (follow.kind === "league") return event.league?.id === follow.id;
  return follow.kind === "team" && event.sport === follow.sport && sideCalled(event, follow.name) !== null;
}

/** Scripts that put no spaces between words. */
const spaceless =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** Whether a text has every word of some words: as whole words if its script divides words by spaces. */
export function hasWords(text: string, words: string): boolean {
  const inText = splitWords(text);
  const folded = plainName(text);
  const wanted = splitWords(words);
  return (
    wanted.length > 0 &&
    wanted.every((word) => (spaceless.test(word) ? folded.includes(word) : inText.includes(word)))
  );
}

const splitWords = (text: string): string[] =>
  plainName(text)
    .replace(/['’]/gu, "")
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);
