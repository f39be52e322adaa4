import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { channelThings } from "@/app/page-things";
import { placeholder } from "@/app/placeholder";
import { tellSlots } from "@/app/showings-data";
import { ChannelView } from "@/components/channel/channel-view";
import { JsonLd } from "@/components/seo/json-ld";
import { dateAt } from "@/contract/zone";
import { getChannel, getSchedule, listChannelNext, listFreeWays } from "@/lib/api/channels";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { readDate } from "@/lib/guide/segments";
import { wordsOf } from "@/lib/i18n";
import { channelZone, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { longDate, zoneTerm } from "@/lib/time/format";

type Props = PageProps<"/[market]/channels/[channel]/[[...date]]">;

export const generateStaticParams = () => [{ channel: placeholder, date: [placeholder] }];

/** The market, channel and day that a path names; null where it names none. */
async function read(params: Props["params"]) {
  const { market: slug, channel: id, date: [segment, ...rest] = [] } = await params;
  const market = parseMarket(slug);
  const asked = segment === undefined ? null : readDate(segment);
  if (!market || !id.startsWith("ch_") || rest.length > 0 || (segment !== undefined && !asked)) return null;
  const [channel, country, now] = await Promise.all([getChannel(id), getCountry(market.country), pageNow()]);
  if (!channel) return null;
  const zone = channelZone(channel, market, country);
  const today = dateAt(now, zone);
  return { market, channel, now, zone, today, asked, date: asked ?? today };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const { market, channel, zone, asked } = found;
  const t = wordsOf(market.words, market.locale);
  const date = longDate(found.date, market.locale);
  const city = t("time.zone", { zone: zoneTerm(zone, market.locale) });
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
  const found = await read(params);
  if (!found) notFound();
  const { market, channel, now, zone, today, date } = found;
  const [slots, lineup, coming, freeWays] = await Promise.all([
    getSchedule(channel.id, date, zone),
    listCountryChannels(market.country),
    date === today ? listChannelNext(channel.id, 1) : null,
    listFreeWays(channel.id),
  ]);
  const told =
    slots && !isUnavailable(slots) ? await tellSlots(channel.country ?? undefined, slots) : (slots ?? []);
  const place = lineup?.findIndex(({ id }) => id === channel.id) ?? -1;
  const neighbours = {
    previous: lineup?.[place - 1] ?? null,
    next: place < 0 ? null : (lineup?.[place + 1] ?? null),
  };
  const placed = { ...channel, number: lineup?.[place]?.number ?? channel.number };
  const t = wordsOf(market.words, market.locale);
  return (
    <>
      <JsonLd things={channelThings(placed, market, zone, t)} />
      <ChannelView
        market={market}
        channel={placed}
        neighbours={neighbours}
        zone={zone}
        date={date}
        today={today}
        now={now}
        slots={told}
        freeWays={freeWays}
        after={coming?.[0]}
        t={t}
      />
    </>
  );
}
