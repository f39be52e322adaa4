import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChannelList } from "@/components/channel/channel-list";
import { channelsPerPage } from "@/lib/channels";
import { readPage } from "@/lib/guide/segments";
import { wordsFor } from "@/lib/i18n";
import { readChannels } from "@/lib/pages/channels";
import { requireMarket } from "@/lib/pages/market";
import { placeholder } from "@/lib/pages/placeholder";

export const generateStaticParams = () => [{ page: placeholder }];

/** The first page stands for all of them. */
export const metadata: Metadata = { robots: { index: false } };

export default async function FurtherChannelsPage({ params }: PageProps<"/[market]/channels/pages/[page]">) {
  const page = readPage((await params).page);
  const market = await requireMarket(params);
  const found = page && (await readChannels(market));
  if (!found || found.channels.length <= (page - 1) * channelsPerPage) notFound();
  return <ChannelList market={market} {...found} page={page} t={wordsFor(market)} />;
}
