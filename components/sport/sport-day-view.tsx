import Link from "next/link";
import { MineOrder } from "@/components/favourites/mine-order";
import { primaryLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { countryInText } from "@/lib/market";
import { paths } from "@/lib/paths";
import { type SportLine, splitParts } from "@/lib/sport/lines";
import { nextRead } from "@/lib/sport/next-read";
import { dayHeading, longDate } from "@/lib/time/format";
import type { SportSetting } from "./event-line";
import { FilteredLines } from "./filtered-lines";
import { FoldedPart, FoldedRest, Part } from "./parts";
import { SportHeader } from "./sport-header";
import { type CountedLink, SportStrip } from "./sport-strip";

/** A day's events, of all sports or of one. */
export const SportDayView = ({
  setting,
  date,
  today,
  sport,
  title,
  lines,
  strip,
}: {
  setting: SportSetting;
  date: string;
  today: string;
  /** A slug, or `all`. */
  sport: string;
  title: string;
  lines: SportLine[];
  strip: CountedLink[];
}) => {
  const { market, now, t } = setting;
  const { locale, slug } = market;
  const { live, coming, over, recorded, elsewhere } = splitParts(lines);
  const shown = [...live, ...coming];
  const isPast = date < today;
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={setting.format.zone}>
      {date === today ? <Heartbeat at={now} until={nextRead(lines, now)} /> : null}
      <MineOrder />
      <SportHeader
        title={title}
        days={{ date, today, hrefOf: (day) => paths.sport(slug, sport, day) }}
        setting={setting}
      >
        <SportStrip label={t("sport.sports")} links={strip} />
      </SportHeader>
      {shown.length + over.length > 0 ? (
        <FilteredLines lines={shown} t={t}>
          <Part title={t("sport.liveNow")} lines={live} setting={setting} inPanel />
          <Part
            {...dayHeading(date, today, locale)}
            lines={isPast ? [...coming, ...over] : coming}
            setting={setting}
          />
          {isPast ? null : (
            <FoldedPart title={t("sport.over", { count: over.length })} lines={over} setting={setting} />
          )}
        </FilteredLines>
      ) : (
        <Notice
          title={t("sport.emptyDay", { date: longDate(date, locale) })}
          action={
            <Link href={paths.sport(slug, sport === "all" ? undefined : sport)} className={primaryLook}>
              {t("sport.emptyAction")}
            </Link>
          }
        >
          {t("sport.emptyDayText", { country: countryInText(market.country, locale) })}
        </Notice>
      )}
      <FoldedRest recorded={recorded} elsewhere={elsewhere} setting={setting} />
    </div>
  );
};
