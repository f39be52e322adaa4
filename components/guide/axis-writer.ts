import { addDays, dateAt, daySpan, type Span } from "@/contract/zone";
import { listTicks } from "@/lib/guide/axis";
import { shortDay, zoneName } from "@/lib/time/format";
import styles from "./grid.module.css";

/** A mark of the axis: `at` is in epoch seconds. */
export type AxisMark = { at: number; label: string; opensDay: boolean };

/** How the axis writes times: locale, IANA zone, and an instant's clock time in both. */
export type AxisStyle = { locale: string; zone: string; time(epoch: number): string };

/** The marks of a local day, each half hour of its clock; the first is the day's name. */
export function marksOfDay(date: string, { locale, zone, time }: AxisStyle): AxisMark[] {
  const day = daySpan(date, zone);
  return listTicks(day, zone).map(({ at, shifted }) => {
    const opensDay = at === day.start;
    const clock = shifted && !opensDay ? `${time(at)} ${zoneName(at, { locale, zone })}` : time(at);
    return { at, label: opensDay ? shortDay(date, locale) : clock, opensDay };
  });
}

export type AxisWriter = ReturnType<typeof createAxisWriter>;

/** Draws the axis. `show` draws the marks of a window and keeps those that are already drawn. */
export function createAxisWriter(axis: HTMLElement, origin: number, style: AxisStyle) {
  const days = new Map<string, AxisMark[]>();
  const shown = new Map<number, HTMLElement>();
  axis.replaceChildren();
  const marksOf = (date: string): AxisMark[] => {
    let marks = days.get(date);
    if (!marks) {
      marks = marksOfDay(date, style);
      days.set(date, marks);
    }
    return marks;
  };

  return {
    show({ start, stop }: Span): void {
      const marks: AxisMark[] = [];
      const last = dateAt(stop, style.zone);
      for (let date = dateAt(start - 1800, style.zone); date <= last; date = addDays(date, 1))
        marks.push(...marksOf(date).filter(({ at }) => at >= start - 1800 && at < stop));
      const wanted = new Set(marks.map(({ at }) => at));
      for (const [at, element] of shown)
        if (!wanted.has(at)) {
          shown.delete(at);
          element.remove();
        }
      for (const { at, label, opensDay } of marks) {
        if (shown.has(at)) continue;
        const element = document.createElement("span");
        element.className = tickLook(opensDay);
        element.style.setProperty("--at", String((at - origin) / 60));
        element.textContent = label;
        axis.append(element);
        shown.set(at, element);
      }
    },
  };
}

export const tickLook = (opensDay: boolean): string =>
  [styles.tick, opensDay ? styles.day : ""].filter(Boolean).join(" ");
