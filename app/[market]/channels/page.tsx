import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { readNow } from "@/app/now-data";
import { ChannelList } from "@/components/channel/channel-list";
import { Alternates } from "@/components/shell/alternates";
import { wordsOf } from "@/lib/i18n";
import { countryInText, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";

type Props = PageProps<"/[market]/channels">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  const country = countryInText(market.country, market.locale);
  return {
    title: t("channel.listTitle", { country }),
    description: t("channel.listDescription", { country }),
    alternates: { canonical: paths.channels(market.slug) },
  };
}

export default async function ChannelsPage({ params }: Props) {
  const market = parseMarket((await params).market);
  const found = market && (await readNow(market));
  if (!found) notFound();
  return (
    <>
      <Alternates country={market.country} path={paths.channels} />
      <ChannelList
        market={market}
        rows={found.rows}
        at={found.at}
        zone={found.zone}
        t={wordsOf(market.words, market.locale)}
      />
    </>
  );
}
