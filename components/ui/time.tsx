import { formatTime, type TimeStyle } from "@/lib/time/format";

/** A clock time in a list or axis. `at` in epoch seconds. */
export const Time = ({
  at,
  format,
  className = "",
}: {
  at: number;
  format: TimeStyle;
  className?: string;
}) => (
  // A browser may write a locale's times in other ways than the server: what was sent stands.
  <time
    suppressHydrationWarning
    dir="auto"
    dateTime={new Date(at * 1000).toISOString()}
    className={`times ${className}`}
  >
    {formatTime(at, format)}
  </time>
);
