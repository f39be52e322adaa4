import "server-only";
import type { FirstScreen } from "@/components/guide/first-screen";
import { rowsIn } from "@/lib/events/titled";
import { type ChunkBody, chunkAt, chunkSpan, cutToWindow, packChunk } from "@/lib/guide/chunk";
import { guideChannel } from "@/lib/guide/guide-data";
import { screenRows } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import { type Channel, isUnavailable, type Unavailable } from "@/lib/shapes";
import { readBlockRows } from "./block-rows";

/** About as much time as a screen shows; the grid loads the rest. */
const screenSeconds = 4.5 * 3600;

/**
 * The guide's first screen: a market's channels from `firstRow` on, and their programmes from `start` on. `own` is the
 * country's order of them. If the plan's window ends within the screen, the chunks before that are complete.
 */
export async function readFirstScreen(
  market: Market,
  { own, channels }: { own: Channel[]; channels: Channel[] },
  start: number,
  firstRow: number,
): Promise<FirstScreen | Unavailable> {
  const window = { start, stop: start + screenSeconds };
  const shown = channels.slice(firstRow, firstRow + screenRows);
  const places = shown.map((channel) => own.indexOf(channel));
  const chunks: [number, ChunkBody][] = [];
  const about = { window, firstRow, rows: channels.length, places };
  const screen = { ...about, channels: shown.map(guideChannel), chunks };
  for (let chunk = chunkAt(window.start); chunk <= chunkAt(window.stop - 1); chunk++) {
    const listed = await readBlockRows(market.country, own, shown, chunk);
    if (isUnavailable(listed)) return chunks.length > 0 ? screen : listed;
    const cut = rowsIn(listed, wordsFor(market)).map((slots) => cutToWindow(slots, window));
    chunks.push([chunk, packChunk(cut, chunkSpan(chunk).start)]);
  }
  return screen;
}
