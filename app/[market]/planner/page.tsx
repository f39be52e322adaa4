import { OwnPlan } from "@/components/planner/own-plan";
import { ownPlanWords } from "@/components/planner/plan-words";
import { PlannerPage } from "@/components/planner/planner-page";
import { QueryProvider } from "@/components/ui/query-provider";
import { pageNow } from "@/lib/api/now";
import { wordsFor } from "@/lib/i18n";
import { readZone, requireMarket } from "@/lib/pages/market";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t }) => ({
  title: t("planner.title"),
  description: t("planner.description"),
  path: (slug) => paths.planner(slug),
}));

/** The same page for everyone: a person's own plan is on their device. */
export default async function Planner({ params }: PageProps<"/[market]/planner">) {
  const market = await requireMarket(params);
  const t = wordsFor(market);
  const format = { locale: market.locale, zone: await readZone(market) };
  return (
    <PlannerPage
      title={t("planner.title")}
      fact={t("planner.lead")}
      clock={{ format, words: t.raw("time.zone") }}
    >
      <p className="mt-6 hidden [@media(scripting:none)]:block">{t("planner.noScript")}</p>
      <QueryProvider>
        <OwnPlan market={market.slug} now={await pageNow()} format={format} words={ownPlanWords(t)} />
      </QueryProvider>
    </PlannerPage>
  );
}
