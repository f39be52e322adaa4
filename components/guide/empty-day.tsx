import Link from "next/link";
import { primaryLook } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Unavailable } from "@/lib/shapes";
import { longDate, plainDate } from "@/lib/time/format";
import { DayStrip } from "./day-strip";

type Props = {
  market: Market;
  date: string;
  today: string;
  /** Why the API withholds the day, if it does. */
  refused: Unavailable | null;
  /** The days that the guide has, if known. */
  held: { first: string; last: string } | null;
  /** Leads to another day in the same view. */
  to: typeof paths.guide;
  t: Words;
};

/** A day without listings, with links to days that have some. */
export const EmptyDay = ({ market, date, today, refused, held, to, t }: Props) => {
  const { slug, locale } = market;
  const href = (day: string) => to(slug, day === today ? undefined : day);
  const nearest = held && (date < held.first ? held.first : held.last);
  const target = held && today >= held.first && today <= held.last ? today : (nearest ?? today);
  const text = refused
    ? t(`unavailable.${refused.unavailable}`)
    : t("guide.emptyText", { country: countryInText(market.country, locale) });
  return (
    <div className="page pt-3 pb-16">
      <div className="flex">
        <DayStrip
          date={date}
          today={today}
          locale={locale}
          hrefOf={href}
          words={{ label: t("guide.days"), previous: t("guide.previousDay"), next: t("guide.nextDay") }}
        />
      </div>
      <Notice
        level={1}
        title={t("guide.empty", { date: longDate(date, locale) })}
        action={
          <Link className={primaryLook} href={target === date ? paths.market(slug) : href(target)}>
            {target === date
              ? t("tonight.emptyAction")
              : target === today
                ? t("guide.backToToday")
                : t("guide.goTo", { date: longDate(target, locale) })}
          </Link>
        }
      >
        {text}
        {held
          ? ` ${t("guide.held", { from: plainDate(held.first, locale), to: plainDate(held.last, locale) })}`
          : null}
      </Notice>
    </div>
  );
};
