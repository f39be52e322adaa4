"use client";

import { type CSSProperties, type KeyboardEvent, type RefObject, useState } from "react";
import { asRendered } from "@/components/ui/as-rendered";
import { BriefZone, Zone } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { longDate, shortDay } from "@/lib/time/format";
import styles from "./grid.module.css";
import type { GuideController, GuideEvents, GuideSetup } from "./guide-controller";
import { minutesTo, StaticAxis, StaticRows } from "./static-screen";
import { useGridLinks } from "./use-grid-links";
import type { GridView } from "./use-grid-view";
import { useGuide } from "./use-guide";

type GuideGridProps = {
  setup: Omit<GuideSetup, "clock">;
  /** When the page was made, epoch seconds. */
  now: number;
  /** The zone in the grid's corner; contains `{zone}`. */
  corner: string;
  view: GridView;
  controller: RefObject<GuideController | null>;
  events: GuideEvents;
};

/** The grid: React renders its frame, and its first screen on the server; the controller does the rest. */
export function GuideGrid({ setup, now, corner, view, controller, events }: GuideGridProps) {
  const { screen, words, locale, zone } = setup;
  const { window: seen } = screen;
  const [day, setDay] = useState(() => dateAt(screen.window.start, zone));
  const elements = useGuide(controller, setup, {
    ...events,
    onDay: (date, shown) => {
      setDay(shown);
      events.onDay(date, shown);
    },
  });
  const onClick = useGridLinks(elements.scroller, controller);
  const onKeyDown = (press: KeyboardEvent) => {
    if (controller.current?.press(press.nativeEvent)) press.preventDefault();
  };

  const extent = {
    "--minutes": (seen.stop - seen.start) / 60,
    "--rows": screen.channels.length,
  } as CSSProperties;
  // In the browser the controller moves the hands: a style of React's would put them back when the page is read again.
  const hand = {
    ...(typeof window === "undefined"
      ? {
          style: { "--now": minutesTo(now, seen) } as CSSProperties,
          hidden: !(seen.start <= now && now < seen.stop),
        }
      : {}),
    suppressHydrationWarning: true,
  };
  return (
    <div
      ref={elements.scroller}
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
      <div
        ref={elements.canvas}
        role="presentation"
        className={styles.canvas}
        style={extent}
        suppressHydrationWarning
      >
        <div aria-hidden="true" className={styles.axis} data-clock={zone}>
          <div className={styles.corner}>
            <b>{longDate(day, locale)}</b>
            <b>{shortDay(day, locale)}</b>
            <span>
              <span className="max-wide:hidden">
                <Zone format={setup} pattern={corner} leads />
              </span>
              <span className="wide:hidden">
                <BriefZone format={setup} pattern={corner} at={seen.start} />
              </span>
            </span>
          </div>
          <div
            ref={elements.axis}
            className={styles.marks}
            {...(typeof window === "undefined"
              ? { children: <StaticAxis locale={locale} zone={zone} screen={screen} /> }
              : asRendered)}
          />
          <div ref={elements.bubble} className={styles.bubble} {...hand}>
            <span ref={elements.clockText} />
          </div>
        </div>
        <div
          ref={elements.rows}
          role="rowgroup"
          {...(typeof window === "undefined"
            ? { children: <StaticRows {...setup} now={now} screen={screen} words={words} /> }
            : asRendered)}
        />
        <div ref={elements.line} id="grid-end" aria-hidden="true" className={styles.line} {...hand} />
      </div>
    </div>
  );
}
