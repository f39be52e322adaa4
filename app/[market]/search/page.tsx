import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SearchPage } from "@/components/search/search-page";
import { wordsOf } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";

export const metadata: Metadata = { title: wordsOf("en")("search.title"), robots: { index: false } };

export default async function EmptySearch({ params }: PageProps<"/[market]/search">) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  return <SearchPage market={market} found={null} t={wordsOf(market.words, market.locale)} />;
}
