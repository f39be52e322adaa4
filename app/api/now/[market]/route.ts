import { wordsFor } from "@/lib/i18n";
import { kinds } from "@/lib/kind";
import { parseMarket } from "@/lib/market";
import { type NowBody, paginateLines } from "@/lib/now-next";
import { readNow } from "@/lib/pages/now";

/**
 * `GET /api/now/{market}?kind={kind}&page={page}`: the lines of a page of now and next, see `NowBody`. Without a
 * kind, those of every channel; pages count from 1, and `all` has those of every page.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/now/[market]">,
): Promise<Response> {
  const market = parseMarket((await params).market);
  const query = new URL(request.url).searchParams;
  const asked = query.get("kind") ?? "all";
  const kind = (["all", ...kinds] as const).find((known) => known === asked);
  const page = query.get("page") === "all" ? "all" : Number(query.get("page") ?? 1);
  const isPage = page === "all" || (Number.isInteger(page) && page >= 1);
  if (!market || !kind || !isPage) return notFound();
  const now = await readNow(market);
  if (!now) return notFound();
  const { lines } = paginateLines(now.rows, { at: now.at, kind, page, t: wordsFor(market) });
  return Response.json({ at: now.at, lines } satisfies NowBody, {
    headers: { "Cache-Control": "public, max-age=5" },
  });
}

const notFound = () => new Response(null, { status: 404 });
