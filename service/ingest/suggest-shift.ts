import type { Kysely } from "kysely";
import { offsetAt } from "../../contract/zone.ts";
import { type GameStart, listGameStarts } from "../store/game-starts.ts";
import type { Database } from "../store/schema.ts";
import { shiftText } from "./shift.ts";

const daySeconds = 86_400;

/** Farther apart, in minutes, two starts are of different games. */
const farthest = 13 * 60;
const fewestGames = 5;
/** The share of games that have to agree, and of those that may be right as they are. */
const agreeing = 0.7;
const right = 0.2;
/** By how many minutes a broadcast may begin earlier or later than the others, */
const tolerance = 35;
/** and how long before or after its game. */
const longestLead = 50;
const longestDelay = 10;

/** Whether a source may be right whose broadcast begins so many minutes after what a fixture or another source says. */
const mayBeRight = (offset: number, from: GameStart["from"]): boolean =>
  from === "fixture" ? offset >= -longestLead && offset <= longestDelay : Math.abs(offset) <= tolerance;

/**
 * The minutes by which some of a source's broadcasts of a game are off what others say of it: whole hours, or those of
 * a zone that is `odd` minutes off them; 0 if they may be right. There may be several: a source may show it again, and
 * others may show it at two times.
 */
function listOffsets(games: readonly GameStart[], odd: number): Set<number> {
  const own = games.filter(({ from }) => from === "own");
  const others = games.filter(({ from }) => from !== "own");
  return new Set(
    others
      .flatMap(({ start, from }) => own.map((game) => ({ offset: (game.start - start) / 60, from })))
      .filter(({ offset }) => Math.abs(offset) <= farthest)
      .flatMap(({ offset, from }) => [
        ...(mayBeRight(offset, from) ? [0] : []),
        ...[0, Math.sign(offset) * odd]
          .map((rest) => Math.round((offset - rest) / 60) * 60 + rest)
          .filter((rounded) => rounded !== 0 && Math.abs(offset - rounded) <= tolerance),
      ]),
  );
}

/**
 * By how many minutes a source's times should be shifted: if most of its games are shown as many whole hours off the
 * fixtures, or what other sources show live, and hardly any at their own time. Null if that isn't so, or if there are
 * too few games to tell. Times of a zone that is `odd` minutes off whole hours (30 in India, 45 in Nepal) are rather
 * off by those too: broadcasts begin up to half an hour before the game, so the games alone don't tell. By half an hour
 * alone they are only if most begin as much after their fixtures: earlier or later than another source's, they may be
 * right.
 */
export function findShift(starts: readonly GameStart[], odd = 0): number | null {
  const games = [...Map.groupBy(starts, ({ block }) => block).values()]
    .map((own) => listOffsets(own, odd))
    .filter(({ size }) => size > 0);
  if (games.length < fewestGames) return null;
  const counts = new Map<number, number>();
  for (const minutes of games.flatMap((offsets) => [...offsets]))
    counts.set(minutes, (counts.get(minutes) ?? 0) + 1);
  const isOdd = (minutes: number): boolean => minutes % 60 !== 0;
  // Of equal counts the earliest: repeats follow.
  const [offset] =
    [...counts]
      .filter(([, count]) => count >= agreeing * games.length)
      .sort(([a, x], [b, y]) => Number(isOdd(b)) - Number(isOdd(a)) || y - x || a - b)[0] ?? [];
  return offset && (counts.get(0) ?? 0) <= right * games.length ? -offset : null;
}

/** What to tell the operator of a source whose times are wrong as a whole; null if they seem right. */
export async function suggestShift(
  db: Kysely<Database>,
  {
    source,
    zone,
    now,
    shiftMinutes,
  }: { source: string; zone: string | null; now: number; shiftMinutes: number },
): Promise<string | null> {
  const span = { from: now - 2 * daySeconds, to: now + 7 * daySeconds };
  const odd = zone === null ? 0 : Math.abs(offsetAt(now, zone) / 60) % 60;
  const minutes = findShift(await listGameStarts(db, source, span), odd);
  if (minutes === null) return null;
  return (
    `its games start ${lengthText(Math.abs(minutes))} ${minutes < 0 ? "later" : "earlier"} than the fixtures or other sources say: ` +
    `if its times are wrong, read it with --shift ${shiftText(minutes + shiftMinutes)}`
  );
}

/** `2 h`, `5 h 30 min` */
const lengthText = (minutes: number): string =>
  [`${Math.floor(minutes / 60)} h`, ...(minutes % 60 === 0 ? [] : [`${minutes % 60} min`])].join(" ");
