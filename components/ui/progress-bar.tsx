import { progressAt } from "@/lib/time/format";
import look from "./progress-bar.module.css";

/**
 * How far a span has run, as a thin red line. Drawn at `now` on the server; a `<Heartbeat>` on the page keeps every
 * one of them moving. Epoch seconds.
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
