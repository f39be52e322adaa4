import { pageNow } from "@/lib/api/now";
import { leagueIn } from "@/lib/events/league";
import { eventName } from "@/lib/events/round";
import { answerFile, answerUnavailable, answerUnknown, feedMaxAge } from "@/lib/feeds/answer";
import { tagUri, writeAtom } from "@/lib/feeds/atom";
import { type FreshEntry, withUpdates } from "@/lib/feeds/updates";
import { type Audience, type ListedEvent, verdictSentence } from "@/lib/ics/event-entry";
import { countryInText, parseMarket } from "@/lib/market";
import { listComing, readAudience } from "@/lib/pages/coming";
import { paths } from "@/lib/paths";
import { isUnavailable } from "@/lib/shapes";
import { absoluteUrl, siteOrigin } from "@/lib/site-url";
import { formatTime, longDateAt, zoneTerm } from "@/lib/time/format";

function buildEntry(event: ListedEvent, audience: Audience): FreshEntry {
  const { market, zone, t } = audience;
  const style = { locale: market.locale, zone };
  const when = t("feed.when", {
    date: longDateAt(event.start, style),
    span: formatTime(event.start, style),
    zone: t("time.zone", { zone: zoneTerm(zone, market.locale) }),
  });
  return {
    id: tagUri(siteOrigin(), `${market.slug}/events/${event.id}`),
    title: eventName(event, t),
    summary: [when, verdictSentence(event, audience)].join("\n"),
    url: absoluteUrl(paths.event(market.slug, event)),
    categories: [event.sport],
  };
}

/** `GET /feeds/{market}/leagues/{league}/league.xml`: a league's coming events in a country as an Atom feed. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/feeds/[market]/leagues/[league]/league.xml">,
): Promise<Response> {
  const { market: slug, league: id } = await params;
  const market = parseMarket(slug);
  if (!market || !/^lg_[0-9a-z]+$/.test(id)) return answerUnknown();
  const events = await listComing(market.country, { league: id });
  if (isUnavailable(events)) return answerUnavailable(events, market);
  const league = events[0]?.league;
  if (!league) return answerUnknown();
  const [audience, now] = await Promise.all([readAudience(market), pageNow()]);
  const body = writeAtom({
    id: tagUri(siteOrigin(), `${market.slug}/leagues/${league.id}`),
    title: audience.t("feed.league", {
      league: leagueIn(league, audience.t),
      country: countryInText(market.country, market.locale),
    }),
    language: market.words,
    self: absoluteUrl(paths.leagueFeed(market.slug, league.id)),
    page: absoluteUrl(paths.league(market.slug, league)),
    updated: now,
    author: audience.t("site.name"),
    entries: await withUpdates(
      `${market.slug} ${league.id}`,
      events.map((event) => buildEntry(event, audience)),
      now,
    ),
  });
  return answerFile(request, { body, type: "application/atom+xml", maxAge: feedMaxAge });
}
