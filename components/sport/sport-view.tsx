import type { Route } from "next";
import Link from "next/link";
import { MineOrder } from "@/components/favourites/mine-order";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { Time } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { countryInText } from "@/lib/market";
import { paths } from "@/lib/paths";
import { type SportLine, splitParts } from "@/lib/sport/lines";
import { nextRead } from "@/lib/sport/next-read";
import { dayHeading, longDate } from "@/lib/time/format";
import type { SportSetting } from "./event-line";
import { FilteredLines } from "./filtered-lines";
import { FoldedPart, Part } from "./parts";
import { SportHeader } from "./sport-header";
import { type CountedLink, CountedPart, SportStrip } from "./sport-strip";

/** Lines of a day on a page of many days, before it links to the day's own page. */
const linesADay = { allSports: 6, oneSport: 40 };
const linesElsewhere = 30;

export type SportViewProps = {
  setting: SportSetting;
  today: string;
  /** A slug and name; null for all sports. */
  sport: { slug: string; name: string } | null;
  /** Live and coming events, and all of today's. */
  lines: SportLine[];
  day: SportLine[];
  /** Links to the sports on the market's channels; to all sports and competitions of the week, in all countries. */
  strip: CountedLink[];
  sports: CountedLink[];
  leagues: CountedLink[];
};

/** The market's sport: live now on top, then today's, then the coming days'. */
export const SportView = (props: SportViewProps) => {
  const { setting, today, sport, lines, day, strip, sports, leagues } = props;
  const { market, now, format, t } = setting;
  const { locale, slug } = market;
  const country = countryInText(market.country, locale);
  const perDay = sport ? linesADay.oneSport : linesADay.allSports;
  const toDay = (date: string) => paths.sport(slug, sport?.slug ?? "all", date);
  // An event that began yesterday and still runs counts as today's.
  const dayOf = ({ event }: SportLine) => dateAt(Math.max(event.start, now), format.zone);
  const { live, coming, elsewhere } = splitParts(lines);
  const { over, recorded } = splitParts(day);
  const days = Map.groupBy(coming, dayOf);
  const elsewhereToday = elsewhere.filter((line) => dayOf(line) === today);
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={format.zone}>
      <Heartbeat at={now} until={nextRead(lines, now)} />
      <MineOrder />
      <SportHeader
        title={sport ? t("sport.titleOf", { sport: sport.name, country }) : t("sport.title", { country })}
        fact={<Time at={now} format={format} as="date" />}
        days={{
          date: today,
          today,
          hrefOf: (date) => (date === today ? paths.sport(slug, sport?.slug) : toDay(date)),
        }}
        setting={setting}
      >
        <SportStrip label={t("sport.sports")} links={strip} />
      </SportHeader>
      {live.length + coming.length > 0 ? (
        <FilteredLines lines={[...live, ...coming]} t={t}>
          <Part title={t("sport.liveNow")} lines={live} setting={setting} inPanel />
          <Part
            title={t("sport.today")}
            note={longDate(today, locale)}
            lines={days.get(today) ?? []}
            setting={setting}
          />
          {[...days]
            .filter(([date]) => date > today)
            .map(([date, ofDay]) => ({ date, ofDay, heading: dayHeading(date, today, locale) }))
            .map(({ date, ofDay, heading }) => (
              <Part
                key={date}
                title={
                  <Link href={toDay(date)} prefetch={false} className="hover:underline">
                    {heading.title}
                  </Link>
                }
                note={heading.note}
                lines={ofDay.slice(0, perDay)}
                setting={setting}
              >
                {ofDay.length > perDay ? (
                  <AllOfDay href={toDay(date)}>
                    {t("sport.allOfDay", { count: ofDay.length, date: longDate(date, locale) })}
                  </AllOfDay>
                ) : null}
              </Part>
            ))}
        </FilteredLines>
      ) : (
        <Notice
          title={sport ? t("sport.emptyOf", { sport: sport.name, country }) : t("sport.empty", { country })}
          action={
            <Link href={sport ? paths.sport(slug) : paths.now(slug, "sport")} className={primaryLook}>
              {sport ? t("sport.all") : t("sport.lockedAction")}
            </Link>
          }
        >
          {t("sport.emptyText")}
        </Notice>
      )}
      <FoldedPart title={t("sport.over", { count: over.length })} lines={over} setting={setting} />
      <FoldedPart
        title={t("sport.recorded", { count: recorded.length })}
        lines={recorded}
        setting={setting}
      />
      <FoldedPart
        title={t("sport.elsewhereToday", { count: elsewhereToday.length })}
        text={t("sport.elsewhereText")}
        lines={elsewhereToday.slice(0, linesElsewhere)}
        setting={setting}
      >
        {elsewhereToday.length > linesElsewhere ? (
          <AllOfDay href={toDay(today)}>
            {t("sport.everythingOn", { date: longDate(today, locale) })}
          </AllOfDay>
        ) : null}
      </FoldedPart>
      <CountedPart title={t("sport.moreSports")} note={t("sport.world")} links={sports} />
      <CountedPart title={t("sport.moreLeagues")} note={t("sport.world")} links={leagues} />
    </div>
  );
};

const AllOfDay = ({ href, children }: { href: Route; children: string }) => (
  <Link href={href} prefetch={false} className={`${quietLook} mt-2`}>
    {children}
  </Link>
);
