import "server-only";
import { dateAt } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { paginate, readGuideSegments } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import { countryInText, countryZone, parseMarket } from "@/lib/market";

/** The hour at which a day other than today opens. */
export const primeHour = 20;

/**
 * The market, day and page that a path of the guide names, with the country's channels; null if the path names none.
 * `perPage` is the number of channels on a page.
 */
export async function readPlace(params: Promise<{ market: string; date?: string[] }>, perPage: number) {
  const { market: slug, date: segments } = await params;
  const market = parseMarket(slug);
  const asked = readGuideSegments(segments);
  if (!market || !asked) return null;
  const [country, channels, now] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
    pageNow(),
  ]);
  const zone = countryZone(market.country, country);
  const today = dateAt(now, zone);
  const date = asked.date ?? today;
  const { pages } = paginate(channels ?? [], 1, perPage);
  if (!channels || asked.page > pages) return null;
  const t = wordsFor(market);
  const name = countryInText(market.country, market.locale);
  return { market, asked, channels, now, zone, today, date, t, name };
}
