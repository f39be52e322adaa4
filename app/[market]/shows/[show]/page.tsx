import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { showThings } from "@/app/page-things";
import { placeholder } from "@/app/placeholder";
import { JsonLd } from "@/components/seo/json-ld";
import { ShowView } from "@/components/show/show-view";
import { Notice } from "@/components/ui/notice";
import { getCountry } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { getShow, listEpisodes, listShowAirings } from "@/lib/api/shows";
import { wordsOf } from "@/lib/i18n";
import { countryZone, type Market, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";
import { comingAirings, itemsOf, missedAirings } from "@/lib/shows";

type Props = PageProps<"/[market]/shows/[show]">;

export const generateStaticParams = () => [{ show: placeholder }];

/** How far back a showing counts as missed. */
const missedSeconds = 3 * 86_400;

/** The market and show that a path names; null where there is no such show. */
async function read(params: Props["params"]) {
  const { market: slug, show: id } = await params;
  const market = parseMarket(slug);
  if (!market || !id.startsWith("sh_")) return null;
  const show = await getShow(id);
  return show && { market, id, show };
}

/** The showings to come, here and elsewhere, and those that were missed; null where the API tells none. */
async function readAirings(show: string, { country }: Market, now: number) {
  const hour = now - (now % 3600);
  const [here, all, past] = await Promise.all([
    listShowAirings(show, { country }),
    listShowAirings(show),
    listShowAirings(show, { country, from: hour - missedSeconds, to: hour + 3600 }),
  ]);
  const items = comingAirings([...itemsOf(here), ...itemsOf(all)], country, now);
  const coming = all && !isUnavailable(all) ? { items, count: Math.max(items.length, all.count) } : all;
  return { coming, missed: missedAirings(itemsOf(past), items, now) };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (!found || isUnavailable(found.show)) return {};
  const { market, show } = found;
  const t = wordsOf(market.words, market.locale);
  return pageMetadata({
    market,
    t,
    title: show.name,
    description: [t("show.description", { show: show.name }), show.summary].filter(Boolean).join(" "),
    path: (slug) => paths.show(slug, show.id),
    picture: paths.picture(market.slug, "shows", show.id),
    kind: "video.tv_show",
  });
}

export default async function ShowPage({ params }: Props) {
  const found = await read(params);
  if (!found) notFound();
  const { market, id, show } = found;
  const t = wordsOf(market.words, market.locale);
  if (isUnavailable(show))
    return (
      <Notice level={1} title={t("show.unavailable")}>
        {t(`unavailable.${show.unavailable}`)}
      </Notice>
    );
  const [country, now, episodes] = await Promise.all([
    getCountry(market.country),
    pageNow(),
    listEpisodes(id),
  ]);
  const { coming, missed } = await readAirings(id, market, now);
  const format = { locale: market.locale, zone: countryZone(market.country, country) };
  return (
    <>
      <JsonLd things={showThings(show, market)} />
      <ShowView
        show={show}
        episodes={episodes}
        coming={coming}
        missed={missed}
        setting={{ market, now, format, t }}
      />
    </>
  );
}
