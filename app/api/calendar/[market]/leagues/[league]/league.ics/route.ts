import { pageNow } from "@/lib/api/now";
import { answerUnavailable, answerUnknown } from "@/lib/feeds/answer";
import { answerEvents } from "@/lib/ics/answer";
import { calendarFile } from "@/lib/ics/calendar";
import { parseMarket } from "@/lib/market";
import { listComing, readAudience, withEnds } from "@/lib/pages/coming";
import { isUnavailable } from "@/lib/shapes";

/**
 * `GET /api/calendar/{market}/leagues/{league}/league.ics`: the league's coming events that the country shows. Without
 * any it answers 404, because a calendar must hold an entry; subscribers keep what they have.
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
  const [whole, audience, now] = await Promise.all([withEnds(events), readAudience(market), pageNow()]);
  return answerEvents(request, name, calendarFile(name, "league"), whole, audience, now);
}
