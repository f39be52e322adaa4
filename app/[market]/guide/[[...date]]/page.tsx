import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { placeholder } from "@/app/placeholder";
import { EmptyDay } from "@/components/guide/empty-day";
import { GuideView } from "@/components/guide/guide-view";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { addDays, atHour, dateAt, daySpan } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { type GuidePlace, pageOf, readGuideSegments, screenRows } from "@/lib/guide/segments";
import { wordsOf } from "@/lib/i18n";
import { countryInText, countryZone, type Market, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { isUnavailable } from "@/lib/shapes";
import { longDate } from "@/lib/time/format";
import { readFirstScreen } from "../first-screen";
import { heldDays } from "../held-days";

type Props = PageProps<"/[market]/guide/[[...date]]">;

export const generateStaticParams = () => [{ date: [placeholder] }];

/** Where a day that isn't today opens. */
const primeHour = 20;

/** How long before now today's first screen begins, and the step that its edge keeps to; seconds. */
const beforeNow = 35 * 60;
const edge = 15 * 60;

/** How many days the grid reaches before and after the page's own. */
const reachDays = 35;

/** The market and the place that a path names, and what its words need; null where the path names none. */
async function read(params: Props["params"]) {
  const { market: slug, date: segments } = await params;
  const market = parseMarket(slug);
  const asked = readGuideSegments(segments);
  return market && asked && place(market, asked);
}

async function place(market: Market, asked: GuidePlace) {
  const [country, channels, now] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
    pageNow(),
  ]);
  const zone = countryZone(market.country, country);
  const today = dateAt(now, zone);
  const date = asked.date ?? today;
  const { pages } = pageOf(channels ?? [], 1, screenRows);
  if (!channels || asked.page > pages) return null;
  const t = wordsOf(market.words, market.locale);
  const name = countryInText(market.country, market.locale);
  return { market, asked, channels, now, zone, today, date, t, name };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const { market, asked, t, name, channels } = found;
  const date = longDate(found.date, market.locale);
  return {
    title: t("guide.metaTitle", { country: name, date }),
    description: t("guide.description", { country: name, date, count: channels.length }),
    alternates: { canonical: paths.guide(market.slug, asked.date ?? undefined) },
  };
}

export default async function GuidePage({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, asked, channels, now, zone, today, date, t, name } = found;
  if (channels.length === 0)
    return (
      <Notice
        level={1}
        title={t("guide.noChannels", { country: name })}
        action={
          <Link className={primaryLook} href={paths.countries()}>
            {t("absent.action")}
          </Link>
        }
      />
    );
  const { hour, page } = asked;
  const start =
    date === today && hour === null
      ? Math.floor((now - beforeNow) / edge) * edge
      : atHour(date, hour ?? primeHour, zone);
  const screen = await readFirstScreen(channels, start, (page - 1) * screenRows);
  const empty = { market, date, today, t };
  if (isUnavailable(screen)) return <EmptyDay {...empty} refused={screen} held={null} />;
  if (screen.chunks.every(([, { rows }]) => rows.every((row) => row.length === 0))) {
    const ids = screen.channels.map(({ id }) => id);
    const held = await heldDays(ids, today, zone);
    // Other hours and channels may have what these haven't.
    if (!held || date < held.first || held.last < date)
      return <EmptyDay {...empty} refused={null} held={held} />;
  }
  const [first = date, last = date] = [date, today].sort();
  return (
    <GuideView
      market={market}
      t={t}
      zone={zone}
      now={now}
      today={today}
      date={date}
      hour={hour}
      page={page}
      range={{
        start: daySpan(addDays(first, -reachDays), zone).start,
        stop: daySpan(addDays(last, reachDays), zone).stop,
      }}
      screen={screen}
    />
  );
}
