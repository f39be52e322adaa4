import { pageNow } from "@/lib/api/now";
import { leagueIn } from "@/lib/events/league";
import { toSlug } from "@/lib/events/slug";
import { answerUnavailable, answerUnknown } from "@/lib/feeds/answer";
import { answerEvents } from "@/lib/ics/answer";
import { parseMarket } from "@/lib/market";
import { listComing, readAudience, readLeagueName, withEnds } from "@/lib/pages/coming";
import { isUnavailable } from "@/lib/shapes";

/**
 * `GET /calendars/{market}/leagues/{league}/league.ics`: the league's events that the country shows. Between two rounds
 * it is a calendar too: many programs give up one that is absent.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/calendars/[market]/leagues/[league]/league.ics">,
): Promise<Response> {
  const { market: slug, league } = await params;
  const market = parseMarket(slug);
  if (!market || !/^lg_[0-9a-z]+$/.test(league)) return answerUnknown();
  const events = await listComing(market.country, { league });
  if (isUnavailable(events)) return answerUnavailable(events, market);
  const [whole, audience, now] = await Promise.all([withEnds(events), readAudience(market), pageNow()]);
  const played = events[0]?.league;
  const name = played ? leagueIn(played, audience.t) : await readLeagueName(league, audience.t);
  const fileName = toSlug(played?.name ?? "") || "league";
  const calendar = { key: league, name, otherwise: audience.t("site.name"), fileName };
  return answerEvents(request, { ...calendar, events: whole }, audience, now);
}
