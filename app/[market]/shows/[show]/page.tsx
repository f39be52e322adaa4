import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { JsonLd } from "@/components/seo/json-ld";
import { ShowView } from "@/components/show/show-view";
import { Notice } from "@/components/ui/notice";
import { wordsFor } from "@/lib/i18n";
import { placeholder } from "@/lib/pages/placeholder";
import { readShow, readShowAirings } from "@/lib/pages/show";
import { paths } from "@/lib/paths";
import { showThings } from "@/lib/seo/json-ld/page-things";
import { absentMetadata, hiddenMetadata, pageMetadata } from "@/lib/seo/page-metadata";
import { isUnavailable } from "@/lib/shapes";

type Props = PageProps<"/[market]/shows/[show]">;

export const generateStaticParams = () => [{ show: placeholder }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await readShow(params);
  if (!found) return absentMetadata();
  const { market, show } = found;
  const t = wordsFor(market);
  if (isUnavailable(show)) return hiddenMetadata(t("show.unavailable"));
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
  const found = await readShow(params);
  if (!found) notFound();
  const { market, show } = found;
  const t = wordsFor(market);
  if (isUnavailable(show))
    return (
      <Notice level={1} title={t("show.unavailable")}>
        {t(`unavailable.${show.unavailable}`)}
      </Notice>
    );
  const { zone, now, channels, ways, ...airings } = await readShowAirings((await params).show, market);
  const format = { locale: market.locale, zone };
  return (
    <>
      <JsonLd things={showThings(show, market, t)} />
      <ShowView show={show} {...airings} setting={{ market, now, format, channels, ways, t }} />
    </>
  );
}
