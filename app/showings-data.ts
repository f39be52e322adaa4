import { readShowings } from "@/lib/api/showings";
import type { NowNext, Slot } from "@/lib/shapes";
import { withShowing, withShowings } from "@/lib/sport/showings";

/** Now and next on a country's channels, told as their events tell it. Nothing is read where no event is on. */
export async function tellShowings(country: string, lines: NowNext[]): Promise<NowNext[]> {
  if (!lines.some(({ now, next }) => now?.event || next?.event)) return lines;
  return withShowings(lines, await readShowings(country));
}

/** Programmes of a country's channels, or of channels without a country, told in the same way. */
export async function tellSlots<T extends Slot>(country: string | undefined, slots: T[]): Promise<T[]> {
  if (!slots.some(({ event }) => event)) return slots;
  const showings = await readShowings(country);
  return slots.map((slot) => withShowing(slot, slot.channel, showings));
}
