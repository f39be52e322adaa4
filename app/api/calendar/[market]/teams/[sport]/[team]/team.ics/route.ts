import { pageNow } from "@/lib/api/now";
import { sideCalled } from "@/lib/events/team";
import { answerUnavailable, answerUnknown } from "@/lib/feeds/answer";
import { answerEvents } from "@/lib/ics/answer";
import { calendarFile } from "@/lib/ics/calendar";
import { parseMarket } from "@/lib/market";
import { listComing, readAudience, withEnds } from "@/lib/pages/coming";
import { readSegment } from "@/lib/query";
import { isUnavailable } from "@/lib/shapes";

/**
 * `GET /api/calendar/{market}/teams/{sport}/{team}/team.ics`: a team's coming events that the country shows. Listings
 * have no ids of teams, so a team is a name within a sport. Without any events it answers 404, as for a league.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/calendar/[market]/teams/[sport]/[team]/team.ics">,
): Promise<Response> {
  const { market: slug, sport, team: segment } = await params;
  const market = parseMarket(slug);
  if (!market || !/^[a-z0-9-]+$/.test(sport)) return answerUnknown();
  const team = readSegment(segment);
  const coming = await listComing(market.country, { sport });
  if (isUnavailable(coming)) return answerUnavailable(coming, market);
  const events = coming.filter((event) => sideCalled(event, team) !== null);
  const [first] = events;
  const name = first && sideCalled(first, team);
  if (!name) return answerUnknown();
  const [whole, audience, now] = await Promise.all([withEnds(events), readAudience(market), pageNow()]);
  return answerEvents(request, name, calendarFile(name, "team"), whole, audience, now);
}
