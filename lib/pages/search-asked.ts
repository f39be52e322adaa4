import type { Metadata } from "next";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { cleanQuery, readSegment } from "@/lib/query";

type Params = Promise<{ market: string; query: string }>;

/** What a search's address asks for; null if it names no market or asks nothing. */
export async function readAsked(params: Params) {
  const { market: segment, query: text } = await params;
  const market = parseMarket(segment);
  const query = cleanQuery(readSegment(text));
  return market && query ? { market, query, t: wordsFor(market) } : null;
}

export async function searchMetadata(params: Params): Promise<Metadata> {
  const asked = await readAsked(params);
  return asked
    ? { title: asked.t("search.resultsFor", { query: asked.query }), robots: { index: false } }
    : {};
}
