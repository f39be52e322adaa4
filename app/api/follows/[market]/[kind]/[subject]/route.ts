import { followIn, nightItemIn } from "@/lib/follows/called";
import { followName, parseFollow } from "@/lib/follows/follow";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { readFollowed } from "@/lib/pages/follows";
import { readSegment } from "@/lib/query";
import { isUnavailable } from "@/lib/shapes";

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
  const t = wordsFor(market);
  const body = isUnavailable(found)
    ? found
    : { called: followName(followIn(follow, t)), items: found.items.map((item) => nightItemIn(item, t)) };
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}
