import "server-only";
import type { WorldEvening } from "@/components/world/world-view";
import { isFree } from "@/lib/access";
import { getCountry, listCountries, listCountryChannels, listCountryTonight } from "@/lib/api/countries";
import { choosePicks } from "@/lib/guide/tonight";
import { countryZone, type Market } from "@/lib/market";
import { nowRows, splitSilent } from "@/lib/now-next";
import { comparedCountries, type Evening, listEvenings, primeHour } from "@/lib/world";
import { addShowings } from "./showings";

const picksShown = 4;

/** This evening in a market's country and in others, in the order in which their prime times begin. */
export async function readWorld({ country: own }: Market, now: number): Promise<WorldEvening[]> {
  const countries = await Promise.all(
    comparedCountries(await listCountries(), own).map(async ({ code }) => ({
      country: code,
      zone: countryZone(code, await getCountry(code)),
    })),
  );
  return Promise.all(listEvenings(countries, now).map(addPicks));
}

/** Adds the evening's picks, then what the first channels show. */
async function addPicks(evening: Evening): Promise<WorldEvening> {
  const { country, prime } = evening;
  const [channels, tonight] = await Promise.all([
    listCountryChannels(country),
    listCountryTonight(country, primeHour),
  ]);
  const lines = await addShowings(country, tonight?.items ?? []);
  const { listed } = splitSilent(nowRows(channels ?? [], lines));
  const best = choosePicks(listed, prime, isFree);
  const first = listed.flatMap(({ channel, now, next }) => {
    const item = now ?? next;
    return item ? [{ channel, item, reason: null }] : [];
  });
  const shown = new Set(best.map(({ channel }) => channel.id));
  const picks = [...best, ...first.filter(({ channel }) => !shown.has(channel.id))].slice(0, picksShown);
  return { ...evening, channels: channels?.length ?? 0, picks };
}
