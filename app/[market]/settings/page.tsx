import { SettingsView } from "@/components/settings/settings-view";
import { wordsFor } from "@/lib/i18n";
import { readZone, requireMarket } from "@/lib/pages/market";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t }) => ({
  title: t("settings.title"),
  description: t("settings.description"),
  path: paths.settings,
}));

export default async function Settings({ params }: PageProps<"/[market]/settings">) {
  const market = await requireMarket(params);
  return <SettingsView market={market} zone={await readZone(market)} t={wordsFor(market)} />;
}
