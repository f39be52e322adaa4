import { listCountryChannels } from "@/lib/api/countries";
import { listCountryNow } from "@/lib/api/on-air";
import { kinds } from "@/lib/kind";
import { type NowBody, nowRows, paginateLines } from "@/lib/now-next";
import { addShowings } from "@/lib/pages/showings";

/**
 * `GET /api/now/{country}?kind={kind}&page={page}`: the lines of a page of now and next, see `NowBody`. Without a
 * kind, those of every channel; pages count from 1, and `all` has those of every page.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/now/[country]">,
): Promise<Response> {
  const { country } = await params;
  const query = new URL(request.url).searchParams;
  const asked = query.get("kind") ?? "all";
  const kind = (["all", ...kinds] as const).find((known) => known === asked);
  const page = query.get("page") === "all" ? "all" : Number(query.get("page") ?? 1);
  const isPage = page === "all" || (Number.isInteger(page) && page >= 1);
  if (!/^[A-Z]{2}$/.test(country) || !kind || !isPage) return notFound();
  const [channels, now] = await Promise.all([listCountryChannels(country), listCountryNow(country)]);
  if (!channels || !now) return notFound();
  const items = await addShowings(country, now.items);
  const { lines } = paginateLines(nowRows(channels, items), now.at, kind, page);
  return Response.json({ at: now.at, lines } satisfies NowBody, {
    headers: { "Cache-Control": "public, max-age=5" },
  });
}

const notFound = () => new Response(null, { status: 404 });
