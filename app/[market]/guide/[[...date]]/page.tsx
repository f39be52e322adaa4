import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { placeholder } from "@/app/placeholder";
import { EmptyDay } from "@/components/guide/empty-day";
import { GuideView } from "@/components/guide/guide-view";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { dateAt, daySpan } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { listGuide } from "@/lib/api/guide";
import { pageNow } from "@/lib/api/now";
import { channelsPerPage, type GuidePage, pageOf, readGuideSegments } from "@/lib/guide/segments";
import { wordsOf } from "@/lib/i18n";
import { countryInText, countryZone, type Market, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { isUnavailable } from "@/lib/shapes";
import { clockAheadMs } from "@/lib/time/clock";
import { longDate } from "@/lib/time/format";
import { heldDays } from "../held-days";

type Props = PageProps<"/[market]/guide/[[...date]]">;

export const generateStaticParams = () => [{ date: [placeholder] }];

/** The market and the day that a path names, and what its words need; null where the path names none. */
async function read(params: Props["params"]) {
  const { market: slug, date: segments } = await params;
  const market = parseMarket(slug);
  const asked = readGuideSegments(segments);
  return market && asked && place(market, asked);
}

async function place(market: Market, asked: GuidePage) {
  const [country, channels, now] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
    pageNow(),
  ]);
  const zone = countryZone(market.country, country);
  const today = dateAt(now, zone);
  const date = asked.date ?? today;
  const { pages } = pageOf(channels ?? [], 1, channelsPerPage);
  if (!channels || asked.page > pages) return null;
  const t = wordsOf(market.words, market.locale);
  const place = countryInText(market.country, market.locale);
  return { market, asked, channels, now, zone, today, date, t, place };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const { market, asked, t, place, channels } = found;
  const date = longDate(found.date, market.locale);
  return {
    title: t("guide.metaTitle", { country: place, date }),
    description: t("guide.description", { country: place, date, count: channels.length }),
    alternates: { canonical: paths.guide(market.slug, asked.date ?? undefined, asked.page) },
  };
}

export default async function GuidePageOfDay({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, asked, channels, now, zone, today, date, t, place } = found;
  const day = daySpan(date, zone);
  if (channels.length === 0)
    return (
      <Notice
        level={1}
        title={t("guide.noChannels", { country: place })}
        action={
          <Link className={primaryLook} href={paths.countries()}>
            {t("absent.action")}
          </Link>
        }
      />
    );
  const { items, pages } = pageOf(channels, asked.page, channelsPerPage);
  const ids = items.map(({ id }) => id);
  const slots = await listGuide(ids, day.start, day.stop);
  const empty = { market, date, today, t };
  if (isUnavailable(slots)) return <EmptyDay {...empty} refused={slots} held={null} />;
  if (slots.length === 0) {
    const held = await heldDays(ids, today, zone);
    // Other pages' channels may have what this page's haven't.
    const elsewhere = pages > 1 && held && held.first <= date && date <= held.last;
    if (!elsewhere) return <EmptyDay {...empty} refused={null} held={held} />;
  }
  return (
    <GuideView
      market={market}
      t={t}
      zone={zone}
      now={now}
      aheadMs={clockAheadMs()}
      asked={asked}
      channels={channels}
      slots={slots}
    />
  );
}
