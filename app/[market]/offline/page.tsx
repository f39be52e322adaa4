import type { Metadata } from "next";
import { OfflineView } from "@/components/offline/offline-view";
import { wordsFor } from "@/lib/i18n";
import { readZone, requireMarket } from "@/lib/pages/market";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

const metadataOf = marketMetadata(({ t }) => ({
  title: t("offline.title"),
  description: t("offline.lead"),
  path: paths.offline,
}));

export const generateMetadata = async (props: PageProps<"/[market]/offline">): Promise<Metadata> => ({
  ...(await metadataOf(props)),
  robots: { index: false },
});

export default async function Offline({ params }: PageProps<"/[market]/offline">) {
  const market = await requireMarket(params);
  return <OfflineView market={market} zone={await readZone(market)} t={wordsFor(market)} />;
}
