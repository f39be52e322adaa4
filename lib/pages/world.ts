import "server-only";
import type { WorldEvening } from "@/components/world/world-view";
import { dateAt } from "@/contract/zone";
import { getCountry, listCountries, listCountryChannels } from "@/lib/api/countries";
import { listCountryTonight } from "@/lib/api/on-air";
import { type Words, wordsFor } from "@/lib/i18n";
import { countryZone, type Market } from "@/lib/market";
import { comparedCountries, type Evening, listEvenings, primeHour } from "@/lib/world";
import { pickFrom, picksIn } from "./picks";

const picksShown = 4;

/** This evening in a market's country and in others, in the order in which their prime times begin. */
export async function readWorld(market: Market, now: number): Promise<WorldEvening[]> {
  const t = wordsFor(market);
  const countries = await Promise.all(
    comparedCountries(await listCountries(), market.country).map(async ({ code }) => ({
      country: code,
      zone: countryZone(code, await getCountry(code)),
    })),
  );
  return Promise.all(
    listEvenings(countries, now).map((evening) => addPicks(evening, Math.min(now, evening.prime), t)),
  );
}

/** Adds the evening's picks, of what begins around its prime time: a page of many countries reads one hour of each. */
async function addPicks(evening: Evening, now: number, t: Words): Promise<WorldEvening> {
  const { country, zone, prime } = evening;
  const [channels, tonight] = await Promise.all([
    listCountryChannels(country),
    listCountryTonight(country, primeHour),
  ]);
  const of = { country, channels: channels ?? [], date: dateAt(prime, zone), zone };
  const picks = await pickFrom(of, tonight?.items ?? [], prime, now, picksShown);
  return { ...evening, picks: picksIn(picks, t) };
}
