"use client";

import type { Route } from "next";
import { useRouter } from "next/navigation";
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from "react";
import { useClock } from "@/components/ui/clock";
import type { Span } from "@/contract/zone";
import { minutesInto } from "@/lib/guide/axis";
import { indexAt } from "@/lib/guide/cells";
import type { GridRow } from "@/lib/guide/rows";
import { formatTime, type TimeStyle } from "@/lib/time/format";
import styles from "./guide.module.css";
import { type GridWords, GuideRow } from "./guide-row";
import { isPlaced, placeGrid } from "./place";
import { useGridKeys } from "./use-grid-keys";

/** A mark of the axis with its words; `minute` from the window's start. */
export type AxisMark = { minute: number; label: string; anchor: string | null };

export type GuideGridProps = {
  window: Span;
  style: TimeStyle;
  market: string;
  marks: AxisMark[];
  rows: GridRow[];
  /** The moment that the page was made at, epoch seconds. */
  now: number;
  /** How far the site's clock is ahead of the real one, for the script that runs before this island. */
  aheadMs: number;
  /** The minute at which a day that isn't today opens. */
  primeMinute: number;
  words: GridWords & { label: string; corner: string };
  /** What follows the last row: links to further channels. */
  children?: ReactNode;
};

const beatMs = 5_000;

/**
 * A day of the guide: channels down, time across, one native scroll container for both. All of it is in the
 * page as it is served; this island keeps the now-line, the programmes' states and the keyboard going.
 */
export function GuideGrid(props: GuideGridProps) {
  const { window: day, style, market, marks, rows, aheadMs, primeMinute, words, children } = props;
  const grid = useRef<HTMLElement>(null);
  const router = useRouter();
  const [leaving, startTransition] = useTransition();
  const now = useLine(grid, day, props.now);
  const onKeyDown = useGridKeys(grid, rows, now);
  const today = day.start <= now && now < day.stop;
  const minute = minutesInto(day, now);

  // A page that is come back to keeps the place it was left at, unless its link names another hour.
  useLayoutEffect(() => {
    if (grid.current && !isPlaced(grid.current)) placeGrid(grid.current);
  }, []);

  /** One listener for a thousand links, of which a router link each would be slow. */
  const onClick = (click: MouseEvent) => {
    const link = (click.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    if (!link || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey)
      return;
    click.preventDefault();
    if (opensFirst(link, click)) return;
    link.setAttribute("aria-busy", "true");
    startTransition(() => router.push(link.getAttribute("href") as Route));
  };

  useEffect(() => {
    if (!leaving) grid.current?.querySelector("[aria-busy]")?.removeAttribute("aria-busy");
  }, [leaving]);

  return (
    <>
      <section
        ref={grid}
        id="grid"
        aria-label={words.label}
        className={styles.grid}
        style={
          { "--minutes": minutesInto(day, day.stop), "--now": minutesInto(day, props.now) } as CSSProperties
        }
        data-start={day.start}
        data-stop={day.stop}
        data-ahead={aheadMs}
        data-prime={primeMinute}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        <div className={styles.canvas}>
          <div className={styles.axis}>
            <div className={styles.corner}>{words.corner}</div>
            {marks.map(({ minute: from, label, anchor }) => (
              <span
                key={from}
                id={anchor ?? undefined}
                className={`${styles.tick} ${!today && from === primeMinute ? styles.opening : ""}`}
                style={{ "--at": from } as CSSProperties}
              >
                {label}
              </span>
            ))}
            {today ? (
              <div
                className={styles.bubble}
                data-now=""
                style={{ "--now": minute } as CSSProperties}
                // The script below has moved it to the present moment before React looks.
                suppressHydrationWarning
              >
                <i id="now" className={styles.anchor} />
                <span>{formatTime(now, style)}</span>
              </div>
            ) : null}
          </div>
          <ul>
            {rows.map((row) => (
              <GuideRow
                key={row.channel.id}
                row={row}
                reached={reachedIn(row, now)}
                today={today}
                window={day}
                market={market}
                words={words}
              />
            ))}
          </ul>
          {today ? (
            <div
              className={styles.line}
              data-now=""
              style={{ "--now": minute } as CSSProperties}
              // As the bubble.
              suppressHydrationWarning
            />
          ) : null}
        </div>
        {children}
      </section>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own function, so that the grid is in place before it is painted.
        dangerouslySetInnerHTML={{ __html: `(${placeGrid})(document.getElementById("grid"))` }}
        // A script that the browser's own rendering inserts never runs: see the layout effect above.
        type={typeof document === "undefined" ? undefined : "text/plain"}
        suppressHydrationWarning
      />
    </>
  );
}

/** Below this width, in px, a finger can't tell what a cell holds. */
const narrowPx = 64;

/** Opens a narrow cell at the first tap; the next one follows its link. */
function opensFirst(link: HTMLAnchorElement, click: MouseEvent): boolean {
  const opened = link.hasAttribute("data-open");
  link.closest("ul")?.querySelector("[data-open]")?.removeAttribute("data-open");
  const touch = (click.nativeEvent as PointerEvent).pointerType === "touch";
  if (opened || !touch || !link.hasAttribute("data-k") || link.offsetWidth >= narrowPx) return false;
  link.setAttribute("data-open", "");
  link.scrollIntoView({ block: "nearest", inline: "nearest" });
  return true;
}

/** The index of the cell that a moment has reached: 0 before the day, and past the last after it. */
function reachedIn({ cells }: GridRow, now: number): number {
  const last = cells.at(-1);
  return last && now >= last.stop ? cells.length : indexAt(cells, now);
}

/**
 * The time in epoch seconds, anew each minute, for what is on. Between, the line is moved without rendering; where
 * a page comes back to view it is set right at once.
 */
function useLine(grid: RefObject<HTMLElement | null>, day: Span, made: number): number {
  const clock = useClock();
  const [now, setNow] = useState(made);

  useEffect(() => {
    const element = grid.current;
    const beat = () => {
      if (!element || document.hidden) return;
      const at = clock();
      setNow((before) => (Math.floor(before / 60) === Math.floor(at / 60) ? before : at));
      for (const mark of element.querySelectorAll<HTMLElement>("[data-now]"))
        mark.style.setProperty("--now", minutesInto(day, at).toFixed(2));
    };
    const comeBack = () => {
      element?.removeAttribute("data-moving");
      beat();
      requestAnimationFrame(() => element?.setAttribute("data-moving", ""));
    };
    comeBack();
    const timer = setInterval(beat, beatMs);
    document.addEventListener("visibilitychange", comeBack);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", comeBack);
    };
  }, [grid, day, clock]);

  return now;
}
