import { listCountryChannels } from "@/lib/api/countries";
import { packLineup } from "@/lib/guide/guide-data";
import { parseMarket } from "@/lib/market";

/** `GET /api/guide/{market}/lineup`: every channel of a country for its grid, in order. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/guide/[market]/lineup">,
): Promise<Response> {
  const market = parseMarket((await params).market);
  const channels = market && (await listCountryChannels(market.country));
  if (!channels) return new Response(null, { status: 404 });
  return Response.json(packLineup(channels), {
    headers: { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" },
  });
}
