import type { Route } from "next";
import Link from "next/link";
import { MineAbsent } from "@/components/favourites/mine-absent";
import { MineOrder } from "@/components/favourites/mine-order";
import { DayStrip } from "@/components/guide/day-strip";
import { filterWords } from "@/components/guide/filter-words";
import { Pager } from "@/components/guide/pager";
import { ViewSwitch } from "@/components/guide/view-switch";
import { SilentChannels } from "@/components/now-next/silent-channels";
import { Heartbeat } from "@/components/ui/heartbeat";
import { InlineScript } from "@/components/ui/inline-script";
import { pillLook } from "@/components/ui/pill";
import { atHour } from "@/contract/zone";
import { type AgendaRow, agendaRowsPerPage, hoursOfDay, isSilent } from "@/lib/guide/agenda";
import type { Facets } from "@/lib/guide/filter";
import type { Words } from "@/lib/i18n";
import { countryInText, type Market } from "@/lib/market";
import { paths } from "@/lib/paths";
import type { Channel } from "@/lib/shapes";
import { formatTime, longDate, zoneTerm } from "@/lib/time/format";
import look from "./agenda.module.css";
import { AgendaFilter } from "./agenda-filter";
import { AgendaLine } from "./agenda-line";

export type AgendaViewProps = {
  market: Market;
  t: Words;
  /** IANA zone that the days are cut in. */
  zone: string;
  /** The page's time and the chosen time, epoch seconds. */
  now: number;
  at: number;
  today: string;
  date: string;
  /** The hour that the address names; null for now, or for prime time on another day. */
  hour: number | null;
  page: number;
  /** The number of channels with lines, on all pages. */
  channels: number;
  /** The channels without lines, which the last page names. */
  folded: Pick<Channel, "id" | "name">[];
  /** The values to filter by. */
  facets: Facets;
  rows: AgendaRow[];
};

const listId = "guide-lines";

/** Before the first paint: if the address hides lines, all stay hidden until the filter has run. */
const waitForFilter = `if(new URLSearchParams(location.search).get("show")==="only")document.getElementById("${listId}").dataset.waiting=""`;

/** When the first of the current programmes ends, epoch seconds. */
function firstEnd(rows: readonly AgendaRow[]): number | null {
  const soonest = Math.min(...rows.flatMap(({ on, following }) => on?.stop ?? following[0]?.start ?? []));
  return Number.isFinite(soonest) ? soonest : null;
}

/** Links to the day's hours, and to now among today's. */
const Hours = ({ market, t, zone, now, at, today, date, hour }: AgendaViewProps) => {
  const { slug, locale } = market;
  const isToday = date === today;
  const hours = hoursOfDay(date, zone).map((each) => ({ each, start: atHour(date, each, zone) }));
  const link = ({ each, start }: (typeof hours)[number]) => {
    const isChosen = hour === null ? !isToday && start === at : each === hour;
    return (
      <Link
        key={each}
        href={paths.guideList(slug, isToday ? undefined : date, each)}
        prefetch={false}
        scroll={false}
        aria-current={isChosen ? "true" : undefined}
        className={`${pillLook(isChosen)} aria-[current]:opens-in-view`}
      >
        {formatTime(start, { locale, zone })}
      </Link>
    );
  };
  return (
    <nav aria-label={t("guide.hours")} className={look.hours}>
      {hours.filter(({ start }) => !isToday || start <= now).map(link)}
      {isToday ? (
        <Link
          href={paths.guideList(slug)}
          prefetch={false}
          scroll={false}
          aria-current={hour === null ? "true" : undefined}
          className={`${pillLook(hour === null)} ${look.now} aria-[current]:opens-in-view`}
        >
          <span aria-hidden="true" className="size-1.5 rounded-full bg-live" />
          {t("guide.now")}
        </Link>
      ) : null}
      {hours.filter(({ start }) => isToday && start > now).map(link)}
    </nav>
  );
};

/** The guide as a list: each channel's programme at a time, and what follows. For one hand, and for those who prefer it. */
export function AgendaView(props: AgendaViewProps) {
  const { market, t, zone, now, at, today, date, hour, page, channels, folded, facets, rows } = props;
  const { slug, country, locale } = market;
  const format = { locale, zone };
  const isToday = date === today;
  const day = isToday ? undefined : date;
  const to = (other: number): Route => paths.guideList(slug, day, hour ?? undefined, other);
  const first = (page - 1) * agendaRowsPerPage;
  const facts = { date: longDate(date, locale), time: formatTime(at, format) };
  const lines = rows.filter((row) => !isSilent(row));
  const silent = rows.filter(isSilent).map(({ channel }) => channel);
  const isLast = first + rows.length >= channels;
  return (
    <div className="page pb-16">
      {isToday && hour === null ? <Heartbeat at={now} until={firstEnd(rows)} /> : null}
      <h1 className="sr-only">
        {t("guide.listTitle", { country: countryInText(country, locale), date: longDate(date, locale) })}
      </h1>
      <div className={`${look.bar} no-print`}>
        <div className={look.choices}>
          <DayStrip
            date={date}
            today={today}
            locale={locale}
            hrefOf={(other) => paths.guideList(slug, other === today ? undefined : other, hour ?? undefined)}
            words={{ label: t("guide.days"), previous: t("guide.previousDay"), next: t("guide.nextDay") }}
          />
          <ViewSwitch
            shown="list"
            hrefs={{ grid: paths.guide(slug, day, hour ?? undefined), list: to(page) }}
            words={{ label: t("guide.views"), grid: t("guide.grid"), list: t("guide.list") }}
          />
          <AgendaFilter
            market={slug}
            country={country}
            list={listId}
            channels={lines.map(({ channel }) => channel)}
            facets={facets}
            locale={locale}
            made={`${now} ${at} ${page}`}
            words={{ ...filterWords(t), nothingFits: t("guide.nothingFitsHere") }}
          />
        </div>
        <Hours {...props} />
      </div>
      <p className="pt-2.5 text-muted wide:pt-4 wide:pb-1 first-letter:uppercase">
        {t("guide.listFacts", { ...facts, zone: t("time.zone", { zone: zoneTerm(zone, locale) }) })}
      </p>
      <MineAbsent t={t} />
      <ul id={listId} data-mine className={look.lines} suppressHydrationWarning>
        {lines.map((row) => (
          <AgendaLine key={row.channel.id} row={row} setting={{ market: slug, at, now, format, t }} />
        ))}
      </ul>
      <InlineScript text={waitForFilter} />
      <MineOrder />
      <SilentChannels market={slug} channels={isLast ? [...silent, ...folded] : silent} t={t} />
      <div className="no-print mt-6 overflow-x-auto">
        <Pager
          previous={page > 1 ? to(page - 1) : null}
          next={isLast ? null : to(page + 1)}
          words={{
            label: t("guide.pages"),
            range: t("guide.range", { from: first + 1, to: first + rows.length, count: channels }),
            previous: t("guide.previousChannels", { count: agendaRowsPerPage }),
            next: t("guide.nextChannels", { count: agendaRowsPerPage }),
          }}
        />
      </div>
    </div>
  );
}
