import { getEvent } from "@/lib/api/events";
import { pageNow } from "@/lib/api/now";
import { eventName } from "@/lib/events/round";
import { toSlug } from "@/lib/events/slug";
import { answerUnavailable, answerUnknown } from "@/lib/feeds/answer";
import { answerEvents } from "@/lib/ics/answer";
import { parseMarket } from "@/lib/market";
import { readAudience } from "@/lib/pages/coming";
import { isUnavailable } from "@/lib/shapes";

/** `GET /calendars/{market}/events/{event}/event.ics`: an event, at the time of the best way to see it there. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/calendars/[market]/events/[event]/event.ics">,
): Promise<Response> {
  const { market: slug, event: id } = await params;
  const market = parseMarket(slug);
  if (!market || !/^ev_[0-9a-z]+$/.test(id)) return answerUnknown();
  const event = await getEvent(id);
  if (event && isUnavailable(event)) return answerUnavailable(event, market);
  const [audience, now] = await Promise.all([readAudience(market), pageNow()]);
  const calendar = {
    key: id,
    name: event && eventName(event, audience.t),
    fileName: toSlug(event?.name ?? "") || "event",
    reminds: true,
  };
  return answerEvents(request, { ...calendar, events: event ? [event] : [] }, audience, now);
}
