import type { EveningHour } from "@/lib/guide/tonight";
import type { EveningPick } from "@/lib/picks/picks";
import type { ShelfItem } from "./shelf";
import type { HomeEvent } from "./sport";

/** What a market's home shows. `at` and `zone` are those of its times. */
export type Home = {
  at: number;
  zone: string;
  shelf: ShelfItem[];
  best: EveningPick[];
  /** Null if the API keeps its events from this site. */
  sport: HomeEvent[] | null;
  /** The evening's hour at which something is free; null if nothing is known to be. */
  freeAt: EveningHour | null;
  hasFilms: boolean;
  /** The other countries with the most channels, and how many countries there are. */
  others: { code: string; channels: number }[];
  countries: number;
};
