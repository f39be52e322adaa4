import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readNow } from "@/app/now-data";
import { NowPage } from "@/components/now-next/now-page";
import { Alternates } from "@/components/shell/alternates";
import { wordsOf } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";

export async function generateMetadata({ params }: PageProps<"/[market]">): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  const country = countryInText(market.country, market.locale);
  const title = `${t("now.title", { country })} · ${t("site.name")}`;
  return { title: { absolute: title }, description: t("now.description", { country }) };
}

export default async function MarketPage({ params }: PageProps<"/[market]">) {
  const market = parseMarket((await params).market);
  const now = market && (await readNow(market));
  if (!now) notFound();
  const t = wordsOf(market.words, market.locale);
  return (
    <>
      <Alternates country={market.country} path={paths.market} />
      <NowPage market={market} {...now} kind="all" page={1} t={t} />
    </>
  );
}
