import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EveningCard } from "@/components/embed/evening-card";
import { hasSample } from "@/lib/api/channels";
import { pageNow } from "@/lib/api/now";
import { wordsFor } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { readEveningInShort } from "@/lib/pages/evening";
import { absentMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/embed/[market]/tonight">;

const mostLines = 5;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return absentMetadata();
  const t = wordsFor(market);
  return { title: t("tonight.title", { country: countryInText(market.country, market.locale) }) };
}

/** A country's evening, for other sites to frame. */
export default async function TonightCardPage({ params }: Props) {
  const market = parseMarket((await params).market);
  const evening = market && (await readEveningInShort(market, mostLines));
  if (!evening) notFound();
  const lines = evening.choices.map(({ channel, item: { id, title, start } }) => ({
    id,
    title,
    start,
    channel: channel.name,
  }));
  return (
    <EveningCard
      market={market}
      date={evening.date}
      zone={evening.zone}
      now={await pageNow()}
      lines={lines}
      sample={await hasSample()}
      t={wordsFor(market)}
    />
  );
}
