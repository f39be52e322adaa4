import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { SportPage } from "@/components/sport/sport-page";
import { wordsFor } from "@/lib/i18n";
import { countryInText } from "@/lib/market";
import { placeholder } from "@/lib/pages/placeholder";
import { readCounts, readSportPage, readSportSegments } from "@/lib/pages/sport";
import { paths } from "@/lib/paths";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { sportName } from "@/lib/sport/name";
import { longDate } from "@/lib/time/format";

type Props = PageProps<"/[market]/sport/[sport]/[[...date]]">;

export const generateStaticParams = () => [{ sport: placeholder, date: [placeholder] }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readSportSegments(params);
  if (!found) return absentMetadata();
  const { market, sport, date } = found;
  const { locale } = market;
  const t = wordsFor(market);
  const country = countryInText(market.country, locale);
  const { sports } = await readCounts();
  const name =
    sport === null
      ? t("nav.sport")
      : sportName(sport, t, sports.find((counted) => counted.sport === sport)?.name);
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
  const found = await readSportSegments(params);
  if (!found) notFound();
  const { market, sport, date } = found;
  if (sport === null && date === null) permanentRedirect(paths.sport(market.slug));
  const page = await readSportPage(market, sport, date);
  if (!page) notFound();
  return <SportPage page={page} market={market} t={wordsFor(market)} />;
}
