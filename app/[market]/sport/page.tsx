import { notFound } from "next/navigation";
import { SportPage } from "@/components/sport/sport-page";
import { wordsFor } from "@/lib/i18n";
import { requireMarket } from "@/lib/pages/market";
import { readSportPage } from "@/lib/pages/sport";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t, country }) => ({
  title: t("sport.title", { country }),
  description: t("sport.description", { country }),
  path: (slug) => paths.sport(slug),
}));

export default async function AllSportPage({ params }: PageProps<"/[market]/sport">) {
  const market = await requireMarket(params);
  const page = await readSportPage(market, null);
  if (!page) notFound();
  return <SportPage page={page} market={market} t={wordsFor(market)} />;
}
