import type { Kysely } from "kysely";
import { type GameStart, listGameStarts } from "../store/game-starts.ts";
import type { Database } from "../store/schema.ts";
import { shiftText } from "./shift.ts";

const daySeconds = 86_400;
const hourSeconds = 3600;

/** Farther apart, two starts are of different games. */
const farthest = 13 * hourSeconds;
const fewestGames = 5;
/** The share of games that have to agree, and by how much a broadcast may begin earlier or later than the others. */
const agreeing = 0.8;
const tolerance = 35 * 60;

/** How far from the start of a game a source first shows it: what follows is a repeat. Empty if it doesn't. */
function offsetFrom(start: number, shown: readonly number[]): number[] {
  const offsets = shown.map((each) => each - start).filter((offset) => Math.abs(offset) <= farthest);
  return offsets.length > 0 ? [Math.min(...offsets)] : [];
}

/**
 * By how many minutes a source's times should be shifted: if nearly all of its games start the same whole hours off the
 * fixtures, or what other sources show live. Null if they don't, or if there are too few games to tell.
 */
export function findShift(starts: readonly GameStart[]): number | null {
  const offsets = [...Map.groupBy(starts, ({ block }) => block).values()].flatMap((games) => {
    const startsOf = (own: boolean) => [
      ...new Set(games.filter(({ isOwn }) => isOwn === own).map(({ start }) => start)),
    ];
    return startsOf(false).flatMap((start) => offsetFrom(start, startsOf(true)));
  });
  if (offsets.length < fewestGames) return null;
  const middle = offsets.sort((a, b) => a - b)[Math.floor(offsets.length / 2)] ?? 0;
  const hours = Math.round(middle / hourSeconds);
  const fitting = offsets.filter((offset) => Math.abs(offset - hours * hourSeconds) <= tolerance);
  return hours !== 0 && fitting.length >= agreeing * offsets.length ? -hours * 60 : null;
}

/** What to tell the operator of a source whose times are wrong as a whole; null if they seem right. */
export async function suggestShift(
  db: Kysely<Database>,
  { source, now, shiftMinutes }: { source: string; now: number; shiftMinutes: number },
): Promise<string | null> {
  const span = { from: now - 2 * daySeconds, to: now + 7 * daySeconds };
  const minutes = findShift(await listGameStarts(db, source, span));
  if (minutes === null) return null;
  const hours = Math.abs(minutes) / 60;
  return (
    `its games start ${hours} h ${minutes < 0 ? "later" : "earlier"} than the fixtures or other sources say: ` +
    `if its times are wrong, read it with --shift ${shiftText(minutes + shiftMinutes)}`
  );
}
