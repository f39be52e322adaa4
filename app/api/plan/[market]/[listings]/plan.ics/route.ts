import { readPlanned } from "@/app/plan-data";
import { pageNow } from "@/lib/api/now";
import { wordsOf } from "@/lib/i18n";
import { writeCalendar } from "@/lib/ics/calendar";
import { parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { readPlan as readIds } from "@/lib/plan/plan";
import { readSegment } from "@/lib/query";

const longestDescription = 600;

/** `GET /api/plan/{market}/{listings}/plan.ics`: a plan's listings for a calendar. Those that are gone are left out. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/plan/[market]/[listings]/plan.ics">,
): Promise<Response> {
  const { market: slug, listings } = await params;
  const market = parseMarket(slug);
  const ids = readIds(readSegment(listings));
  const planned = market ? (await readPlanned(ids)).flatMap(({ found }) => found ?? []) : [];
  if (!market || planned.length === 0) return new Response(null, { status: 404 });

  const origin = originOf(request);
  const entries = planned.map(({ listing, channel }) => ({
    uid: `${listing.id}@nownext`,
    start: listing.start,
    stop: listing.stop,
    summary: listing.title,
    description: [listing.sub_title, listing.description?.slice(0, longestDescription)]
      .filter(Boolean)
      .join("\n\n"),
    location: channel.name,
    url: origin + paths.programme(market.slug, listing.id),
  }));
  const name = wordsOf(market.words, market.locale)("planner.calendarName");
  return new Response(writeCalendar(name, entries, await pageNow()), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'attachment; filename="plan.ics"',
      "Cache-Control": "public, max-age=60",
      Vary: "Host, X-Forwarded-Proto",
    },
  });
}

/** Where the person who asks sees the site: Next's own address may be another one, behind a proxy. */
function originOf(request: Request): string {
  const { origin, host, protocol } = new URL(request.url);
  const scheme = request.headers.get("x-forwarded-proto")?.split(",")[0]?.trim() ?? protocol.slice(0, -1);
  const seen = URL.parse(`${scheme}://${request.headers.get("host") ?? host}`);
  return seen && /^https?:$/.test(seen.protocol) ? seen.origin : origin;
}
