import "server-only";
import { listCountryTonight } from "@/lib/api/on-air";
import { eveningStart } from "@/lib/guide/tonight";
import type { Market } from "@/lib/market";
import type { NowRow } from "@/lib/now-next";
import { isFilm } from "@/lib/picks/film";
import { findBar } from "@/lib/picks/never";
import { samenessOf } from "@/lib/picks/programme";
import { readLineup } from "./lineup";
import { listProgrammes } from "./picks";

/** The hours that films are looked for at: those that an evening's best is read at, and the one before. */
const hours = [18, 19, 20, 21, 22] as const;

/** A country's films of this evening that aren't over, by their start, each once; null if the API doesn't know it. */
export async function readFilms({ country: code }: Market) {
  const [lineup, ...lines] = await Promise.all([
    readLineup(code),
    ...hours.map((hour) => listCountryTonight(code, hour)),
  ]);
  if (!lineup) return null;
  const { channels, now, zone, today: date } = lineup;
  const [opening, night] = [eveningStart(date, 18, zone), eveningStart(date, "late", zone)];
  const items = lines.flatMap((line) => line?.items ?? []);
  const found = new Set<string>();
  const rows = listProgrammes(channels, items)
    .filter((programme) => {
      const { start, stop = start } = programme.item;
      const isTonight = start >= opening && start < night && stop > now;
      return isTonight && isFilm(programme) && findBar(programme, undefined) === null;
    })
    .sort((a, b) => a.item.start - b.item.start || a.place - b.place)
    .filter((programme) => {
      const key = samenessOf(programme);
      return !found.has(key) && found.add(key);
    })
    .map(({ channel, item }): NowRow => ({ channel, now: null, next: item, kind: "movie" }));
  return { rows, date, zone };
}
