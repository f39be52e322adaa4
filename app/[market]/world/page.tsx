import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { tellShowings } from "@/app/showings-data";
import { type WorldEvening, WorldView } from "@/components/world/world-view";
import { getCountry, listCountries, listCountryChannels, listCountryTonight } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { picksOf } from "@/lib/guide/tonight";
import { wordsOf } from "@/lib/i18n";
import { countryZone, parseMarket } from "@/lib/market";
import { nowRows, splitSilent } from "@/lib/now-next";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { comparedCountries, type Evening, eveningsOf, primeHour } from "@/lib/world";

type Props = PageProps<"/[market]/world">;

const picksShown = 4;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("world.title"),
    description: t("world.description"),
    path: paths.world,
  });
}

/** What a country's evening has to show: what not to miss, else what its first channels have on. */
async function withPicks(evening: Evening): Promise<WorldEvening> {
  const { country, prime } = evening;
  const [channels, tonight] = await Promise.all([
    listCountryChannels(country),
    listCountryTonight(country, primeHour),
  ]);
  const told = await tellShowings(country, tonight?.items ?? []);
  const { listed } = splitSilent(nowRows(channels ?? [], told));
  const best = picksOf(listed, prime, ({ free }) => free === true);
  const first = listed.flatMap(({ channel, now, next }) => {
    const item = now ?? next;
    return item ? [{ channel, item, reason: null }] : [];
  });
  const shown = new Set(best.map(({ channel }) => channel.id));
  const picks = [...best, ...first.filter(({ channel }) => !shown.has(channel.id))].slice(0, picksShown);
  return { ...evening, channels: channels?.length ?? 0, picks };
}

export default async function WorldPage({ params }: Props) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  const [countries, own, now] = await Promise.all([listCountries(), getCountry(market.country), pageNow()]);
  const zones = await Promise.all(
    comparedCountries(countries, market.country).map(async ({ code }) => ({
      country: code,
      zone: countryZone(code, await getCountry(code)),
    })),
  );
  return (
    <WorldView
      market={market}
      zone={countryZone(market.country, own)}
      now={now}
      evenings={await Promise.all(eveningsOf(zones, now).map(withPicks))}
      t={wordsOf(market.words, market.locale)}
    />
  );
}
