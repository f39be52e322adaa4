import type { Metadata } from "next";
import { SearchPage } from "@/components/search/search-page";
import { wordsFor, wordsOf } from "@/lib/i18n";
import { requireMarket } from "@/lib/pages/market";

export const metadata: Metadata = { title: wordsOf("en")("search.title"), robots: { index: false } };

export default async function EmptySearch({ params }: PageProps<"/[market]/search">) {
  const market = await requireMarket(params);
  return <SearchPage market={market} found={null} t={wordsFor(market)} />;
}
