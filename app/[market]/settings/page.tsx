import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SettingsView } from "@/components/settings/settings-view";
import { Alternates } from "@/components/shell/alternates";
import { getCountry } from "@/lib/api/countries";
import { wordsOf } from "@/lib/i18n";
import { countryZone, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";

type Props = PageProps<"/[market]/settings">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  return {
    title: t("settings.title"),
    description: t("settings.description"),
    alternates: { canonical: paths.settings(market.slug) },
  };
}

export default async function Settings({ params }: Props) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  const country = await getCountry(market.country);
  return (
    <>
      <Alternates country={market.country} path={paths.settings} />
      <SettingsView
        market={market}
        zone={countryZone(market.country, country)}
        t={wordsOf(market.words, market.locale)}
      />
    </>
  );
}
