import { notFound } from "next/navigation";
import { ChannelList } from "@/components/channel/channel-list";
import { wordsFor } from "@/lib/i18n";
import { readChannels } from "@/lib/pages/channels";
import { requireMarket } from "@/lib/pages/market";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t, country }) => ({
  title: t("channel.listTitle", { country }),
  description: t("channel.listDescription", { country }),
  path: (slug) => paths.channels(slug),
}));

export default async function ChannelsPage({ params }: PageProps<"/[market]/channels">) {
  const market = await requireMarket(params);
  const found = await readChannels(market);
  if (!found) notFound();
  return <ChannelList market={market} {...found} page={1} t={wordsFor(market)} />;
}
