import { packDayLineup } from "@/lib/guide/guide-data";
import { parseMarket } from "@/lib/market";
import { readGuideLineup } from "@/lib/pages/lineup";

/** `GET /api/guide/{market}/lineup`: every channel of a country for its grid, and which stand last today. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/guide/[market]/lineup">,
): Promise<Response> {
  const market = parseMarket((await params).market);
  const lineup = market && (await readGuideLineup(market.country));
  if (!lineup) return new Response(null, { status: 404 });
  return Response.json(packDayLineup(lineup.own, [...lineup.later, ...lineup.over]), {
    headers: { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" },
  });
}
