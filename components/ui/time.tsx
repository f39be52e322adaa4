import {
  briefZone,
  dateSeparator,
  formatTime,
  longDateAt,
  shortDayAt,
  type TimeStyle,
  weekdayAt,
  zoneTerm,
} from "@/lib/time/format";

const wordings = { date: longDateAt, day: shortDayAt, weekday: weekdayAt };

/**
 * A clock time; with `as`, the date in words ("date"), "Sun 22" ("day"), or the short weekday. `at` in epoch seconds.
 * Inside `[data-clock]`, the device may show it in its own zone.
 */
export const Time = ({
  at,
  format,
  as,
  className = "",
}: {
  at: number;
  format: TimeStyle;
  as?: keyof typeof wordings;
  className?: string;
}) => (
  // A browser may format a locale's times differently from the server; the server's text is kept.
  <time
    suppressHydrationWarning
    dir="auto"
    dateTime={new Date(at * 1000).toISOString()}
    data-as={as}
    className={className || undefined}
  >
    {as ? wordings[as](at, format) : formatTime(at, format)}
  </time>
);

/** "Saturday 22 August, 20:00". Epoch seconds. */
export const DayTime = ({ at, format }: { at: number; format: TimeStyle }) => (
  <>
    <Time at={at} format={format} as="date" />
    {dateSeparator(format.locale)}
    <Time at={at} format={format} />
  </>
);

/** "20:00 – 21:30". Epoch seconds. */
export const TimeSpan = ({ start, stop, format }: { start: number; stop: number; format: TimeStyle }) => (
  <>
    <Time at={start} format={format} /> – <Time at={stop} format={format} />
  </>
);

/** Says which zone the times are in. `pattern` contains `{zone}`; `leads` if nothing stands before it. */
export const Zone = ({
  format,
  pattern,
  leads = false,
}: {
  format: TimeStyle;
  pattern: string;
  leads?: boolean;
}) => (
  <span
    suppressHydrationWarning
    data-zone={pattern}
    className={leads ? "inline-block first-letter:uppercase" : "inline-block"}
  >
    {pattern.replace("{zone}", zoneTerm(format.zone, format.locale))}
  </span>
);

/** The same in brief, "UTC+12", for a place that has no room for more; its title is the whole. `at` in epoch seconds. */
export const BriefZone = ({ format, pattern, at }: { format: TimeStyle; pattern: string; at: number }) => (
  <span
    suppressHydrationWarning
    data-zone={pattern}
    data-at={at}
    title={pattern.replace("{zone}", zoneTerm(format.zone, format.locale))}
    className="inline-block first-letter:uppercase"
  >
    {briefZone(pattern, at, format)}
  </span>
);
