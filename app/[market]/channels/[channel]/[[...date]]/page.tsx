import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ChannelView } from "@/components/channel/channel-view";
import { JsonLd } from "@/components/seo/json-ld";
import { wordsFor } from "@/lib/i18n";
import { readChannel, readChannelDay } from "@/lib/pages/channel";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { channelThings } from "@/lib/seo/json-ld/page-things";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { leadingZoneTerm, longDate } from "@/lib/time/format";

type Props = PageProps<"/[market]/channels/[channel]/[[...date]]">;

export const generateStaticParams = () => [{ channel: placeholder, date: [placeholder] }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readChannel(params);
  if (!found) return absentMetadata();
  const { market, channel, zone, asked } = found;
  const t = wordsFor(market);
  const date = longDate(found.date, market.locale);
  const city = t("time.zone", { zone: leadingZoneTerm(zone, market.locale) });
  return pageMetadata({
    market,
    t,
    title: t("channel.title", { channel: channel.name, date }),
    description: t("channel.description", { channel: channel.name, date, zone: city }),
    path: (slug) => paths.channel(slug, channel.id, asked ?? undefined),
    neutral: asked === null ? paths.neutralChannel(channel.id) : undefined,
    picture: paths.picture(market.slug, "channels", channel.id),
  });
}

export default async function ChannelPage({ params }: Props) {
  const found = await readChannel(params);
  if (!found) notFound();
  const { market, now, zone, today, date } = found;
  const day = await readChannelDay(found);
  const t = wordsFor(market);
  return (
    <>
      <JsonLd things={channelThings(day.channel, market, zone, t)} />
      <ChannelView market={market} {...day} zone={zone} date={date} today={today} now={now} t={t} />
    </>
  );
}
