import { parseFollow } from "@/lib/follows/follow";
import { parseMarket } from "@/lib/market";
import { readFollowed } from "@/lib/pages/follows";
import { readSegment } from "@/lib/query";

/** `GET /api/follows/{market}/{kind}/{subject}`: what a country shows of what is followed, the same for all who do. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/follows/[market]/[kind]/[subject]">,
): Promise<Response> {
  const { market: slug, kind, subject } = await params;
  const market = parseMarket(slug);
  const follow = parseFollow(kind, readSegment(subject));
  const found = market && follow && (await readFollowed(follow, market.country));
  if (!found) return new Response(null, { status: 404 });
  return Response.json(found, { headers: { "Cache-Control": "public, max-age=60" } });
}
