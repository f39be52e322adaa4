import type { FirstScreen } from "@/components/guide/first-screen";
import { listGuideChunk } from "@/lib/api/guide";
import { blockOf, blockRows, type ChunkBody, chunkAt, chunkSpan, packChunk } from "@/lib/guide/chunk";
import { guideChannel } from "@/lib/guide/guide-data";
import { screenRows } from "@/lib/guide/segments";
import { type Channel, isUnavailable, type Unavailable } from "@/lib/shapes";

/** As much time as most screens are wide; the island brings the rest. */
const screenSeconds = 4.5 * 3600;

/**
 * The guide's first screen: some channels of a country from one of them on, and what they show from an instant on.
 * Its chunks are cut from those of whole blocks, which the island's requests share. Where the plan ends within the
 * screen, the chunks before that are whole.
 */
export async function readFirstScreen(
  country: string,
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
      const listed = await listGuideChunk(country, channels.slice(first, first + blockRows), chunk);
      if (isUnavailable(listed)) return chunks.length > 0 ? screen : listed;
      const from = Math.max(0, firstRow - first);
      const inBlock = listed.slice(from, Math.max(0, firstRow + screenRows - first));
      rows.push(...packChunk(inBlock, chunkSpan(chunk).start).rows);
    }
    chunks.push([chunk, { rows }]);
  }
  return screen;
}
