import "server-only";
import type { FirstScreen } from "@/components/guide/first-screen";
import { listGuideChunk } from "@/lib/api/guide";
import { rowsIn } from "@/lib/events/titled";
import {
  blockOf,
  blockRows,
  type ChunkBody,
  chunkAt,
  chunkSpan,
  cutToWindow,
  packChunk,
} from "@/lib/guide/chunk";
import { guideChannel } from "@/lib/guide/guide-data";
import { screenRows } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import { type Channel, isUnavailable, type Unavailable } from "@/lib/shapes";

/** About as much time as a screen shows; the grid loads the rest. */
const screenSeconds = 4.5 * 3600;

/**
 * The guide's first screen: a market's channels from `firstRow` on, and their programmes from `start` on. It is cut
 * from chunks of whole blocks, which the grid's own requests share. If the plan's window ends within the screen, the
 * chunks before that are complete.
 */
export async function readFirstScreen(
  market: Market,
  channels: Channel[],
  start: number,
  firstRow: number,
): Promise<FirstScreen | Unavailable> {
  const window = { start, stop: start + screenSeconds };
  const shown = channels.slice(firstRow, firstRow + screenRows);
  const chunks: [number, ChunkBody][] = [];
  const screen = { window, firstRow, rows: channels.length, channels: shown.map(guideChannel), chunks };
  for (let chunk = chunkAt(window.start); chunk <= chunkAt(window.stop - 1); chunk++) {
    const rows: ChunkBody["rows"] = [];
    for (let block = blockOf(firstRow); block <= blockOf(firstRow + shown.length - 1); block++) {
      const first = block * blockRows;
      const listed = await listGuideChunk(market.country, channels.slice(first, first + blockRows), chunk);
      if (isUnavailable(listed)) return chunks.length > 0 ? screen : listed;
      const from = Math.max(0, firstRow - first);
      const inBlock = listed.slice(from, Math.max(0, firstRow + screenRows - first));
      const cut = rowsIn(inBlock, wordsFor(market)).map((slots) => cutToWindow(slots, window));
      rows.push(...packChunk(cut, chunkSpan(chunk).start).rows);
    }
    chunks.push([chunk, { rows }]);
  }
  return screen;
}
