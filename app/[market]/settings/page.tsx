import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SettingsView } from "@/components/settings/settings-view";
import { getCountry } from "@/lib/api/countries";
import { wordsOf } from "@/lib/i18n";
import { countryZone, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[market]/settings">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("settings.title"),
    description: t("settings.description"),
    path: paths.settings,
  });
}

export default async function Settings({ params }: Props) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  const country = await getCountry(market.country);
  return (
    <SettingsView
      market={market}
      zone={countryZone(market.country, country)}
      t={wordsOf(market.words, market.locale)}
    />
  );
}
