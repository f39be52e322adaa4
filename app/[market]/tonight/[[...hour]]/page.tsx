import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { listEveningLines } from "@/app/evening-data";
import { placeholder } from "@/app/placeholder";
import { tellShowings } from "@/app/showings-data";
import { EmbedSnippet } from "@/components/embed/embed-snippet";
import { FeedLink } from "@/components/shell/feed-link";
import { hourLabel } from "@/components/tonight/hours";
import { TonightView } from "@/components/tonight/tonight-view";
import { dateAt } from "@/contract/zone";
import { getCountry, listCountryChannels } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { type EveningHour, openingHour, readEveningSegments } from "@/lib/guide/tonight";
import { wordsOf } from "@/lib/i18n";
import { countryInText, fallbackZone, type Market, parseMarket } from "@/lib/market";
import { nowRows } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { absoluteUrl } from "@/lib/site-url";

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
  const lines = await tellShowings(
    market.country,
    await listEveningLines(market.country, channels, date, hour, zone),
  );
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
      <div className="page pb-12">
        <EmbedSnippet
          src={absoluteUrl(paths.embeddedTonight(market.slug))}
          title={t("tonight.title", { country: countryInText(market.country, market.locale) })}
          card="evening"
          t={t}
        />
      </div>
    </>
  );
}
