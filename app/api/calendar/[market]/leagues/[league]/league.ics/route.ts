import { pageNow } from "@/lib/api/now";
import { answerEvents, answerUnavailable, answerUnknown } from "@/lib/ics/answer";
import { parseMarket } from "@/lib/market";
import { listComing, readReader, withEnds } from "@/lib/pages/coming";
import { isUnavailable } from "@/lib/shapes";

/**
 * `GET /api/calendar/{market}/leagues/{league}/league.ics`: the league's coming events that the country shows. Where
 * the listings tell of none there is no such calendar, since one must hold an entry: who follows it keeps what it has.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/calendar/[market]/leagues/[league]/league.ics">,
): Promise<Response> {
  const { market: slug, league } = await params;
  const market = parseMarket(slug);
  if (!market || !/^lg_[0-9a-z]+$/.test(league)) return answerUnknown();
  const events = await listComing(market.country, { league });
  if (isUnavailable(events)) return answerUnavailable(events, market);
  const [first] = events;
  if (!first) return answerUnknown();
  const name = first.league?.name ?? first.name;
  const [whole, reader, now] = await Promise.all([withEnds(events), readReader(market), pageNow()]);
  return answerEvents(request, name, "league.ics", whole, reader, now);
}
