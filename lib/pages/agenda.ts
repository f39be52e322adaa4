import "server-only";
import { chunkAt, type GuideSlot } from "@/lib/guide/chunk";
import { type Channel, isUnavailable, type Unavailable } from "@/lib/shapes";
import { readBlockRows } from "./block-rows";

/** How far ahead the next programmes are looked for. */
const aheadSeconds = 6 * 3600;

/** The channels' programmes from an instant on, chunk by chunk, as far as the plan's window reaches. */
export async function readAgendaChunks(
  country: string,
  own: readonly Channel[],
  channels: readonly Channel[],
  at: number,
): Promise<GuideSlot[][][] | Unavailable> {
  const chunks: GuideSlot[][][] = [];
  for (let chunk = chunkAt(at); chunk <= chunkAt(at + aheadSeconds); chunk++) {
    const rows = await readBlockRows(country, own, channels, chunk);
    if (isUnavailable(rows)) return chunks.length > 0 ? chunks : rows;
    chunks.push(rows);
  }
  return chunks;
}
