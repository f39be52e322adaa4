import { readShowings } from "@/lib/api/showings";
import type { NowNext } from "@/lib/shapes";
import { withShowings } from "@/lib/sport/showings";

/** Now and next on a country's channels, told as their events tell it. Nothing is read where no event is on. */
export async function tellShowings(country: string, lines: NowNext[]): Promise<NowNext[]> {
  if (!lines.some(({ now, next }) => now?.event || next?.event)) return lines;
  return withShowings(lines, await readShowings(country));
}
