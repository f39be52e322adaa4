import { marketOf } from "@/lib/market";
import { readChannels } from "@/lib/pages/channels";

/** `GET /api/channels/{country}`: every channel of a country with what is on it, for its list. */
export async function GET(
  _: Request,
  { params }: RouteContext<"/api/channels/[country]">,
): Promise<Response> {
  const { country } = await params;
  const found = /^[A-Z]{2}$/.test(country) ? await readChannels(marketOf(country)) : null;
  if (!found) return new Response(null, { status: 404 });
  return Response.json(found.channels, { headers: { "Cache-Control": "public, max-age=30" } });
}
