import type { Metadata } from "next";
import { SearchPage } from "@/components/search/search-page";
import { wordsFor, wordsOf } from "@/lib/i18n";
import { requireMarket } from "@/lib/pages/market";
import { readOnNow } from "@/lib/pages/search";

export const metadata: Metadata = { title: wordsOf("en")("search.title"), robots: { index: false } };

export default async function EmptySearch({ params }: PageProps<"/[market]/search">) {
  const market = await requireMarket(params);
  const on = await readOnNow(market);
  const onNow = on && { rows: on.rows, at: on.at, format: { locale: market.locale, zone: on.zone } };
  return <SearchPage market={market} found={null} onNow={onNow} t={wordsFor(market)} />;
}
