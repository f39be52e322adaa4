import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { EmbedSnippet } from "@/components/embed/embed-snippet";
import { OembedLinks } from "@/components/embed/oembed-links";
import { FeedLink } from "@/components/shell/feed-link";
import { hourLabel } from "@/components/tonight/hours";
import { TonightView } from "@/components/tonight/tonight-view";
import { wordsFor } from "@/lib/i18n";
import { countryInText } from "@/lib/market";
import { readEvening, readEveningRows } from "@/lib/pages/evening";
import { placeholder } from "@/lib/pages/placeholder";
import { paths } from "@/lib/paths";
import { absentMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { absoluteUrl } from "@/lib/site-url";

type Props = PageProps<"/[market]/tonight/[[...hour]]">;

export const generateStaticParams = () => [{ hour: [placeholder] }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readEvening(params);
  if (!found) return absentMetadata();
  const { market, hour, asked, date, zone, free, page } = found;
  const t = wordsFor(market);
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
    title: free
      ? t("tonight.titleFree", { country, hour: label })
      : titles[asked === null ? "none" : asked === "late" ? "late" : "hour"],
    description: t("tonight.description", { country, hour: label }),
    path: (slug) => paths.tonight(slug, asked ?? undefined, { free, page }),
    picture: paths.picture(market.slug, "tonight"),
  });
}

export default async function TonightPage({ params }: Props) {
  const found = await readEvening(params);
  if (!found) notFound();
  const { market, zone, date, hour, free, page } = found;
  const { rows, picks } = await readEveningRows(found);
  const t = wordsFor(market);
  const title = t("tonight.title", { country: countryInText(market.country, market.locale) });
  return (
    <>
      <OembedLinks path={paths.tonight(market.slug)} title={title} />
      <FeedLink href={paths.tonightFeed(market.slug)} title={t("feed.atom")} />
      <TonightView
        market={market}
        rows={rows}
        picks={picks}
        date={date}
        zone={zone}
        hour={hour}
        free={free}
        page={page}
        t={t}
      />
      <div className="page pb-12">
        <EmbedSnippet
          src={absoluteUrl(paths.embeddedTonight(market.slug))}
          title={title}
          card="evening"
          t={t}
        />
      </div>
    </>
  );
}
