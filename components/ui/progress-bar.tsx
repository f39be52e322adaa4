import { progressAt } from "@/lib/time/format";

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
  <span
    aria-hidden="true"
    className={`block h-[3px] overflow-hidden rounded-full bg-line forced-colors:border forced-colors:border-[CanvasText] ${className}`}
  >
    <span
      data-start={start}
      data-stop={stop}
      className="progress block h-full w-full origin-left rounded-full bg-live rtl:origin-right forced-colors:bg-[Highlight]"
      style={{ transform: `scaleX(${progressAt(start, stop, now).toFixed(4)})` }}
    />
  </span>
);
