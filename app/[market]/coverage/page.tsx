import { notFound } from "next/navigation";
import { CoverageView } from "@/components/coverage/coverage-view";
import { Notice } from "@/components/ui/notice";
import { wordsFor } from "@/lib/i18n";
import { countryInText } from "@/lib/market";
import { readCoverage } from "@/lib/pages/coverage";
import { requireMarket } from "@/lib/pages/market";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t, country }) => ({
  title: t("coverage.title", { country }),
  description: t("coverage.description", { country }),
  path: paths.coverage,
}));

export default async function CoveragePage({ params }: PageProps<"/[market]/coverage">) {
  const market = await requireMarket(params);
  const found = await readCoverage(market);
  if (!found) notFound();
  const { refused, ...coverage } = found;
  const t = wordsFor(market);
  if (coverage.days.length > 0) return <CoverageView market={market} {...coverage} t={t} />;
  return (
    <Notice level={1} title={t("coverage.title", { country: countryInText(market.country, market.locale) })}>
      {t(`unavailable.${refused}`)}
    </Notice>
  );
}
