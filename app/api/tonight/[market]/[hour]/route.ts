import { eveningHours } from "@/lib/guide/tonight";
import { parseMarket } from "@/lib/market";
import { readEveningLines } from "@/lib/pages/evening";

/** `GET /api/tonight/{market}/{hour}`: the lines of all pages of an evening's hour, see `NowBody`. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/tonight/[market]/[hour]">,
): Promise<Response> {
  const { market: slug, hour: asked } = await params;
  const market = parseMarket(slug);
  const hour = eveningHours.find((each) => String(each) === asked);
  const body = market && hour ? await readEveningLines(market, hour) : null;
  if (!body) return new Response(null, { status: 404 });
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}
