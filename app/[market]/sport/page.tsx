import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { wordsOf } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { SportPage } from "./sport-page";

type Props = PageProps<"/[market]/sport">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  const country = countryInText(market.country, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("sport.title", { country }),
    description: t("sport.description", { country }),
    path: (slug) => paths.sport(slug),
  });
}

export default async function AllSportPage({ params }: Props) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  return <SportPage market={market} sport={null} />;
}
