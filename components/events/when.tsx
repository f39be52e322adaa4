import { Time, TimeSpan } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { dateSeparator, type TimeStyle } from "@/lib/time/format";

/** A showing's times, with its date if that isn't the event's. Epoch seconds. */
export const When = ({
  start,
  stop,
  of,
  format,
}: {
  start: number;
  stop: number;
  /** The event's start. */
  of: number;
  format: TimeStyle;
}) => (
  <>
    {dateAt(start, format.zone) === dateAt(of, format.zone) ? null : (
      <>
        <Time at={start} format={format} as="date" />
        {dateSeparator(format.locale)}
      </>
    )}
    <span className="whitespace-nowrap">
      <TimeSpan start={start} stop={stop} format={format} />
    </span>
  </>
);
