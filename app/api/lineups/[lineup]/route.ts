import { getLineup } from "@/lib/api/lineups";

/** `GET /api/lineups/{id}`: the ids of a provider's or region's channels, in its order. */
export async function GET(_: Request, { params }: RouteContext<"/api/lineups/[lineup]">): Promise<Response> {
  const { lineup: id } = await params;
  const lineup = /^[\w-]{3,64}$/.test(id) ? await getLineup(id) : null;
  if (!lineup) return new Response(null, { status: 404 });
  return Response.json(
    lineup.channels.map(({ channel }) => channel),
    { headers: { "Cache-Control": "public, max-age=300, stale-while-revalidate=3600" } },
  );
}
