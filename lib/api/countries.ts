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
import { readers } from "./decode";
import * as lives from "./lives";
import { required } from "./reader";

/** The countries that have channels. */
export async function listCountries(): Promise<CountryItem[]> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("countries");
  return required(await requestList("/countries", {}, readers.countryItem), "countries")?.items ?? [];
}

/** A country by its ISO code; null where the API knows no such country. */
export async function getCountry(code: string): Promise<Country | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("countries", `country:${code}`);
  return required(await requestSingle(`/countries/${code}`, {}, readers.country), code);
}

/** Every channel of a country, in the order of its own guides; null where there is no such country. */
export async function listCountryChannels(code: string): Promise<Channel[] | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("channels", `country:${code}`);
  return requestAll(`/countries/${code}/channels`, readers.channel);
}

/** Now and next on every channel of a country; null where there is no such country. */
export async function listCountryNow(code: string): Promise<AsOf<NowNext> | null> {
  "use cache";
  cacheLife(lives.moment);
  cacheTag("listings", `country:${code}`);
  const answer = required(await requestList(`/countries/${code}/now`, {}, readers.nowNext), code);
  return answer && { items: answer.items, at: readClock() };
}

/** How complete a country's listings of a local day are, YYYY-MM-DD; null where there is no such country. */
export async function getCoverage(code: string, date: string): Promise<Coverage | Unavailable | null> {
  "use cache";
  cacheLife(lives.lineup);
  cacheTag("listings", `country:${code}`);
  const answer = await requestSingle(`/countries/${code}/coverage`, { date }, readers.coverage);
  return answer && "value" in answer ? answer.value : answer;
}

/** What is on at a local hour (0 to 23) of this evening, and next, on every channel of a country. */
export async function listCountryTonight(code: string, hour: number): Promise<Tonight | null> {
  "use cache";
  cacheLife(lives.day);
  cacheTag("listings", `country:${code}`);
  const answer = required(
    await requestList(`/countries/${code}/tonight`, { from_hour: hour }, readers.nowNext),
    code,
  );
  return answer && { items: answer.items, at: readClock(), zone: answer.meta.tz };
}
