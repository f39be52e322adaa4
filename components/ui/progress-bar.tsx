import { progressAt } from "@/lib/time/format";
import look from "./progress-bar.module.css";

/**
 * How much of a span has passed, as a thin red line. Rendered for `now`; a `<Heartbeat>` on the page moves all of
 * them. Epoch seconds.
 */
export const ProgressBar = ({
  start,
  stop,
  now,
  className = "",
}: {
  start: number;
  stop: number;
  now: number;
  className?: string;
}) => (
  <span aria-hidden="true" className={`${look.track} ${className}`}>
    <span
      data-start={start}
      data-stop={stop}
      data-runs=""
      className={look.run}
      style={{ transform: `scaleX(${progressAt(start, stop, now).toFixed(4)})` }}
    />
  </span>
);
