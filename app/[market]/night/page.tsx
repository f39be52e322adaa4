import Link from "next/link";
import { nightWords } from "@/components/follows/follow-words";
import { OwnNight } from "@/components/follows/own-night";
import { PlannerPage } from "@/components/planner/planner-page";
import { quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { QueryProvider } from "@/components/ui/query-provider";
import { pageNow } from "@/lib/api/now";
import { followsIn } from "@/lib/follows/called";
import { wordsFor } from "@/lib/i18n";
import { readZone, requireMarket } from "@/lib/pages/market";
import { readSuggestions } from "@/lib/pages/night";
import { paths } from "@/lib/paths";
import { marketMetadata } from "@/lib/seo/page-metadata";

export const generateMetadata = marketMetadata(({ t }) => ({
  title: t("night.title"),
  description: t("night.description"),
  path: paths.night,
}));

/** The same page for everyone: what a person follows is on their device. */
export default async function Night({ params }: PageProps<"/[market]/night">) {
  const market = await requireMarket(params);
  const t = wordsFor(market);
  const format = { locale: market.locale, zone: await readZone(market) };
  return (
    <PlannerPage
      title={t("night.title")}
      fact={t("night.lead")}
      clock={{ format, words: t.raw("time.zone") }}
    >
      <div className="no-print mt-4 flex flex-wrap gap-2.5">
        <Link href={paths.planner(market.slug)} prefetch={false} className={quietLook}>
          <Icon name="plan" size={18} />
          {t("planner.title")}
        </Link>
        <Link href={`${paths.settings(market.slug)}#mine`} prefetch={false} className={quietLook}>
          <Icon name="share" size={18} />
          {t("night.carry")}
        </Link>
      </div>
      <p className="mt-6 hidden [@media(scripting:none)]:block">{t("night.noScript")}</p>
      <QueryProvider>
        <OwnNight
          market={market.slug}
          country={market.country}
          now={await pageNow()}
          format={format}
          suggestions={followsIn(await readSuggestions(market.country), t)}
          words={nightWords(t)}
        />
      </QueryProvider>
    </PlannerPage>
  );
}
