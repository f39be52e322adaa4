import { eveningHours } from "@/lib/guide/tonight";
import { readEveningLines } from "@/lib/pages/evening";

/** `GET /api/tonight/{country}/{hour}`: the lines of all pages of an evening's hour, see `NowBody`. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/tonight/[country]/[hour]">,
): Promise<Response> {
  const { country, hour: asked } = await params;
  const hour = eveningHours.find((each) => String(each) === asked);
  const body = /^[A-Z]{2}$/.test(country) && hour ? await readEveningLines(country, hour) : null;
  if (!body) return new Response(null, { status: 404 });
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=60" } });
}
