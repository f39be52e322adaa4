import { dateAt } from "@/contract/zone";
import { chooseBadge } from "@/lib/guide/badge";
import { wordsFor } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { readSearch } from "@/lib/pages/search";
import { paths } from "@/lib/paths";
import { cleanQuery } from "@/lib/query";
import { firstOfEach, type Hit, type SearchBody, type Suggestion } from "@/lib/search";
import { dayLabel, formatSpan, formatTime, zoneTerm } from "@/lib/time/format";

/** Suggestions of each group. */
const perGroup = 5;

/** `GET /api/search/{market}?q={query}`: the first results of a search, in the market's words; see `lib/search`. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/search/[market]">,
): Promise<Response> {
  const market = parseMarket((await params).market);
  const query = cleanQuery(new URL(request.url).searchParams.get("q") ?? "");
  const found = market && query ? await readSearch(market, query) : null;
  if (!market || !found) return new Response(null, { status: 404 });

  const t = wordsFor(market);
  const { at, zone, count, isFull } = found;
  const format = { locale: market.locale, zone };
  const today = dateAt(at, zone);
  const scope = t(isFull ? "search.scopeFull" : "search.scopeNow", {
    country: countryInText(market.country, market.locale),
  });
  const suggestion = (hit: Hit): Suggestion => {
    const badge = chooseBadge(hit);
    const day = dateAt(hit.start, zone);
    const time = formatTime(hit.start, format);
    const later = day === today ? time : `${dayLabel(day, today, market.locale)} ${time}`;
    return {
      href: hit.id ? paths.programme(market.slug, hit.id) : paths.channel(market.slug, hit.channel.id),
      title: hit.title,
      channel: hit.channel.name,
      when: hit.start <= at && hit.stop !== undefined ? formatSpan(hit.start, hit.stop, format) : later,
      badge: badge && { look: badge, word: t(`badge.${badge}`) },
    };
  };
  const body: SearchBody = {
    onNow: found.onNow.slice(0, perGroup).map(suggestion),
    later: firstOfEach(found.later).slice(0, perGroup).map(suggestion),
    channels: found.channels
      .slice(0, perGroup)
      .map(({ id, name, logo }) => ({ href: paths.channel(market.slug, id), name, logo })),
    status: t("search.found", { count: count + found.channels.length }),
    scope: `${scope} ${t("time.zone", { zone: zoneTerm(zone, market.locale) })}.`,
  };
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=30" } });
}
