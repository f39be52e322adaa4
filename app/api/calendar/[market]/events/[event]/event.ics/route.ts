import { getEvent } from "@/lib/api/events";
import { pageNow } from "@/lib/api/now";
import { answerUnavailable, answerUnknown } from "@/lib/feeds/answer";
import { answerEvents } from "@/lib/ics/answer";
import { calendarFile } from "@/lib/ics/calendar";
import { parseMarket } from "@/lib/market";
import { readAudience } from "@/lib/pages/coming";
import { isUnavailable } from "@/lib/shapes";

/** `GET /api/calendar/{market}/events/{event}/event.ics`: an event, at the time of the best way to see it there. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/calendar/[market]/events/[event]/event.ics">,
): Promise<Response> {
  const { market: slug, event: id } = await params;
  const market = parseMarket(slug);
  const event = market && /^ev_[0-9a-z]+$/.test(id) ? await getEvent(id) : null;
  if (!market || !event) return answerUnknown();
  if (isUnavailable(event)) return answerUnavailable(event, market);
  const [audience, now] = await Promise.all([readAudience(market), pageNow()]);
  const file = calendarFile(event.name, "event");
  return answerEvents(request, event.name, file, [event], audience, now, { reminds: true });
}
