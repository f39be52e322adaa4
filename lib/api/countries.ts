import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { bestKnownFirst } from "@/lib/channels";
import type { Channel, Country, CountryItem, Coverage, Unavailable } from "@/lib/shapes";
import { shareWithTimeshifts } from "@/lib/timeshifts";
import { findInLists, requestAll, requestList, requestSingle } from "./client";
import { required } from "./error";
import * as lives from "./lives";

/** The countries that have channels. */
export async function listCountries(): Promise<CountryItem[]> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("countries");
  return required(await requestList("listCountries", {}), "countries")?.items ?? [];
}

/** Whether a country isn't worth a call, because the guide's own list of countries lacks it. */
const isAbsent = async (code: string): Promise<boolean> =>
  (await findInLists(
    async () => (await listCountries()).find((country) => country.code === code) ?? null,
  )) === null;

/** A country by its ISO code; null if the API knows no such country. */
export async function getCountry(code: string): Promise<Country | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("countries", `country:${code}`);
  if (await isAbsent(code)) return null;
  return required(await requestSingle("getCountry", { cc: code }), code);
}

/** Every channel of a country, in the order of its own guides if they have one; null if there is no such country. */
export async function listCountryChannels(code: string): Promise<Channel[] | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `country:${code}`);
  if (await isAbsent(code)) return null;
  const channels = required(await requestAll("listCountryChannels", { cc: code }), code);
  return channels && shareWithTimeshifts(bestKnownFirst(channels, code));
}

/** How complete a country's listings of a local day are, YYYY-MM-DD; null if there is no such country. */
export async function getCoverage(code: string, date: string): Promise<Coverage | Unavailable | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("listings", `country:${code}`);
  return requestSingle("getCoverage", { cc: code, date });
}
