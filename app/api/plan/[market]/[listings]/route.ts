import { parseMarket } from "@/lib/market";
import { readPlan } from "@/lib/pages/plan";
import { readPlan as readIds } from "@/lib/plan/plan";
import { readSegment } from "@/lib/query";

/** `GET /api/plan/{market}/{listings}`: a plan as `lib/plan` has it. Listings are joined by `~`. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/plan/[market]/[listings]">,
): Promise<Response> {
  const { market: slug, listings } = await params;
  const market = parseMarket(slug);
  const ids = readIds(readSegment(listings));
  if (!market || ids.length === 0) return new Response(null, { status: 404 });
  return Response.json(await readPlan(market, ids), { headers: { "Cache-Control": "public, max-age=30" } });
}
