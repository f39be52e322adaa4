import "server-only";
import { notFound } from "next/navigation";
import { getCountry, listCountries } from "@/lib/api/countries";
import { countryZone, type Market, parseMarket } from "@/lib/market";

/** The market that a path names; ends in "not found" if it names none. */
export async function requireMarket(params: Promise<{ market: string }>): Promise<Market> {
  return parseMarket((await params).market) ?? notFound();
}

/** The IANA zone that a market's pages are read in. */
export const readZone = async ({ country }: Market): Promise<string> =>
  countryZone(country, await getCountry(country));

/** Whether the guide has nothing of a market's country. False if the guide can't be reached: nobody knows then. */
export async function isUnlisted({ country }: Market): Promise<boolean> {
  try {
    return (await listCountries()).every(({ code }) => code !== country);
  } catch {
    return false;
  }
}
