import Link from "next/link";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Heartbeat } from "@/components/ui/heartbeat";
import { Notice } from "@/components/ui/notice";
import { dateAt } from "@/contract/zone";
import { countryInText } from "@/lib/market";
import { paths } from "@/lib/paths";
import { isShownFree, isShownLive, partsOf, type SportLine } from "@/lib/sport/lines";
import { sportName } from "@/lib/sport/name";
import { nextRead } from "@/lib/sport/next-read";
import { dayLabel, longDate } from "@/lib/time/format";
import type { SportSetting } from "./event-line";
import { filterWords } from "./filter-words";
import { FoldedPart, Lines, Part, partHeading } from "./parts";
import { SportFilter } from "./sport-filter";
import { SportHeader } from "./sport-header";
import { type CountedLink, CountedNames, SportStrip } from "./sport-strip";

/** Lines of a coming day before the rest is left to the day's own page. */
const linesADay = { all: 6, one: 40 };

/** Competitions that are named before the rest is folded. */
const leaguesShown = 30;

export type SportViewProps = {
  setting: SportSetting;
  today: string;
  /** A slug; null for all sports. */
  sport: string | null;
  /** What runs or is to come, and all of today. */
  lines: SportLine[];
  day: SportLine[];
  /** The ways to the sports, with counts of the market's own channels; all of the week, with those of all countries. */
  strip: CountedLink[];
  sports: CountedLink[];
  leagues: CountedLink[];
};

/** The market's sport: live now on top, then today's, then the coming days'. */
export const SportView = ({ setting, today, sport, lines, day, strip, sports, leagues }: SportViewProps) => {
  const { market, now, format, t } = setting;
  const { locale, slug } = market;
  const country = countryInText(market.country, locale);
  const dayOf = ({ event }: SportLine) => {
    const date = dateAt(event.start, format.zone);
    return date < today ? today : date;
  };
  const { live, coming, elsewhere } = partsOf(lines);
  const todays = partsOf(day);
  const days = Map.groupBy(coming, dayOf);
  const perDay = sport === null ? linesADay.all : linesADay.one;
  const here = [...live, ...coming];
  return (
    <div className="page pt-5 pb-16 wide:pt-6" data-clock={format.zone}>
      <Heartbeat at={now} until={nextRead(lines, now)} />
      <SportHeader
        title={
          sport === null
            ? t("sport.title", { country })
            : t("sport.titleOf", { sport: sportName(sport, t), country })
        }
        fact={longDate(today, locale)}
        setting={setting}
      >
        <SportStrip label={t("sport.sports")} links={strip} />
      </SportHeader>
      {here.length > 0 ? (
        <SportFilter
          has={{ live: here.some(isShownLive), free: here.some(isShownFree) }}
          words={filterWords(t)}
        >
          <Part title={t("sport.liveNow")} lines={live} setting={setting} />
          <Part
            title={t("sport.today")}
            note={longDate(today, locale)}
            lines={days.get(today) ?? []}
            setting={setting}
          />
          <FoldedPart
            title={t("sport.over", { count: todays.over.length })}
            lines={todays.over}
            setting={setting}
          />
          <FoldedPart
            title={t("sport.recorded", { count: todays.recorded.length })}
            lines={todays.recorded}
            setting={setting}
          />
          {[...days]
            .filter(([date]) => date > today)
            .map(([date, ofDay]) => (
              <section key={date} data-part="">
                <h2 className={partHeading}>
                  <Link
                    href={paths.sport(slug, sport ?? "all", date)}
                    prefetch={false}
                    className="hover:underline"
                  >
                    {dayLabel(date, today, locale)}
                  </Link>
                  <small className="text-sm font-normal tracking-normal text-faint">
                    {longDate(date, locale)}
                  </small>
                </h2>
                <Lines lines={ofDay.slice(0, perDay)} setting={setting} />
                {ofDay.length > perDay ? (
                  <Link
                    href={paths.sport(slug, sport ?? "all", date)}
                    prefetch={false}
                    className={`${quietLook} mt-3`}
                  >
                    {t("sport.allOfDay", { count: ofDay.length, date: longDate(date, locale) })}
                  </Link>
                ) : null}
              </section>
            ))}
        </SportFilter>
      ) : (
        <Notice
          title={
            sport === null
              ? t("sport.empty", { country })
              : t("sport.emptyOf", { sport: sportName(sport, t), country })
          }
          action={
            <Link
              href={sport === null ? paths.now(slug, "sport") : paths.sport(slug)}
              className={primaryLook}
            >
              {sport === null ? t("sport.lockedAction") : t("sport.all")}
            </Link>
          }
        >
          {t("sport.emptyText")}
        </Notice>
      )}
      <FoldedPart
        title={t("sport.elsewhere", { count: elsewhere.length })}
        text={t("sport.elsewhereText")}
        lines={elsewhere}
        setting={setting}
      />
      <Counted title={t("sport.moreSports")} note={t("sport.world")} links={sports} />
      <Counted
        title={t("sport.moreLeagues")}
        note={t("sport.world")}
        links={leagues.slice(0, leaguesShown)}
      />
    </div>
  );
};

const Counted = ({ title, note, links }: { title: string; note: string; links: CountedLink[] }) =>
  links.length > 0 ? (
    <section>
      <h2 className={partHeading}>
        {title}
        <small className="text-sm font-normal tracking-normal text-faint">{note}</small>
      </h2>
      <CountedNames links={links} />
    </section>
  ) : null;
