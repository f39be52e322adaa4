import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SearchPage } from "@/components/search/search-page";
import { wordsFor } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { placeholder } from "@/lib/pages/placeholder";
import { readSearch } from "@/lib/pages/search";
import { cleanQuery, readSegment } from "@/lib/query";

type Props = PageProps<"/[market]/search/[query]">;

export const generateStaticParams = () => [{ query: placeholder }];

async function readParams(params: Props["params"]) {
  const { market: segment, query: text } = await params;
  const market = parseMarket(segment);
  const query = cleanQuery(readSegment(text));
  return market && query ? { market, query, t: wordsFor(market) } : null;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = await readParams(params);
  return asked
    ? { title: asked.t("search.resultsFor", { query: asked.query }), robots: { index: false } }
    : {};
}

/** `/search?q=…` is rewritten to this page by `proxy.ts`. */
export default async function SearchResults({ params }: Props) {
  const asked = await readParams(params);
  if (!asked) notFound();
  const { market, query, t } = asked;
  const found = await readSearch(market, query);
  if (!found) notFound();
  return <SearchPage market={market} found={found} onNow={null} t={t} />;
}
