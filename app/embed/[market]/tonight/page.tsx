import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EveningCard } from "@/components/embed/evening-card";
import { hasSample } from "@/lib/api/channels";
import { wordsFor } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { readBestTonight } from "@/lib/pages/evening";
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
  const evening = market && (await readBestTonight(market, mostLines));
  if (!evening) notFound();
  return (
    <EveningCard
      market={market}
      date={evening.date}
      zone={evening.zone}
      now={evening.now}
      picks={evening.picks}
      sample={await hasSample()}
      t={wordsFor(market)}
    />
  );
}
