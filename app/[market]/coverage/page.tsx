import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CoverageView } from "@/components/coverage/coverage-view";
import { Notice } from "@/components/ui/notice";
import { addDays, dateAt } from "@/contract/zone";
import { getCountry, getCoverage, listCountryChannels, listCountryNow } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { wordsOf } from "@/lib/i18n";
import { countryInText, countryZone, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/[market]/coverage">;

/** Days before and after today that the page tells of. */
const before = 4;
const after = 9;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  const country = countryInText(market.country, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("coverage.title", { country }),
    description: t("coverage.description", { country }),
    path: paths.coverage,
  });
}

export default async function CoveragePage({ params }: Props) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  const [country, channels, lines, now] = await Promise.all([
    getCountry(market.country),
    listCountryChannels(market.country),
    listCountryNow(market.country),
    pageNow(),
  ]);
  if (!channels) notFound();
  const t = wordsOf(market.words, market.locale);
  const zone = countryZone(market.country, country);
  const today = dateAt(now, zone);
  const dates = Array.from({ length: before + 1 + after }, (_, index) => addDays(today, index - before));
  const days = await Promise.all(dates.map((date) => getCoverage(market.country, date)));
  const refused = days.find((day) => day !== null && isUnavailable(day));
  const told = days.flatMap((day) => (day && !isUnavailable(day) ? [day] : []));
  if (told.length === 0)
    return (
      <Notice
        level={1}
        title={t("coverage.title", { country: countryInText(market.country, market.locale) })}
      >
        {t(`unavailable.${refused && isUnavailable(refused) ? refused.unavailable : "not-served"}`)}
      </Notice>
    );
  const listed = new Set(lines?.items.flatMap((line) => (line.now || line.next ? [line.channel] : [])));
  return (
    <CoverageView
      market={market}
      country={country}
      zone={zone}
      today={today}
      days={told}
      silent={channels.filter(({ id }) => !listed.has(id))}
      t={t}
    />
  );
}
