import "server-only";
import { listGuideChunk } from "@/lib/api/guide";
import { blockOf, blockRows, type GuideSlot } from "@/lib/guide/chunk";
import { type Channel, isUnavailable, type Unavailable } from "@/lib/shapes";

/**
 * A chunk of time of some of a country's channels. It is cut from whole blocks of the country's own order, `own`,
 * which the pages and the grid ask for alike.
 */
export async function readBlockRows(
  country: string,
  own: readonly Channel[],
  channels: readonly Channel[],
  chunk: number,
): Promise<GuideSlot[][] | Unavailable> {
  const places = new Map(own.map(({ id }, place) => [id, place]));
  const wanted = new Set(channels.flatMap(({ id }) => blockOf(places.get(id) ?? 0)));
  const rows = new Map<string, GuideSlot[]>();
  for (const block of wanted) {
    const asked = own.slice(block * blockRows, (block + 1) * blockRows);
    const listed = await listGuideChunk(country, asked, chunk);
    if (isUnavailable(listed)) return listed;
    for (const [index, { id }] of asked.entries()) rows.set(id, listed[index] ?? []);
  }
  return channels.map(({ id }) => rows.get(id) ?? []);
}
