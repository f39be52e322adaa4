import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import type {
  AsOf,
  Channel,
  Country,
  CountryItem,
  Coverage,
  NowNext,
  Tonight,
  Unavailable,
} from "@/lib/shapes";
import { readClock } from "@/lib/time/clock";
import { requestAll, requestList, requestSingle } from "./client";
import { required } from "./error";
import * as lives from "./lives";

/** The countries that have channels. */
export async function listCountries(): Promise<CountryItem[]> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("countries");
  return required(await requestList("listCountries", {}), "countries")?.items ?? [];
}

/** A country by its ISO code; null if the API knows no such country. */
export async function getCountry(code: string): Promise<Country | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("countries", `country:${code}`);
  return required(await requestSingle("getCountry", { cc: code }), code);
}

/** Every channel of a country, in the order of its own guides; null if there is no such country. */
export async function listCountryChannels(code: string): Promise<Channel[] | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `country:${code}`);
  return required(await requestAll("listCountryChannels", { cc: code }), code);
}

/** Now and next on every channel of a country; null if there is no such country. */
export async function listCountryNow(code: string): Promise<AsOf<NowNext> | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `country:${code}`);
  const answer = required(await requestList("getCountryNow", { cc: code }), code);
  return answer && { items: answer.items, at: readClock() };
}

/** How complete a country's listings of a local day are, YYYY-MM-DD; null if there is no such country. */
export async function getCoverage(code: string, date: string): Promise<Coverage | Unavailable | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("listings", `country:${code}`);
  return requestSingle("getCoverage", { cc: code, date });
}

/** What is on at a local hour (0 to 23) of this evening, and next, on every channel of a country. */
export async function listCountryTonight(code: string, hour: number): Promise<Tonight | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `country:${code}`);
  const answer = required(await requestList("getCountryTonight", { cc: code, from_hour: hour }), code);
  return answer && { items: answer.items, at: readClock(), zone: answer.zone };
}
