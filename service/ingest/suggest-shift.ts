import type { Kysely } from "kysely";
import { type GameStart, listGameStarts } from "../store/game-starts.ts";
import type { Database } from "../store/schema.ts";
import { shiftText } from "./shift.ts";

const daySeconds = 86_400;
const hourSeconds = 3600;

/** Farther apart, two starts are of different games. */
const farthest = 13 * hourSeconds;
const fewestGames = 5;
/** The share of games that have to agree, and of those that may be right as they are. */
const agreeing = 0.7;
const right = 0.2;
/** By how much a broadcast may begin earlier or later than the others. */
const tolerance = 35 * 60;

/**
 * The whole hours by which some of a source's broadcasts of a game are off what others say of it. There may be several:
 * a source may show it again, and others may show it at two times.
 */
function listOffsets(games: readonly GameStart[]): Set<number> {
  const startsOf = (own: boolean) => games.filter(({ isOwn }) => isOwn === own).map(({ start }) => start);
  const offsets = startsOf(false).flatMap((start) => startsOf(true).map((own) => own - start));
  const near = offsets.filter((offset) => Math.abs(offset) <= farthest);
  return new Set(
    near
      .map((offset) => ({ offset, hours: Math.round(offset / hourSeconds) }))
      .filter(({ offset, hours }) => Math.abs(offset - hours * hourSeconds) <= tolerance)
      .map(({ hours }) => hours),
  );
}

/**
 * By how many minutes a source's times should be shifted: if most of its games are shown the same whole hours off the
 * fixtures, or what other sources show live, and hardly any at their own time. Null if that isn't so, or if there are
 * too few games to tell.
 */
export function findShift(starts: readonly GameStart[]): number | null {
  const games = [...Map.groupBy(starts, ({ block }) => block).values()]
    .map(listOffsets)
    .filter(({ size }) => size > 0);
  if (games.length < fewestGames) return null;
  const counts = new Map<number, number>();
  for (const hours of games.flatMap((offsets) => [...offsets]))
    counts.set(hours, (counts.get(hours) ?? 0) + 1);
  // Of equal counts the earliest: repeats follow.
  const [hours, count] = [...counts].sort(([a, x], [b, y]) => y - x || a - b)[0] ?? [0, 0];
  const isOff = count >= agreeing * games.length && (counts.get(0) ?? 0) <= right * games.length;
  return isOff && hours !== 0 ? -hours * 60 : null;
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
