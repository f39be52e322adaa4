import { WorldView } from "@/components/world/world-view";
import { pageNow } from "@/lib/api/now";
import { wordsFor } from "@/lib/i18n";
import { readZone, requireMarket } from "@/lib/pages/market";
import { readWorld } from "@/lib/pages/world";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t }) => ({
  title: t("world.title"),
  description: t("world.description"),
  path: paths.world,
}));

export default async function WorldPage({ params }: PageProps<"/[market]/world">) {
  const market = await requireMarket(params);
  const [zone, now] = await Promise.all([readZone(market), pageNow()]);
  const evenings = await readWorld(market, now);
  return <WorldView market={market} zone={zone} now={now} evenings={evenings} t={wordsFor(market)} />;
}
