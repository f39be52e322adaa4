import { notFound } from "next/navigation";
import { NowPage } from "@/components/now-next/now-page";
import { JsonLd } from "@/components/seo/json-ld";
import { wordsFor } from "@/lib/i18n";
import { requireMarket } from "@/lib/pages/market";
import { readNow } from "@/lib/pages/now";
import { paths } from "@/lib/paths";
import { marketThings } from "@/lib/seo/json-ld/page-things";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t, country }) => ({
  title: t("now.title", { country }),
  wholeTitle: `${t("now.title", { country })} · ${t("site.name")}`,
  description: t("now.description", { country }),
  path: paths.market,
  neutral: paths.countries(),
}));

export default async function MarketPage({ params }: PageProps<"/[market]">) {
  const market = await requireMarket(params);
  const now = await readNow(market);
  if (!now) notFound();
  const t = wordsFor(market);
  return (
    <>
      <JsonLd things={marketThings(market, t)} />
      <NowPage market={market} {...now} kind="all" page={1} t={t} />
    </>
  );
}
