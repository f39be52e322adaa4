import { pageNow } from "@/lib/api/now";
import { teamIn } from "@/lib/events/sides";
import { toSlug } from "@/lib/events/slug";
import { sideCalled } from "@/lib/events/team";
import { answerUnavailable, answerUnknown } from "@/lib/feeds/answer";
import { answerEvents } from "@/lib/ics/answer";
import { parseMarket } from "@/lib/market";
import { listComing, readAudience, withEnds } from "@/lib/pages/coming";
import { readSegment } from "@/lib/query";
import { isUnavailable } from "@/lib/shapes";

/**
 * `GET /calendars/{market}/teams/{sport}/{team}/team.ics`: a team's events that the country shows. Listings have no ids
 * of teams, so a team is a name within a sport, and whoever has that name has a calendar, even an empty one.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/calendars/[market]/teams/[sport]/[team]/team.ics">,
): Promise<Response> {
  const { market: slug, sport, team: segment } = await params;
  const market = parseMarket(slug);
  const team = readSegment(segment).trim();
  if (!market || !/^[a-z0-9-]+$/.test(sport) || team === "") return answerUnknown();
  const coming = await listComing(market.country, { sport });
  if (isUnavailable(coming)) return answerUnavailable(coming, market);
  const events = coming.filter((event) => sideCalled(event, team) !== null);
  const [first] = events;
  const own = (first && sideCalled(first, team)) ?? team;
  const [whole, audience, now] = await Promise.all([withEnds(events), readAudience(market), pageNow()]);
  const key = `${sport} ${team.toLowerCase()}`;
  const name = teamIn(own, audience.t, first);
  return answerEvents(request, { key, name, fileName: toSlug(own) || "team", events: whole }, audience, now);
}
