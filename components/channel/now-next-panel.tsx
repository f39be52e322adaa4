import { slotNote } from "@/components/guide/episode-words";
import { leftWords } from "@/components/now-next/now-line";
import { NameLink } from "@/components/ui/name-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import { Dotted } from "@/components/ui/sentence";
import { Time, TimeSpan } from "@/components/ui/time";
import { TimeLeft } from "@/components/ui/time-left";
import type { Words } from "@/lib/i18n";
import { paths } from "@/lib/paths";
import type { Channel, Slot } from "@/lib/shapes";
import { clearSeconds, type TimeStyle } from "@/lib/time/format";
import { SlotMarks } from "./slot-marks";

/** Season, episode and part, or a film's year, if they are known. */
const Note = ({ slot, channel, t }: { slot: Slot; channel: Channel; t: Words }) => {
  const note = slotNote(slot, channel, t);
  return note ? (
    <p dir="auto" className="mt-0.5 text-sm text-muted [overflow-wrap:anywhere]">
      {note}
    </p>
  ) : null;
};

/** What is on a channel now, with its progress, and what comes next. */
export const NowNextPanel = ({
  channel,
  on,
  next,
  now,
  market,
  format,
  t,
}: {
  channel: Channel;
  on: Slot | undefined;
  next: Slot | undefined;
  now: number;
  market: string;
  format: TimeStyle;
  t: Words;
}) => (
  <section
    aria-label={t("channel.nowNext")}
    className="grid grid-cols-1 rounded-card border border-line bg-panel wide:grid-cols-[3fr_2fr]"
  >
    <div className="min-w-0 px-5 py-4">
      <h2 className="text-[0.8125rem] text-faint">{t("channel.now")}</h2>
      {on ? (
        <>
          <p className="mt-0.5 flex flex-wrap items-baseline gap-x-2.5 gap-y-1 pointer-coarse:gap-y-3">
            <NameLink
              href={paths.programme(market, on.id)}
              className="line-clamp-2 text-[1.3125rem] leading-tight font-[730] tracking-[-0.02em] hover:underline"
            >
              {on.title}
            </NameLink>
            <SlotMarks slot={on} market={market} isOn t={t} />
          </p>
          <Note slot={on} channel={channel} t={t} />
          <ProgressBar start={on.start} stop={on.stop} now={now} className="mt-3 mb-2" />
          <p className="text-sm text-muted">
            <Dotted>
              <TimeSpan start={on.start} stop={on.stop} format={format} />
              <TimeLeft until={on.stop} now={now} words={leftWords(t)} />
            </Dotted>
          </p>
        </>
      ) : (
        <p className="mt-0.5 text-muted">{t("channel.nothing")}</p>
      )}
    </div>
    {next ? (
      <div className="min-w-0 border-t border-line px-5 py-4 wide:border-s wide:border-t-0">
        <h2 className="text-[0.8125rem] text-faint">{t("channel.next")}</h2>
        <p className="mt-0.5">
          <NameLink
            href={paths.programme(market, next.id)}
            className="line-clamp-2 text-[1.0625rem] leading-snug font-title hover:underline"
          >
            {next.title}
          </NameLink>
        </p>
        <Note slot={next} channel={channel} t={t} />
        <p className="mt-1 text-sm text-muted">
          {next.start - now > clearSeconds ? (
            <>
              <Time at={next.start} format={format} as="weekday" />{" "}
            </>
          ) : null}
          <Time at={next.start} format={format} />
        </p>
      </div>
    ) : null}
  </section>
);
