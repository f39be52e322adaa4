import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readNow } from "@/app/now-data";
import { placeholder } from "@/app/placeholder";
import { SearchPage } from "@/components/search/search-page";
import { searchChannels } from "@/lib/api/channels";
import { searchListings } from "@/lib/api/listings";
import { wordsOf } from "@/lib/i18n";
import { parseMarket } from "@/lib/market";
import { matchingRows, splitSilent } from "@/lib/now-next";
import { cleanQuery, readSegment } from "@/lib/query";
import { isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/[market]/search/[query]">;

export const generateStaticParams = () => [{ query: placeholder }];

async function readParams(params: Props["params"]) {
  const { market: segment, query: text } = await params;
  const market = parseMarket(segment);
  const query = cleanQuery(readSegment(text));
  return market && query ? { market, query, t: wordsOf(market.words, market.locale) } : null;
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
  const [now, channels, listings] = await Promise.all([
    readNow(market),
    searchChannels(query, market.country),
    searchListings(query, market.country),
  ]);
  if (!now) notFound();

  const onNow = matchingRows(splitSilent(now.rows).listed, query);
  const shown = new Set(onNow.flatMap((row) => [row.now?.id, row.next?.id]));
  const known = new Map(now.rows.map(({ channel }) => [channel.id, channel]));
  const later = isUnavailable(listings)
    ? null
    : listings.flatMap((slot) => {
        const channel = known.get(slot.channel);
        return channel && !shown.has(slot.id) ? [{ slot, channel }] : [];
      });
  const found = { query, channels, onNow, later, at: now.at, date: now.date, zone: now.zone };
  return <SearchPage market={market} found={found} t={t} />;
}
