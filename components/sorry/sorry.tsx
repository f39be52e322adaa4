import Link from "next/link";
import type { UnlistedWords } from "@/components/shell/shell-words";
import { primaryLook } from "@/components/ui/button";
import { InlineScript } from "@/components/ui/inline-script";
import { Notice } from "@/components/ui/notice";
import { comeBackScript } from "@/lib/come-back";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { SorryPage } from "@/lib/sorry";

type SorryProps = { what: SorryPage; market: string | null; t: Words };

/**
 * What stands in the place of a page that can't be shown. It works without scripts, under whatever address. `unlisted`
 * are the words of a country that has no listings: the address is none of their reader's mistakes.
 */
export const Sorry = ({ unlisted = null, ...props }: SorryProps & { unlisted?: UnlistedWords | null }) => {
  const { what, t } = props;
  const words = what === "absent" ? "absent" : "failure";
  const action = unlisted ? (
    <a href={paths.countries()} className={primaryLook}>
      {unlisted.action}
    </a>
  ) : (
    <WayOn {...props} />
  );
  return (
    <Notice level={1} title={unlisted?.title ?? t(`${words}.title`)} action={action}>
      {unlisted?.text ?? t(`${words}.text`)}
    </Notice>
  );
};

function WayOn({ what, market, t }: SorryProps) {
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
