import Link from "next/link";
import { Fragment, type ReactNode } from "react";
import { MineOrder } from "@/components/favourites/mine-order";
import { primaryLook } from "@/components/ui/button";
import { Flag } from "@/components/ui/flag";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { dateAt } from "@/contract/zone";
import { leagueIn } from "@/lib/events/league";
import { countryInText, countryName } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { League } from "@/lib/shapes";
import { type SportLine, splitParts } from "@/lib/sport/lines";
import { nextRead } from "@/lib/sport/next-read";
import { mondayOf, startsWeek } from "@/lib/sport/weeks";
import { dayHeading, longDate } from "@/lib/time/format";
import type { SportSetting } from "./event-line";
import { FilteredLines } from "./filtered-lines";
import { FoldedPart, FoldedRest, Part } from "./parts";
import { SportHeader } from "./sport-header";
import { type CountedLink, CountedPart } from "./sport-strip";

/** A competition's events: live on top, then week by week and day by day, with those that no channel here shows apart. */
export const LeagueView = ({
  league,
  sport,
  lines,
  others,
  today,
  actions,
  setting,
}: {
  league: League;
  /** The sport's name. */
  sport: string;
  lines: SportLine[];
  /** Other competitions of the sport this week. */
  others: CountedLink[];
  today: string;
  /** Buttons and links in a row. */
  actions?: ReactNode;
  setting: SportSetting;
}) => {
  const { market, now, format, t } = setting;
  const { locale, slug } = market;
  const { live, coming, over, recorded, elsewhere } = splitParts(lines);
  const days = Map.groupBy(coming, ({ event }) => dateAt(event.start, format.zone));
  const shown = [...live, ...coming];
  const dated = { ...setting, isDated: true };
  const ahead = elsewhere.filter(({ state }) => state !== "over");
  const past = [...over, ...elsewhere.filter(({ state }) => state === "over")];
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={format.zone}>
      <Heartbeat at={now} until={nextRead(lines, now)} />
      <MineOrder />
      <nav aria-label={t("event.trail")} className="no-print mb-2 flex flex-wrap gap-x-2 text-sm text-muted">
        <Link href={paths.sport(slug)} className="py-1 hover:underline pointer-coarse:py-3">
          {t("sport.all")}
        </Link>
        <span aria-hidden="true" className="py-1 pointer-coarse:py-3">
          ›
        </span>
        <Link
          href={paths.sport(slug, league.sport)}
          prefetch={false}
          className="py-1 hover:underline pointer-coarse:py-3"
        >
          {sport}
        </Link>
      </nav>
      <SportHeader
        title={leagueIn(league, t)}
        fact={
          league.country ? (
            <span>
              <Flag country={league.country} /> {countryName(league.country, locale)}
            </span>
          ) : undefined
        }
        setting={setting}
      >
        <div className="no-print mb-4 flex flex-wrap gap-2.5 max-wide:grid max-wide:grid-cols-2 max-wide:text-sm max-wide:[&>*>button]:w-full max-wide:[&>a]:gap-1.5 max-wide:[&>a]:px-2 max-wide:[&>details[open]]:col-span-full">
          {actions}
        </div>
      </SportHeader>
      {shown.length > 0 ? (
        <FilteredLines lines={shown} t={t}>
          <Part title={t("sport.liveNow")} lines={live} setting={setting} inPanel />
          {[...days].map(([date, ofDay], index, all) => (
            <Fragment key={date}>
              {startsWeek(date, all[index - 1]?.[0]) ? (
                <p className="mt-8 border-t border-line pt-3 text-sm font-[640] text-muted">
                  {t("sport.weekOf", { date: longDate(mondayOf(date), locale) })}
                </p>
              ) : null}
              <Part {...dayHeading(date, today, locale)} lines={ofDay} setting={setting} />
            </Fragment>
          ))}
        </FilteredLines>
      ) : (
        <Notice
          isAlone={ahead.length + recorded.length === 0}
          title={t("sport.leagueEmpty", {
            league: leagueIn(league, t),
            country: countryInText(market.country, locale),
          })}
          action={
            <Link href={paths.sport(slug, league.sport)} className={primaryLook}>
              {t("sport.leagueAction", { sport })}
            </Link>
          }
        >
          {t("sport.emptyText")}
        </Notice>
      )}
      <FoldedRest recorded={recorded} elsewhere={ahead} open={shown.length === 0} setting={dated} />
      <FoldedPart title={t("sport.over", { count: past.length })} lines={past} setting={dated} />
      <CountedPart title={t("sport.moreLeagues")} note={t("sport.world")} links={others} />
    </div>
  );
};
