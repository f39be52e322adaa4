import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { UnavailableReason } from "@/lib/shapes";
import { partHeading } from "./parts";
import { type CountedLink, CountedNames } from "./sport-strip";

/** What stands where the API keeps its events from this site: why, the ways on, and the week's counts where it tells them. */
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
    {sports.length > 0 ? (
      <section>
        <h2 className={partHeading}>
          {t("sport.moreSports")}
          <small className="text-sm font-normal tracking-normal text-faint">{t("sport.world")}</small>
        </h2>
        <CountedNames links={sports} plain />
      </section>
    ) : null}
    {leagues.length > 0 ? (
      <section>
        <h2 className={partHeading}>
          {t("sport.moreLeagues")}
          <small className="text-sm font-normal tracking-normal text-faint">{t("sport.world")}</small>
        </h2>
        <CountedNames links={leagues} plain />
      </section>
    ) : null}
  </div>
);
