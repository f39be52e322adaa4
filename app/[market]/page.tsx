import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readNow } from "@/app/now-data";
import { marketThings } from "@/app/page-things";
import { NowPage } from "@/components/now-next/now-page";
import { JsonLd } from "@/components/seo/json-ld";
import { wordsOf } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export async function generateMetadata({ params }: PageProps<"/[market]">): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  const country = countryInText(market.country, market.locale);
  const title = t("now.title", { country });
  return pageMetadata({
    market,
    t,
    title,
    wholeTitle: `${title} · ${t("site.name")}`,
    description: t("now.description", { country }),
    path: paths.market,
    neutral: paths.countries(),
  });
}

export default async function MarketPage({ params }: PageProps<"/[market]">) {
  const market = parseMarket((await params).market);
  const now = market && (await readNow(market));
  if (!now) notFound();
  const t = wordsOf(market.words, market.locale);
  return (
    <>
      <JsonLd things={marketThings(market, t)} />
      <NowPage market={market} {...now} kind="all" page={1} t={t} />
    </>
  );
}
