import { titleIn } from "@/lib/events/titled";
import { followIn } from "@/lib/follows/called";
import { followName, parseFollow } from "@/lib/follows/follow";
import type { NightItem } from "@/lib/follows/night";
import { wordsFor } from "@/lib/i18n";
import { type Market, parseMarket } from "@/lib/market";
import { readFollowed } from "@/lib/pages/follows";
import { readSegment } from "@/lib/query";
import { isUnavailable } from "@/lib/shapes";

/** An item under its title in the market's language. */
function itemIn({ title, event, ...item }: NightItem, market: Market): NightItem {
  if (!event) return { ...item, title };
  const { names, ...own } = event;
  const called = titleIn(
    { title, event: event.id, event_info: { title: own.name, names } },
    wordsFor(market),
  );
  return { ...item, title: called, event: own };
}

/**
 * `GET /api/follows/{market}/{kind}/{subject}`: what a country shows of what is followed, the same for all who do, and
 * what a page calls it.
 */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/follows/[market]/[kind]/[subject]">,
): Promise<Response> {
  const { market: slug, kind, subject } = await params;
  const market = parseMarket(slug);
  const follow = parseFollow(kind, readSegment(subject));
  const found = market && follow && (await readFollowed(follow, market.country));
  if (!found) return new Response(null, { status: 404 });
  const body = isUnavailable(found)
    ? found
    : {
        called: followName(followIn(follow, wordsFor(market))),
        items: found.items.map((item) => itemIn(item, market)),
      };
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}
