"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { useFavourites } from "@/components/favourites/use-favourites";
import { useClock } from "@/components/ui/clock";
import { Icon } from "@/components/ui/icon";
import { pillLook } from "@/components/ui/pill";
import { atHour, dateAt, wallClock } from "@/contract/zone";
import {
  facetsOf,
  type GuideFilter,
  keepsChannel,
  noFilter,
  readFilter,
  writeFilter,
} from "@/lib/guide/filter";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { paths } from "@/lib/paths";
import { DayStrip } from "./day-strip";
import { FilterPanel, type FilterWords } from "./filter-panel";
import styles from "./guide.module.css";
import type { GuideController, GuideSetup, Standing } from "./guide-controller";
import { GuideGrid } from "./guide-grid";
import type { KeyWords } from "./key-help";
import { primeHour, shiftDay } from "./keys";
import { useGridView } from "./use-grid-view";
import { ViewSwitch, type ViewWords } from "./view-switch";

/** Comes when a person asks for it. */
const KeyHelp = lazy(() => import("./key-help").then((file) => ({ default: file.KeyHelp })));

export type GuideScreenProps = {
  setup: Omit<GuideSetup, "clock">;
  /** The moment that the page was made at, epoch seconds. */
  now: number;
  /** The day of the page, YYYY-MM-DD. */
  date: string;
  words: {
    corner: string;
    days: { label: string; previous: string; next: string };
    views: ViewWords;
    hours: string;
    now: string;
    prime: string;
    failed: string;
    retry: string;
    nothingFits: string;
    filter: FilterWords;
    keys: KeyWords;
  };
};

/** Where "now" stands in the view: most of it shows what comes. */
const nowShare = 0.15;

/** How far from now, in seconds, a view may begin and still be about now. */
const nowReach = 90 * 60;

/** The guide's controls and its grid. The controls are links first: without scripts they lead to pages. */
export function GuideScreen({ setup, now, date, words }: GuideScreenProps) {
  const { market, locale, zone, range, screen } = setup;
  const guide = useRef<GuideController>(null);
  const clock = useClock();
  const router = useRouter();
  const [shown, setShown] = useState(date);
  const [failed, setFailed] = useState(false);
  const [filter, setFilter] = useState(noFilter);
  const [lineup, setLineup] = useState<readonly GuideChannel[]>(screen.channels);
  const [favourites, toggleFavourite] = useFavourites();
  const [help, setHelp] = useState(false);
  const view = useGridView();
  const today = dateAt(now, zone);

  const hrefOf = (to: string) => paths.guide(market, to === today ? undefined : to);

  // The address tells the filters once the page is here: the server's page is the same for all of them.
  useEffect(() => setFilter(readFilter(new URLSearchParams(location.search))), []);

  useEffect(() => guide.current?.setFilter(filter, favourites), [filter, favourites]);

  const { density, zoom } = view.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the grid reads both from its styles.
  useEffect(() => guide.current?.relayout(), [density, zoom]);

  const choose = (next: GuideFilter) => {
    setFilter(next);
    const address = new URL(location.href);
    writeFilter(address.searchParams, next);
    history.replaceState(null, "", address);
  };

  /** The address follows the view, so that a link and the way back lead to the same place. */
  const onRest = ({ at, channel }: Standing) => {
    const address = new URL(location.href);
    const day = dateAt(at, zone);
    address.pathname = paths.guide(market, day === today ? undefined : day);
    address.searchParams.set("t", clockDigits(at, zone));
    if (channel && channel.id !== lineup[0]?.id) address.searchParams.set("ch", channel.id);
    else address.searchParams.delete("ch");
    history.replaceState(null, "", address);
  };

  /** Goes to the same time of another day. False where it is out of the grid's reach: its page is. */
  const goToDay = (to: string): boolean => {
    const controller = guide.current;
    if (!controller) return false;
    const { at } = controller.standing();
    const days = Math.round((Date.parse(to) - Date.parse(dateAt(at, zone))) / 86_400_000);
    const target = shiftDay(at, days, zone);
    if (target < range.start || target >= range.stop) return false;
    controller.goTo(target);
    return true;
  };

  /** Goes to the list of the time that is in view; its own "now" where that is. */
  const goToList = (): boolean => {
    const controller = guide.current;
    if (!controller) return false;
    const { at } = controller.standing();
    const isNow = Math.abs(clock() - at) < nowReach;
    const day = dateAt(at, zone);
    const hour = isNow ? undefined : Number(clockDigits(at, zone).slice(0, 2));
    const query = new URLSearchParams();
    writeFilter(query, filter);
    const list = paths.guideList(market, day === today ? undefined : day, hour);
    router.push((query.size > 0 ? `${list}?${query}` : list) as Route);
    return true;
  };

  const onKey = useEffectEvent((press: KeyboardEvent) => {
    if (press.metaKey || press.ctrlKey || press.altKey || isTyping(press.target)) return;
    const controller = guide.current;
    if (press.key === "?") setHelp(true);
    else if (
      press.key === "f" &&
      controller &&
      press.target instanceof Element &&
      press.target.closest("[role='gridcell']")
    ) {
      const channel = controller.channelAt(controller.cursor().row);
      if (channel) toggleFavourite(channel.id);
    } else return;
    press.preventDefault();
  });

  useEffect(() => {
    const listen = (press: KeyboardEvent) => onKey(press);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);

  const anyFits = filter === noFilter || lineup.some(keepsChannel(filter, favourites));
  const jump = (at: number, share: number) => guide.current?.goTo(at, share);
  return (
    <div className={styles.guide}>
      <div className={styles.bar}>
        <DayStrip
          date={shown}
          today={today}
          locale={locale}
          hrefOf={hrefOf}
          onChoose={goToDay}
          words={words.days}
        />
        <nav aria-label={words.hours} className={styles.jumps}>
          <a
            className={pillLook(shown === today)}
            href={paths.guide(market)}
            onClick={(click) => {
              click.preventDefault();
              jump(clock(), nowShare);
            }}
          >
            <span aria-hidden="true" className="size-1.5 rounded-full bg-live" />
            {words.now}
          </a>
          <a
            className={pillLook()}
            href={paths.guide(market, shown === today ? undefined : shown, primeHour)}
            onClick={(click) => {
              click.preventDefault();
              jump(atHour(shown, primeHour, zone), 0);
            }}
          >
            <Icon name="tonight" size={18} className={styles.primeIcon} />
            <span className={styles.primeWord}>{words.prime}</span>
          </a>
        </nav>
        <span className={styles.spring} />
        <ViewSwitch
          shown="grid"
          hrefs={{ grid: hrefOf(shown), list: paths.guideList(market, shown === today ? undefined : shown) }}
          onChoose={goToList}
          words={words.views}
        />
        <FilterPanel
          filter={filter}
          facets={facetsOf(lineup)}
          hasFavourites={favourites.size > 0}
          locale={locale}
          view={view}
          words={words.filter}
          onChange={choose}
          onHelp={() => setHelp(true)}
        />
      </div>
      {failed ? (
        <p role="status" className={styles.notice}>
          {words.failed}{" "}
          <button
            type="button"
            onClick={() => {
              setFailed(false);
              guide.current?.retry();
            }}
          >
            {words.retry}
          </button>
        </p>
      ) : null}
      {anyFits ? null : (
        <p role="status" className={styles.notice}>
          {words.nothingFits}{" "}
          <button type="button" onClick={() => choose(noFilter)}>
            {words.filter.reset}
          </button>
        </p>
      )}
      <GuideGrid
        {...setup}
        now={now}
        corner={words.corner}
        view={view.value}
        controller={guide}
        onDay={setShown}
        onRest={onRest}
        onLineup={setLineup}
        onFailure={setFailed}
      />
      <Suspense>{help ? <KeyHelp words={words.keys} onClose={() => setHelp(false)} /> : null}</Suspense>
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null;

/** "2015" */
function clockDigits(at: number, zone: string): string {
  const minutes = Math.floor(wallClock(at, zone) / 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}${String(minutes % 60).padStart(2, "0")}`;
}
