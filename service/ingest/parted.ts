import { mayTellFilm } from "../kinds/film-text.ts";
import { isEpisode } from "../kinds/length-kind.ts";
import { parseTail, type SlotContent } from "../store/slot-text.ts";
import type { StagedText } from "../store/staging.ts";

/** What interrupts a programme is no longer: the news, the weather, a call for donations. */
const longestBreakSeconds = 15 * 60;

/**
 * How many minutes a story lasts that others interrupt, by the places of its parts in a feed's list: British channels
 * show films around the news. Its parts have one title and text, and no number.
 */
export function listPartedMinutes(texts: readonly StagedText[]): Map<number, number> {
  const minutes = new Map<number, number>();
  for (let first = 0; first < texts.length; first++) {
    if (minutes.has(first)) continue;
    const places = [first];
    for (let next = first + 2; isSameBehindBreak(texts, next); next += 2) places.push(next);
    if (places.length < 2) continue;
    const whole = places.reduce((sum, place) => sum + minutesOf(texts[place]), 0);
    for (const place of places) minutes.set(place, whole);
  }
  return minutes;
}

/** Whether the programme at a place goes on with the one two places before, behind a short break. */
function isSameBehindBreak(texts: readonly StagedText[], place: number): boolean {
  const [before, between, behind] = [texts[place - 2], texts[place - 1], texts[place]];
  if (!before || !between || !behind || before.title !== behind.title || between.title === behind.title)
    return false;
  const isBreak = before.stop !== null && behind.start - before.stop <= longestBreakSeconds;
  return isBreak && behind.stop !== null && isSame(parseTail(before.tail), parseTail(behind.tail));
}

const isSame = (a: SlotContent, b: SlotContent): boolean =>
  mayTellFilm(a.description ?? "") &&
  a.description === b.description &&
  a.sub_title === b.sub_title &&
  !isEpisode(a) &&
  !isEpisode(b);

function minutesOf(text: StagedText | undefined): number {
  const { start = 0, stop } = text ?? {};
  return ((stop ?? start) - start) / 60;
}
