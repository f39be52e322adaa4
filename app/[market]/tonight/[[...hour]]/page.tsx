import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { placeholder } from "@/app/placeholder";
import { tellShowings } from "@/app/showings-data";
import { FeedLink } from "@/components/shell/feed-link";
import { hourLabel } from "@/components/tonight/hours";
import { TonightView } from "@/components/tonight/tonight-view";
import { dateAt } from "@/contract/zone";
import { getCountry, listCountryChannels, listCountryTonight } from "@/lib/api/countries";
import { listGuide } from "@/lib/api/guide";
import { pageNow } from "@/lib/api/now";
import {
  type EveningHour,
  eveningStart,
  lineAt,
  openingHour,
  readEveningSegments,
} from "@/lib/guide/tonight";
import { wordsOf } from "@/lib/i18n";
import { countryInText, fallbackZone, type Market, parseMarket } from "@/lib/market";
import { nowRows } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { type Channel, isUnavailable, type NowNext } from "@/lib/shapes";

type Props = PageProps<"/[market]/tonight/[[...hour]]">;

export const generateStaticParams = () => [{ hour: [placeholder] }];

/** The market, the evening and the hour that a path names; null where it names none. */
async function read(params: Props["params"]) {
  const { market: slug, hour: segments } = await params;
  const market = parseMarket(slug);
  const asked = readEveningSegments(segments);
  return market && asked && evening(market, asked.hour, asked.page);
}

async function evening(market: Market, asked: EveningHour | null, page: number) {
  const [country, channels, now] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
    pageNow(),
  ]);
  if (!channels) return null;
  const zone = country?.timezone ?? fallbackZone(market.country);
  const hour = asked ?? openingHour(now, zone);
  return { market, channels, zone, date: dateAt(now, zone), hour, asked, page };
}

const lateHours = 4;

/** What is on at the hour. The API's own evening ends at 23:00, so the hours after midnight come from the listings. */
async function linesOf(
  code: string,
  channels: Channel[],
  date: string,
  hour: EveningHour,
  zone: string,
): Promise<NowNext[]> {
  if (hour !== "late") return (await listCountryTonight(code, hour))?.items ?? [];
  const at = eveningStart(date, hour, zone);
  const ids = channels.map(({ id }) => id);
  const slots = ids.length > 0 ? await listGuide(ids, at, at + lateHours * 3600) : [];
  if (isUnavailable(slots)) return [];
  const byChannel = Map.groupBy(slots, ({ channel }) => channel);
  return ids.map((channel) => ({ channel, ...lineAt(byChannel.get(channel) ?? [], at) }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const { market, hour, asked, date, zone, page } = found;
  const t = wordsOf(market.words, market.locale);
  const country = countryInText(market.country, market.locale);
  const label = hourLabel(hour, date, { locale: market.locale, zone }, t);
  const titles = {
    none: t("tonight.title", { country }),
    late: t("tonight.titleLate", { country }),
    hour: t("tonight.titleAt", { country, hour: label }),
  };
  return pageMetadata({
    market,
    t,
    title: titles[asked === null ? "none" : asked === "late" ? "late" : "hour"],
    description: t("tonight.description", { country, hour: label }),
    path: (slug) => paths.tonight(slug, asked ?? undefined, page),
    picture: paths.picture(market.slug, "tonight"),
  });
}

export default async function TonightPage({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, channels, zone, date, hour, page } = found;
  const lines = await tellShowings(market.country, await linesOf(market.country, channels, date, hour, zone));
  const t = wordsOf(market.words, market.locale);
  return (
    <>
      <FeedLink href={paths.tonightFeed(market.slug)} title={t("feed.atom")} />
      <TonightView
        market={market}
        rows={nowRows(channels, lines)}
        date={date}
        zone={zone}
        hour={hour}
        page={page}
        t={t}
      />
    </>
  );
}
