import { listCountryChannels } from "@/lib/api/countries";
import { packLineup } from "@/lib/guide/guide-data";

/** `GET /api/guide/{country}/lineup`: every channel of a country for its grid, in order. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/guide/[country]/lineup">,
): Promise<Response> {
  const { country } = await params;
  const channels = /^[A-Z]{2}$/.test(country) ? await listCountryChannels(country) : null;
  if (!channels) return new Response(null, { status: 404 });
  return Response.json(packLineup(channels), {
    headers: { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" },
  });
}
