import { buildSuggestions } from "@/components/search/suggest";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { readSearch } from "@/lib/pages/search";
import { cleanQuery } from "@/lib/query";

/** `GET /api/search/{market}?q={query}`: the first results of a search, in the market's words; see `lib/search`. */
export async function GET(
  request: Request,
  { params }: RouteContext<"/api/search/[market]">,
): Promise<Response> {
  const market = parseMarket((await params).market);
  const query = cleanQuery(new URL(request.url).searchParams.get("q") ?? "");
  const found = market && query ? await readSearch(market, query) : null;
  if (!market || !found) return new Response(null, { status: 404 });
  const body = buildSuggestions(found, market, wordsFor(market));
  return Response.json(body, { headers: { "Cache-Control": "public, max-age=30" } });
}
