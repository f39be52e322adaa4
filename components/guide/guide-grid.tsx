"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { useClock } from "@/components/ui/clock";
import { Zone } from "@/components/ui/time";
import { dateAt, fromWallClock } from "@/contract/zone";
import type { GuideChannel } from "@/lib/guide/guide-data";
import { longDate, shortDay } from "@/lib/time/format";
import styles from "./grid.module.css";
import { createGuide, type GuideController, type GuideSetup, type Standing } from "./guide-controller";
import { announceSheet, onGuide } from "./sheet-preview";
import { minutesTo, StaticAxis, StaticRows } from "./static-screen";
import type { GridView } from "./use-grid-view";

export type GuideGridProps = Omit<GuideSetup, "clock"> & {
  /** The moment that the page was made at, epoch seconds. */
  now: number;
  /** Says the zone in the grid's corner; holds `{zone}`. */
  corner: string;
  view: GridView;
  controller: RefObject<GuideController | null>;
  onDay(date: string): void;
  onRest(standing: Standing): void;
  onLineup(channels: readonly GuideChannel[]): void;
  onFailure(failed: boolean): void;
};

/**
 * What the server rendered inside is the engine's, not React's: it is kept as it stands, and never compared. Where it
 * is used, `typeof window` is spelled out, so that browsers don't get what renders it.
 */
const engineOwned = { dangerouslySetInnerHTML: { __html: "" }, suppressHydrationWarning: true };

/**
 * The grid: its frame and first screen by React, on the server; all that moves by the controller. It takes over in
 * one step, before the browser paints, at the place where the first screen stood.
 */
export function GuideGrid(props: GuideGridProps) {
  const { screen, words, now, corner, view, controller, ...setup } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const axis = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  const bubble = useRef<HTMLDivElement>(null);
  const clockText = useRef<HTMLSpanElement>(null);
  const line = useRef<HTMLDivElement>(null);
  const [day, setDay] = useState(() => dateAt(screen.window.start, setup.zone));
  const clock = useClock();
  const router = useRouter();
  const [leaving, startLeaving] = useTransition();

  const begin = useEffectEvent(() => {
    const frame = scroller.current;
    const body = rows.current;
    if (!frame || !body || !canvas.current || !axis.current) return;
    if (!bubble.current || !clockText.current || !line.current) return;
    const { onRest, onLineup, onFailure, ...rest } = setup;
    // How far a person has scrolled the first screen already.
    const perMinute = Number.parseFloat(getComputedStyle(frame).getPropertyValue("--minute"));
    const scrolled = (Math.abs(frame.scrollLeft) / perMinute) * 60;
    body.onkeydown = null;
    const guide = createGuide(
      {
        scroller: frame,
        canvas: canvas.current,
        axis: axis.current,
        rows: body,
        bubble: bubble.current,
        clockText: clockText.current,
        line: line.current,
      },
      { ...rest, screen, words, clock },
      {
        onRest,
        onLineup,
        onFailure,
        onDay: (date) => {
          setDay(date);
          props.onDay(date);
        },
      },
    );
    const query = new URLSearchParams(location.search);
    const asked = timeOf(query.get("t"), dateAt(screen.window.start, setup.zone), setup.zone);
    guide.open(asked ?? screen.window.start + Math.round(scrolled), query.get("ch"));
    controller.current = guide;
  });

  useLayoutEffect(() => {
    begin();
    return () => {
      controller.current?.destroy();
      controller.current = null;
    };
  }, [controller]);

  /** One listener for all links, of which a router link each would be slow. */
  const onClick = (click: MouseEvent) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    click.preventDefault();
    if (opensFirst(link, click)) return;
    const preview = controller.current?.leaveFor(link);
    if (preview) announceSheet(preview);
    else link.setAttribute("aria-busy", "true");
    startLeaving(() => router.push(link.getAttribute("href") as Route, { scroll: !preview }));
  };

  useEffect(() => onGuide(() => controller.current?.comeBackFromSheet()), [controller]);

  useEffect(() => {
    if (!leaving) scroller.current?.querySelector("[aria-busy]:not(span)")?.removeAttribute("aria-busy");
  }, [leaving]);

  const onKeyDown = (press: KeyboardEvent) => {
    if (controller.current?.press(press.nativeEvent)) press.preventDefault();
  };

  const { window: seen } = screen;
  const extent = {
    "--minutes": (seen.stop - seen.start) / 60,
    "--rows": screen.channels.length,
  } as CSSProperties;
  const atNow = { "--now": minutesTo(now, seen) } as CSSProperties;
  const isNow = seen.start <= now && now < seen.stop;
  return (
    <div
      ref={scroller}
      role="grid"
      aria-label={words.label}
      aria-rowcount={screen.rows}
      aria-readonly="true"
      className={styles.grid}
      data-density={view.density}
      style={{ "--zoom": view.zoom } as CSSProperties}
      suppressHydrationWarning
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div ref={canvas} role="presentation" className={styles.canvas} style={extent} suppressHydrationWarning>
        <div aria-hidden="true" className={styles.axis} data-clock={setup.zone}>
          <div className={styles.corner}>
            <b>{longDate(day, setup.locale)}</b>
            <b>{shortDay(day, setup.locale)}</b>
            <Zone format={setup} pattern={corner} />
          </div>
          <div
            ref={axis}
            className={styles.marks}
            {...(typeof window === "undefined"
              ? { children: <StaticAxis locale={setup.locale} zone={setup.zone} screen={screen} /> }
              : engineOwned)}
          />
          <div
            ref={bubble}
            className={styles.bubble}
            style={atNow}
            hidden={typeof window === "undefined" && !isNow}
            suppressHydrationWarning
          >
            <span ref={clockText} />
          </div>
        </div>
        <div
          ref={rows}
          role="rowgroup"
          {...(typeof window === "undefined"
            ? { children: <StaticRows {...setup} now={now} screen={screen} words={words} /> }
            : engineOwned)}
        />
        <div
          ref={line}
          id="grid-end"
          aria-hidden="true"
          className={styles.line}
          style={atNow}
          hidden={typeof window === "undefined" && !isNow}
          suppressHydrationWarning
        />
      </div>
    </div>
  );
}

/** The instant of a clock time, "2015", on a day; null for anything else. */
function timeOf(text: string | null, date: string, zone: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3])([0-5]\d)$/.exec(text ?? "") ?? [];
  if (hours === undefined || minutes === undefined) return null;
  const midnight = Date.parse(`${date}T00:00:00Z`) / 1000;
  return fromWallClock(midnight + Number(hours) * 3600 + Number(minutes) * 60, zone);
}

/** Below this width, in px, a finger can't tell what a cell holds. */
const narrowPx = 64;

/** Opens a narrow cell at the first tap; the next one follows its link. */
function opensFirst(link: HTMLAnchorElement, click: MouseEvent): boolean {
  const cell = link.closest<HTMLElement>("[data-k]");
  if (!cell) return false;
  const opened = cell.hasAttribute("data-open");
  const width = cell.offsetWidth;
  cell.closest("[role='grid']")?.querySelector("[data-open]")?.removeAttribute("data-open");
  const touch = (click.nativeEvent as PointerEvent).pointerType === "touch";
  if (opened || !touch || width >= narrowPx) return false;
  cell.setAttribute("data-open", "");
  return true;
}
