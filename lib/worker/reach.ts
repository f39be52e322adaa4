import { blockRows, chunkAt } from "../guide/chunk.ts";
import type { LineupBody } from "../guide/guide-data.ts";

/** How far ahead the listings of a person's channels are kept, in seconds. */
export const reachSeconds = 86_400;

/** The blocks of channels whose listings are kept: each costs the site a few reads that all visitors share. */
const mostBlocks = 3;

/** The blocks of a lineup that hold most of the given channels. */
export function findBlocks(lineup: LineupBody, channels: readonly string[]): number[] {
  const wanted = new Set(channels);
  const counts = new Map<number, number>();
  for (const [place, [id]] of lineup.channels.entries()) {
    const block = Math.floor(place / blockRows);
    if (wanted.has(id)) counts.set(block, (counts.get(block) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostBlocks)
    .map(([block]) => block);
}

/** The chunks of time from now on, as far as listings are kept. */
export function chunksAhead(now: number): number[] {
  const first = chunkAt(now);
  return Array.from({ length: chunkAt(now + reachSeconds) - first + 1 }, (_, index) => first + index);
}
