import type { Route } from "next";
import type { ReactNode } from "react";
import { DayStrip } from "@/components/guide/day-strip";
import { PageTitle } from "@/components/ui/page-title";
import { Dotted, gap, Sentence } from "@/components/ui/sentence";
import { Time, Zone } from "@/components/ui/time";
import type { SportSetting } from "./event-line";

/** A page's title, its zone and date, and links to other days. */
export const SportHeader = ({
  title,
  fact,
  days,
  setting: { market, now, format, t },
  children,
}: {
  title: string;
  fact?: ReactNode;
  days?: { date: string; today: string; hrefOf(date: string): Route };
  setting: SportSetting;
  children?: ReactNode;
}) => (
  <header>
    <PageTitle className="[overflow-wrap:anywhere]">
      <bdi>{title}</bdi>
    </PageTitle>
    <p className="mt-1.5 mb-4 text-balance text-muted first-letter:uppercase">
      <Dotted>
        {fact}
        <Zone format={format} pattern={t.raw("time.zone")} />
        <Sentence text={t("now.asOf", { time: gap })}>
          <Time at={now} format={format} />
        </Sentence>
      </Dotted>
    </p>
    {days ? (
      <div className="no-print mb-3 flex">
        <DayStrip
          {...days}
          locale={market.locale}
          words={{ label: t("guide.days"), previous: t("guide.previousDay"), next: t("guide.nextDay") }}
        />
      </div>
    ) : null}
    {children}
  </header>
);
