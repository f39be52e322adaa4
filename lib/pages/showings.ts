import "server-only";
import { readShowings } from "@/lib/api/showings";
import type { NowNext, Slot } from "@/lib/shapes";
import { withShowing, withShowings } from "@/lib/sport/showings";

/** Adds to a country's now and next how each sports event is shown. Reads nothing if no line shows an event. */
export async function addShowings(country: string, lines: NowNext[]): Promise<NowNext[]> {
  if (!lines.some(({ now, next }) => now?.event || next?.event)) return lines;
  return withShowings(lines, await readShowings(country));
}

/** The same for slots of a country's channels, or of channels without a country. */
export async function addSlotShowings<T extends Slot>(country: string | undefined, slots: T[]): Promise<T[]> {
  if (!slots.some(({ event }) => event)) return slots;
  const showings = await readShowings(country);
  return slots.map((slot) => withShowing(slot, slot.channel, showings));
}
