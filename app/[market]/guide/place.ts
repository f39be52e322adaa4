import { dateAt } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { type GuidePlace, pageOf, readGuideSegments } from "@/lib/guide/segments";
import { wordsOf } from "@/lib/i18n";
import { countryInText, countryZone, type Market, parseMarket } from "@/lib/market";

/** Where a day that isn't today opens. */
export const primeHour = 20;

/**
 * The market and the place that a path of the guide names, and what its words need; null where the path names none.
 * `perPage` is how many channels one of its pages has.
 */
export async function readPlace(params: Promise<{ market: string; date?: string[] }>, perPage: number) {
  const { market: slug, date: segments } = await params;
  const market = parseMarket(slug);
  const asked = readGuideSegments(segments);
  return market && asked && place(market, asked, perPage);
}

async function place(market: Market, asked: GuidePlace, perPage: number) {
  const [country, channels, now] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
    pageNow(),
  ]);
  const zone = countryZone(market.country, country);
  const today = dateAt(now, zone);
  const date = asked.date ?? today;
  const { pages } = pageOf(channels ?? [], 1, perPage);
  if (!channels || asked.page > pages) return null;
  const t = wordsOf(market.words, market.locale);
  const name = countryInText(market.country, market.locale);
  return { market, asked, channels, now, zone, today, date, t, name };
}
