import "server-only";
import { blockRows } from "@/lib/guide/chunk";
import { firstListed } from "@/lib/guide/empty-day";
import { type Channel, isUnavailable } from "@/lib/shapes";
import { readAgendaChunks } from "./agenda";

/**
 * The place in the lineup, from 0, of the first channel with a programme about an instant; null if none has one. For
 * a day whose first channels have none: a source may list only some of a country's channels.
 */
export async function findListedRow(
  country: string,
  { own, channels }: { own: Channel[]; channels: Channel[] },
  at: number,
): Promise<number | null> {
  for (let first = 0; first < channels.length; first += blockRows) {
    const chunks = await readAgendaChunks(country, own, channels.slice(first, first + blockRows), at);
    const place = isUnavailable(chunks) ? -1 : firstListed(chunks);
    if (place >= 0) return first + place;
  }
  return null;
}
