import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { placeholder } from "@/app/placeholder";
import { readCounts } from "@/app/sport-data";
import { dateAt } from "@/contract/zone";
import { pageNow } from "@/lib/api/now";
import { readDate } from "@/lib/guide/segments";
import { wordsOf } from "@/lib/i18n";
import { countryInText, fallbackZone, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { sportName } from "@/lib/sport/name";
import { longDate } from "@/lib/time/format";
import { SportPage } from "../../sport-page";

type Props = PageProps<"/[market]/sport/[sport]/[[...date]]">;

export const generateStaticParams = () => [{ sport: placeholder, date: [placeholder] }];

/** Days either way that have a page: links to days must not lead robots through the centuries. */
const reachDays = 60;

/** What a path names: `sport` null is all of them. Null where it names nothing. */
async function read(params: Props["params"]) {
  const { market: slug, sport: segment, date: [day, ...rest] = [] } = await params;
  const market = parseMarket(slug);
  const date = day === undefined ? null : readDate(day);
  if (!market || !/^[a-z0-9-]{2,40}$/.test(segment) || rest.length > 0) return null;
  if (day !== undefined && date === null) return null;
  const today = dateAt(await pageNow(), fallbackZone(market.country));
  const awayDays = date === null ? 0 : (Date.parse(date) - Date.parse(today)) / 86_400_000;
  if (Math.abs(awayDays) > reachDays) return null;
  return { market, sport: segment === "all" ? null : segment, date };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found) return {};
  const { market, sport, date } = found;
  const { locale } = market;
  const t = wordsOf(market.words, locale);
  const country = countryInText(market.country, locale);
  const { sports } = await readCounts();
  const name =
    sport === null ? t("nav.sport") : sportName(sport, t, sports.find((told) => told.sport === sport)?.name);
  const day = date && longDate(date, locale);
  return pageMetadata({
    market,
    t,
    title: day
      ? t("sport.titleOn", { sport: name, country, date: day })
      : t("sport.titleOf", { sport: name, country }),
    description: day ? t("sport.descriptionOn", { country, date: day }) : t("sport.description", { country }),
    path: (slug) => paths.sport(slug, sport ?? "all", date ?? undefined),
  });
}

export default async function OneSportPage({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, sport, date } = found;
  if (sport === null && date === null) permanentRedirect(paths.sport(market.slug));
  return <SportPage market={market} sport={sport} date={date} />;
}
