import { notFound } from "next/navigation";
import { ChannelList } from "@/components/channel/channel-list";
import { wordsFor } from "@/lib/i18n";
import { requireMarket } from "@/lib/pages/market";
import { readNow } from "@/lib/pages/now";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t, country }) => ({
  title: t("channel.listTitle", { country }),
  description: t("channel.listDescription", { country }),
  path: paths.channels,
}));

export default async function ChannelsPage({ params }: PageProps<"/[market]/channels">) {
  const market = await requireMarket(params);
  const now = await readNow(market);
  if (!now) notFound();
  return <ChannelList market={market} {...now} t={wordsFor(market)} />;
}
