import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { InlineScript } from "@/components/ui/inline-script";
import { Notice } from "@/components/ui/notice";
import { comeBackScript } from "@/lib/come-back";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { SorryPage } from "@/lib/sorry";

/** What stands in the place of a page that can't be shown. It works without scripts, under whatever address. */
export const Sorry = ({ what, market, t }: { what: SorryPage; market: string | null; t: Words }) => {
  const words = what === "absent" ? "absent" : "failure";
  return (
    <Notice level={1} title={t(`${words}.title`)} action={<WayOn what={what} market={market} t={t} />}>
      {t(`${words}.text`)}
    </Notice>
  );
};

function WayOn({ what, market, t }: { what: SorryPage; market: string | null; t: Words }) {
  if (what === "outage")
    return (
      <>
        {/* Without a path, it leads to the address that the page stands under. */}
        <a href="?" className={primaryLook}>
          {t("failure.retry")}
        </a>
        <InlineScript text={comeBackScript} />
      </>
    );
  return (
    <Link href={market ? paths.market(market) : paths.countries()} className={primaryLook}>
      {market ? t("absent.marketAction") : t("absent.action")}
    </Link>
  );
}
