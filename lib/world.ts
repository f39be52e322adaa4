import { atHour, dateAt, wallClock } from "@/contract/zone";
import type { CountryItem } from "@/lib/shapes";
import { compareText } from "./compare-text";

/** The hour at which an evening's viewing begins, by each country's own clock. */
const primeHour = 20;

/** Countries that one page compares. */
const mostCountries = 8;

/** A country and the instant at which its prime time of today begins, epoch seconds. */
export type Evening = { country: string; zone: string; prime: number };

/** The countries to compare: the market's own, then those with the most channels. */
export const comparedCountries = (countries: readonly CountryItem[], own: string): CountryItem[] =>
  countries
    .filter(({ channels }) => channels > 0)
    .toSorted((a, b) => Number(b.code === own) - Number(a.code === own) || b.channels - a.channels)
    .slice(0, mostCountries);

/** Whether two zones' clocks say the same at an instant, epoch seconds: those of Paris and Berlin do all year. */
export const haveSameClock = (a: string, b: string, at: number): boolean =>
  wallClock(at, a) === wallClock(at, b);

/** Evenings in the order in which they come on one clock, from an instant's own local days on. */
export const listEvenings = (
  countries: readonly { country: string; zone: string }[],
  now: number,
): Evening[] =>
  countries
    .map(({ country, zone }) => ({ country, zone, prime: atHour(dateAt(now, zone), primeHour, zone) }))
    .toSorted((a, b) => a.prime - b.prime || compareText(a.country, b.country));
