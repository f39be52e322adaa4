import { pageNow } from "@/lib/api/now";
import { titledIn, titleIn } from "@/lib/events/titled";
import { answerUnknown } from "@/lib/feeds/answer";
import { answerCalendar, reminderMinutes } from "@/lib/ics/answer";
import { parseMarket } from "@/lib/market";
import { readAudience } from "@/lib/pages/coming";
import { readPlanned } from "@/lib/pages/plan";
import { paths } from "@/lib/paths";
import { readPlan as readIds } from "@/lib/plan/plan";
import { readSegment } from "@/lib/query";
import { absoluteUrl } from "@/lib/site-url";

const longestDescription = 600;

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
  const planned = market ? (await readPlanned(ids, market.country)).flatMap(({ found }) => found ?? []) : [];
  if (!market || planned.length === 0) return answerUnknown();

  const [audience, now] = await Promise.all([readAudience(market), pageNow()]);
  const entries = planned.map(({ listing: listed, channel }) => {
    const listing = titledIn(listed, audience.t);
    const url = absoluteUrl(paths.programme(market.slug, listing.id));
    return {
      uid: `${listing.id}@nownext`,
      start: listing.start,
      stop: listing.stop,
      summary: listing.title,
      description: [listing.sub_title, listing.description?.slice(0, longestDescription), url]
        .filter(Boolean)
        .join("\n\n"),
      location: channel.name,
      url,
      reminder: reminderMinutes,
    };
  });
  const [only, ...others] = planned;
  const name =
    only && others.length === 0 ? titleIn(only.listing, audience.t) : audience.t("planner.calendarName");
  return answerCalendar(request, { key: ids.join(), name, fileName: "plan", entries }, audience, now);
}
