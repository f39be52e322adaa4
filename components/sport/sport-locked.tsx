import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { UnavailableReason } from "@/lib/shapes";
import { type CountedLink, CountedPart } from "./sport-strip";

/** Shown when the API refuses its events to this site: why, where to go instead, and the week's counts if known. */
export const SportLocked = ({
  market,
  reason,
  sports,
  leagues,
  t,
}: {
  market: string;
  reason: UnavailableReason;
  sports: CountedLink[];
  leagues: CountedLink[];
  t: Words;
}) => (
  <div className="page pb-16">
    <Notice
      level={1}
      title={t("sport.locked")}
      action={
        <Link href={paths.now(market, "sport")} className={primaryLook}>
          {t("sport.lockedAction")}
        </Link>
      }
    >
      {t(`unavailable.${reason}`)}
    </Notice>
    <CountedPart title={t("sport.moreSports")} note={t("sport.world")} links={sports} plain />
    <CountedPart title={t("sport.moreLeagues")} note={t("sport.world")} links={leagues} plain />
  </div>
);
