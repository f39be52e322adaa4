import { Heartbeat } from "@/components/ui/heartbeat";
import { pillLook } from "@/components/ui/pill";
import { dateAt, daySpan } from "@/contract/zone";
import { ticksOf } from "@/lib/guide/axis";
import { rowsOf } from "@/lib/guide/rows";
import { channelsPerPage, type GuidePage, pageOf } from "@/lib/guide/segments";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Channel, Slot } from "@/lib/shapes";
import { formatTime, longDate, zoneCity, zoneName } from "@/lib/time/format";
import { DayStrip } from "./day-strip";
import { episodeWords } from "./episode-words";
import styles from "./guide.module.css";
import { type AxisMark, GuideGrid } from "./guide-grid";
import { JumpLink } from "./jump-link";
import { Pager } from "./pager";

export type GuideViewProps = {
  market: Market;
  t: Words;
  /** IANA zone that the day is cut in. */
  zone: string;
  now: number;
  aheadMs: number;
  asked: GuidePage;
  /** Every channel of the country, and the slots of those on this page. */
  channels: Channel[];
  slots: Slot[];
};

/** Hours that a person jumps to. */
const jumps = ["t06", "t12", "t17", "t22"];

/** A day of a country's channels, as a grid. */
export function GuideView({ market, t, zone, now, aheadMs, asked, channels, slots }: GuideViewProps) {
  const { slug, locale } = market;
  const style = { locale, zone };
  const today = dateAt(now, zone);
  const date = asked.date ?? today;
  const day = daySpan(date, zone);
  const shown = pageOf(channels, asked.page, channelsPerPage);
  const ticks = ticksOf(day, zone);
  const marks = ticks.map(({ at, minute, anchor, shifted }): AxisMark => {
    const label = formatTime(at, style);
    return { minute, anchor, label: shifted ? `${label} ${zoneName(at, style)}` : label };
  });
  const href = (to: string, page = 1) => paths.guide(slug, to === today ? undefined : to, page);
  const isToday = day.start <= now && now < day.stop;
  const first = (asked.page - 1) * channelsPerPage;
  const pager = (label: string) => (
    <Pager
      previous={asked.page > 1 ? href(date, asked.page - 1) : null}
      next={asked.page < shown.pages ? href(date, asked.page + 1) : null}
      words={{
        label,
        range: t("guide.range", { from: first + 1, to: first + shown.items.length, count: channels.length }),
        previous: t("guide.previousChannels", { count: channelsPerPage }),
        next: t("guide.nextChannels", {
          count: Math.min(channelsPerPage, channels.length - first - channelsPerPage),
        }),
      }}
    />
  );
  return (
    <div className={styles.guide}>
      <h1 className="sr-only">
        {t("guide.title", { country: countryInText(market.country, locale), date: longDate(date, locale) })}
      </h1>
      <div className={styles.bar}>
        <DayStrip
          date={date}
          today={today}
          locale={locale}
          hrefOf={(to) => href(to)}
          words={{ label: t("guide.days"), previous: t("guide.previousDay"), next: t("guide.nextDay") }}
        />
        <nav aria-label={t("guide.hours")} className={styles.jumps}>
          {isToday ? (
            <JumpLink href="#now" className={pillLook(true)}>
              <span aria-hidden="true" className="size-1.5 rounded-full bg-live" />
              {t("guide.now")}
            </JumpLink>
          ) : null}
          <JumpLink href="#t20" className={pillLook()}>
            {t("guide.prime")}
          </JumpLink>
          {marks
            .filter(({ anchor }) => anchor && jumps.includes(anchor))
            .map(({ anchor, label }) => (
              <JumpLink key={anchor} href={`#${anchor}`} className={styles.hour}>
                {label}
              </JumpLink>
            ))}
        </nav>
        <span className={styles.spring} />
        {pager(t("guide.pages"))}
      </div>
      <GuideGrid
        key={date}
        window={day}
        style={style}
        market={slug}
        marks={marks}
        rows={rowsOf(shown.items, slots, day, { format: style, dir: market.dir, episode: episodeWords(t) })}
        now={now}
        aheadMs={aheadMs}
        primeMinute={ticks.find(({ anchor }) => anchor === "t20")?.minute ?? 0}
        words={{
          label: t("guide.label"),
          corner: t("time.zone", { city: zoneCity(zone) }),
          on: t("guide.on"),
          past: t("guide.past"),
          gaps: { off_air: t("guide.offAir"), no_listings: t("guide.noListings") },
          badges: { live: t("badge.live"), new: t("badge.new"), repeat: t("badge.repeat") },
        }}
      >
        {shown.pages > 1 ? <div className={styles.end}>{pager(t("guide.morePages"))}</div> : null}
      </GuideGrid>
      {isToday ? <Heartbeat at={now} until={asked.date ? null : day.stop} /> : null}
    </div>
  );
}
