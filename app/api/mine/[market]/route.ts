import { type MineBody, mineWords } from "@/components/favourites/mine-words";
import { isFree } from "@/lib/access";
import { listCountries, listCountryChannels } from "@/lib/api/countries";
import { listLineups } from "@/lib/api/lineups";
import { type LineupBody, packLineup } from "@/lib/guide/guide-data";
import { wordsFor } from "@/lib/i18n";
import { countryInText, countryName, marketOf, parseMarket, zonesOf } from "@/lib/market";

/** `GET /api/mine/{market}`: what the dialog of a person's channels shows. It is the same for everybody. */
export async function GET(_: Request, { params }: RouteContext<"/api/mine/[market]">): Promise<Response> {
  const market = parseMarket((await params).market);
  if (!market) return new Response(null, { status: 404 });
  const { country, locale } = market;
  const [channels, lineups, countries] = await Promise.all([
    listCountryChannels(country),
    listLineups(country),
    listCountries(),
  ]);
  if (!channels) return new Response(null, { status: 404 });
  const t = wordsFor(market);
  const body: MineBody<LineupBody> = {
    words: mineWords(t, {
      country: countryName(country, locale),
      countryInText: countryInText(country, locale),
      channels: channels.length,
      free: channels.filter(isFree).length,
    }),
    places: countries.map(({ code }) => ({
      code,
      zones: zonesOf(code),
      name: countryInText(code, locale),
      market: marketOf(code).slug,
    })),
    lineups: lineups.map(({ id, name, region, channels: count }) => ({
      id,
      name: region ? `${name}, ${region}` : name,
      count: t("mine.count", { count }),
    })),
    channels: packLineup(channels),
  };
  return Response.json(body, {
    headers: { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" },
  });
}
