import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { OwnPlan } from "@/components/planner/own-plan";
import { planWords, toolWords } from "@/components/planner/plan-words";
import { PlannerPage } from "@/components/planner/planner-page";
import { getCountry } from "@/lib/api/countries";
import { pageNow } from "@/lib/api/now";
import { wordsOf } from "@/lib/i18n";
import { countryZone, parseMarket } from "@/lib/market";
import { paths } from "@/lib/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

type Props = PageProps<"/[market]/planner">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const market = parseMarket((await params).market);
  if (!market) return {};
  const t = wordsOf(market.words, market.locale);
  return pageMetadata({
    market,
    t,
    title: t("planner.title"),
    description: t("planner.description"),
    path: (slug) => paths.planner(slug),
  });
}

/** The same for all: what a person planned is on their device. */
export default async function Planner({ params }: Props) {
  const market = parseMarket((await params).market);
  if (!market) notFound();
  const t = wordsOf(market.words, market.locale);
  const zone = countryZone(market.country, await getCountry(market.country));
  const format = { locale: market.locale, zone };
  return (
    <PlannerPage
      title={t("planner.title")}
      fact={t("planner.lead")}
      clock={{ format, words: t.raw("time.zone") }}
    >
      <p className="mt-6 hidden [@media(scripting:none)]:block">{t("planner.noScript")}</p>
      <OwnPlan
        market={market.slug}
        now={await pageNow()}
        format={format}
        words={{
          empty: t("planner.empty"),
          emptyText: t("planner.emptyText"),
          emptyAction: t("planner.emptyAction"),
          removed: t("planner.removed", { title: "{title}" }),
          undo: t("planner.undo"),
          gone: t("planner.gone"),
          forget: t("planner.forget"),
          unchecked: t("planner.unchecked"),
          link: t("planner.link"),
          clearOver: t("planner.clearOver"),
          plan: planWords(t),
          tools: toolWords(t),
        }}
      />
    </PlannerPage>
  );
}
