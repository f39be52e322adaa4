import "server-only";
import type { WorldEvening } from "@/components/world/world-view";
import { dateAt } from "@/contract/zone";
import { getCountry, listCountries, listCountryChannels } from "@/lib/api/countries";
import { listCountryTonight } from "@/lib/api/on-air";
import { openingHour } from "@/lib/guide/tonight";
import { type Words, wordsFor } from "@/lib/i18n";
import { countryZone, type Market } from "@/lib/market";
import { comparedCountries, type Evening, listEvenings } from "@/lib/world";
import { picksIn, readPicks } from "./picks";

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
  return Promise.all(listEvenings(countries, now).map((evening) => addPicks(evening, now, t)));
}

/** Adds the evening's picks, the same as on its page, to which its card leads. */
async function addPicks(evening: Evening, now: number, t: Words): Promise<WorldEvening> {
  const { country, zone, prime } = evening;
  const hour = openingHour(now, zone);
  const [channels, tonight] = await Promise.all([
    listCountryChannels(country),
    listCountryTonight(country, hour),
  ]);
  const of = { country, channels: channels ?? [], date: dateAt(prime, zone), zone };
  const picks = await readPicks(of, hour, now, picksShown);
  const isListed = tonight?.items.some((line) => line.now || line.next) ?? false;
  return { ...evening, isListed, picks: picksIn(picks, t) };
}
