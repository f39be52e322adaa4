import { pageNow } from "@/lib/api/now";
import { titleIn } from "@/lib/events/titled";
import { answerUnknown } from "@/lib/feeds/answer";
import { answerCalendar, reminderMinutes } from "@/lib/ics/answer";
import { planEntry } from "@/lib/ics/plan-entry";
import { parseMarket } from "@/lib/market";
import { readAudience } from "@/lib/pages/coming";
import { readPlanned } from "@/lib/pages/plan";
import { paths } from "@/lib/paths";
import { readPlan as readIds } from "@/lib/plan/plan";
import { readSegment } from "@/lib/query";
import { absoluteUrl } from "@/lib/site-url";

/**
 * `GET /calendars/{market}/plans/{listings}/plan.ics`: a plan, or a single programme, as a calendar. Listings that are gone
 * before they were on are left out.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/calendars/[market]/plans/[listings]/plan.ics">,
): Promise<Response> {
  const { market: slug, listings } = await params;
  const market = parseMarket(slug);
  const ids = readIds(readSegment(listings));
  const planned = market
    ? (await readPlanned(ids, market.country)).flatMap(({ id, found }) => (found ? { id, ...found } : []))
    : [];
  if (!market || planned.length === 0) return answerUnknown();

  const [audience, now] = await Promise.all([readAudience(market), pageNow()]);
  const entries = planned.map((each) => {
    const url = absoluteUrl(paths.programme(market.slug, each.listing.id));
    return { ...planEntry(each, url, audience.t), reminder: reminderMinutes };
  });
  const [only, ...others] = planned;
  const name =
    only && others.length === 0 ? titleIn(only.listing, audience.t) : audience.t("planner.calendarName");
  return answerCalendar(request, { key: ids.join(), name, fileName: "plan", entries }, audience, now);
}
