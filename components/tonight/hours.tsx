import Link from "next/link";
import { Time } from "@/components/ui/time";
import { type EveningHour, eveningHours, eveningStart } from "@/lib/guide/tonight";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import { formatTime, type TimeStyle } from "@/lib/time/format";
import { KeepInView } from "./keep-in-view";

/** The label of an evening's hour: its clock time, or "Late" for the hours after midnight. */
export const hourLabel = (hour: EveningHour, date: string, format: TimeStyle, t: Words): string =>
  hour === "late" ? t("tonight.late") : formatTime(eveningStart(date, hour, format.zone), format);

/** The hours of the evening, as links. */
export const Hours = ({
  chosen,
  free,
  date,
  market,
  format,
  t,
}: {
  chosen: EveningHour;
  /** Whether the hours are those of the free channels alone. */
  free: boolean;
  date: string;
  market: string;
  format: TimeStyle;
  t: Words;
}) => (
  <nav aria-label={t("tonight.hours")} className="no-print -mx-[14px] -my-1 min-w-0 wide:-mx-1.5">
    <KeepInView className="scroll-row snap-none! gap-1.5 px-[14px] py-1.5 wide:px-1.5">
      {eveningHours.map((hour) => (
        <Link
          key={hour}
          href={paths.tonight(market, hour, { free })}
          prefetch={false}
          scroll={false}
          aria-current={hour === chosen ? "true" : undefined}
          title={hour === "late" ? t("tonight.lateOn") : undefined}
          className="grid min-h-11 shrink-0 place-items-center rounded-[11px] border border-line bg-panel px-[15px] font-[640] whitespace-nowrap text-muted hover:border-faint hover:text-ink aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground aria-[current]:opens-in-view forced-colors:aria-[current]:border-[Highlight] forced-colors:aria-[current]:bg-[Highlight] forced-colors:aria-[current]:text-[HighlightText] forced-colors:aria-[current]:forced-color-adjust-none"
        >
          {hour === "late" ? (
            t("tonight.late")
          ) : (
            <Time at={eveningStart(date, hour, format.zone)} format={format} />
          )}
        </Link>
      ))}
    </KeepInView>
  </nav>
);
