import Link from "next/link";
import { Time } from "@/components/ui/time";
import { type EveningHour, eveningHours, eveningStart } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { formatTime, type TimeStyle } from "@/lib/time/format";

/** The label of an evening's hour: its clock time, or "Late" for the hours after midnight. */
export const hourLabel = (hour: EveningHour, date: string, format: TimeStyle, t: Words): string =>
  hour === "late" ? t("tonight.late") : formatTime(eveningStart(date, hour, format.zone), format);

/** The hours of the evening, as links. */
export const Hours = ({
  chosen,
  date,
  market,
  format,
  t,
}: {
  chosen: EveningHour;
  date: string;
  market: string;
  format: TimeStyle;
  t: Words;
}) => (
  <nav
    aria-label={t("tonight.hours")}
    className="no-print -mx-[14px] scroll-row gap-1.5 px-[14px] py-0.5 wide:mx-0 wide:px-0"
  >
    {eveningHours.map((hour) => (
      <Link
        key={hour}
        href={paths.tonight(market, hour)}
        prefetch={false}
        scroll={false}
        aria-current={hour === chosen ? "true" : undefined}
        title={hour === "late" ? t("tonight.lateOn") : undefined}
        className="shrink-0 snap-start scroll-ms-3.5 rounded-[10px] border border-line bg-panel px-[15px] py-[7px] pointer-coarse:py-[11px] font-[620] whitespace-nowrap text-muted hover:border-faint hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
      >
        {hour === "late" ? (
          t("tonight.late")
        ) : (
          <Time at={eveningStart(date, hour, format.zone)} format={format} />
        )}
      </Link>
    ))}
  </nav>
);
