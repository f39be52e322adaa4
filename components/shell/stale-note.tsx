import type { Words } from "@/lib/i18n";
import { formatTime, longDateAt, type TimeStyle } from "@/lib/time/format";

/** Says that the guide can't be refreshed, and when it last was. */
export const StaleNote = ({ at, style, t }: { at: number; style: TimeStyle; t: Words }) => (
  <div role="status" data-stale-note="" className="border-b border-line bg-panel">
    <p className="page py-1.5 text-[0.8125rem] text-muted">
      {t("failure.asOf", { date: longDateAt(at, style), time: formatTime(at, style) })}
    </p>
  </div>
);
