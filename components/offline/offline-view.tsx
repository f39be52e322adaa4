import { PageTitle } from "@/components/ui/page-title";
import type { Words } from "@/lib/i18n";
import type { Market } from "@/lib/market";
import { AtHand } from "./at-hand";

/** Stands in for a page that can't be had without a network: everything that the device has at hand. */
export const OfflineView = ({ market, zone, t }: { market: Market; zone: string; t: Words }) => (
  <div className="page max-w-[51.25rem]! pt-5 pb-16 wide:pt-6">
    <PageTitle>{t("offline.title")}</PageTitle>
    <p className="mt-1.5 text-muted">{t("offline.lead")}</p>
    <AtHand
      market={market.slug}
      format={{ locale: market.locale, zone }}
      words={{
        again: t("offline.again"),
        search: t("offline.search"),
        pages: t("offline.pages"),
        channels: t("offline.channels"),
        keptAt: t("offline.keptAt", { time: "{time}" }),
        nothing: t("offline.nothing"),
        noMatch: t("offline.noMatch"),
      }}
    />
  </div>
);
