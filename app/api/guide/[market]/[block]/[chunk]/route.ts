import { listCountryChannels } from "@/lib/api/countries";
import { listGuideChunk } from "@/lib/api/guide";
import { pageNow } from "@/lib/api/now";
import { rowsIn } from "@/lib/events/titled";
import { blockRows, chunkSpan, packChunk } from "@/lib/guide/chunk";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { isUnavailable } from "@/lib/shapes";

/** No guide reaches further: a stranger must not make the API read centuries. */
const reachSeconds = 120 * 86_400;

type Context = RouteContext<"/api/guide/[market]/[block]/[chunk]">;

/** `GET /api/guide/{market}/{block}/{chunk}`: the listings of fifty channels for six hours; see `lib/guide/chunk`. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { market: slug, block, chunk } = await params;
  const market = parseMarket(slug);
  const [blockNumber, chunkNumber] = [block, chunk].map((text) =>
    /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN,
  );
  if (blockNumber === undefined || chunkNumber === undefined || !market) return notFound();
  const [channels, now] = await Promise.all([listCountryChannels(market.country), pageNow()]);
  const span = chunkSpan(chunkNumber);
  const shown = channels?.slice(blockNumber * blockRows, (blockNumber + 1) * blockRows) ?? [];
  if (shown.length === 0 || !(Math.abs(span.start - now) < reachSeconds)) return notFound();
  const rows = await listGuideChunk(market.country, shown, chunkNumber);
  if (isUnavailable(rows)) return Response.json({ unavailable: rows.unavailable }, { status: 403 });
  // The past hardly changes.
  const freshSeconds = span.stop < now ? 3600 : 60;
  return Response.json(packChunk(rowsIn(rows, wordsFor(market)), span.start), {
    headers: { "Cache-Control": `public, max-age=${freshSeconds}, stale-while-revalidate=600` },
  });
}

const notFound = () => new Response(null, { status: 404 });
