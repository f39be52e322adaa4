import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readNow } from "@/app/now-data";
import { ChannelList } from "@/components/channel/channel-list";
import { wordsOf } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[market]/channels">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  const country = countryInText(market.country, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("channel.listTitle", { country }),
    description: t("channel.listDescription", { country }),
    path: paths.channels,
  });
}

export default async function ChannelsPage({ params }: Props) {
  const market = parseMarket((await params).market);
  const found = market && (await readNow(market));
  if (!found) notFound();
  return (
    <ChannelList
      market={market}
      rows={found.rows}
      at={found.at}
      zone={found.zone}
      t={wordsOf(market.words, market.locale)}
    />
  );
}
