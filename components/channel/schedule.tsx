import { slotNote } from "@/components/guide/episode-words";
import { kindBar } from "@/components/programme/kind-bar";
import { Icon } from "@/components/ui/icon";
import { NameLink } from "@/components/ui/name-link";
import { ProgressBar } from "@/components/ui/progress-bar";
import { gap, Sentence } from "@/components/ui/sentence";
import { Time } from "@/components/ui/time";
import type { Span } from "@/contract/zone";
import { stateAt } from "@/lib/guide/cells";
import { type DayPart, groupByDayPart } from "@/lib/guide/day-parts";
import type { Words } from "@/lib/i18n";
import { programmeKind } from "@/lib/kind-words";
import { paths } from "@/lib/paths";
import type { Channel, Slot } from "@/lib/shapes";
import type { TimeStyle } from "@/lib/time/format";
import { SlotMarks } from "./slot-marks";

type Setting = {
  market: string;
  channel: Channel;
  now: number;
  format: TimeStyle;
  t: Words;
};

const Programme = ({ slot, setting }: { slot: Slot; setting: Setting }) => {
  const { market, channel, now, format, t } = setting;
  const state = stateAt(slot, now);
  const note = slotNote(slot, channel, t);
  return (
    <li
      id={state === "on" ? "now" : undefined}
      className={`group relative grid scroll-mt-[30vh] grid-cols-[auto_3px_minmax(0,1fr)] gap-x-3 rounded-card px-3 py-2.5 wide:gap-x-4 ${
        state === "on" ? "bg-panel ring-1 ring-line" : "hover:bg-panel"
      }`}
    >
      <Time
        at={slot.start}
        format={format}
        className={`min-w-(--time-room) ${state === "on" ? "font-[650]" : "text-muted"}`}
      />
      <span
        aria-hidden="true"
        className={`rounded-full ${kindBar[programmeKind(slot, channel.categories)]} ${state === "past" ? "opacity-45" : ""}`}
      />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-1 pointer-coarse:gap-y-3">
          <NameLink
            href={paths.programme(market, slot.id)}
            cover
            className={`line-clamp-2 min-h-6 min-w-0 text-[1.0313rem] leading-snug font-title ${
              state === "past" ? "text-muted" : "text-ink"
            }`}
          >
            {slot.title}
          </NameLink>
          <SlotMarks slot={slot} market={market} isOn={state === "on"} t={t} />
          {state === "on" ? <span className="sr-only">{t("guide.on")}</span> : null}
        </p>
        {note ? (
          <p dir="auto" className="truncate text-sm text-muted">
            {note}
          </p>
        ) : null}
        {state === "on" ? (
          <>
            {slot.description ? (
              <p dir="auto" className="mt-1 line-clamp-2 max-w-[70ch] text-sm text-muted">
                {slot.description}
              </p>
            ) : null}
            <div className="mt-2 flex items-center gap-3">
              <ProgressBar start={slot.start} stop={slot.stop} now={now} className="max-w-[420px] flex-1" />
              <span className="text-[0.8125rem] text-muted">
                <Sentence text={t("time.until", { time: gap })}>
                  <Time at={slot.stop} format={format} />
                </Sentence>
              </span>
            </div>
          </>
        ) : null}
      </div>
    </li>
  );
};

const Part = ({ part, slots, setting }: { part: DayPart; slots: Slot[]; setting: Setting }) => (
  <section aria-labelledby={part}>
    <h3 id={part} className="mt-6 mb-1 px-3 text-sm font-[680] text-faint">
      {setting.t(`channel.${part}`)}
    </h3>
    <ol>
      {slots.map((slot) => (
        <Programme key={slot.id} slot={slot} setting={setting} />
      ))}
    </ol>
  </section>
);

/**
 * A channel's day, by parts; the current programme is marked, and is the target of `#now`. While the day lasts, its
 * parts that are over are folded.
 */
export const Schedule = ({ slots, day, setting }: { slots: Slot[]; day: Span; setting: Setting }) => {
  const { now, format, t } = setting;
  const parts = groupByDayPart(slots, day, format.zone);
  const isOver = ([, inPart]: (typeof parts)[number]) =>
    now < day.stop && inPart.every((slot) => stateAt(slot, now) === "past");
  const toPart = ([part, inPart]: (typeof parts)[number]) => (
    <Part key={part} part={part} slots={inPart} setting={setting} />
  );
  const over = parts.filter(isOver);
  return (
    <div className="mx-[max(-0.75rem,-14px)]">
      {over.length > 0 ? (
        <details className="group mt-3">
          <summary className="flex min-h-11 list-none items-center gap-2 px-3 font-title text-muted hover:text-ink [&::-webkit-details-marker]:hidden">
            <Icon name="down" size={18} className="shrink-0 group-open:-scale-y-100" />
            {t("channel.earlier")}
          </summary>
          {over.map(toPart)}
        </details>
      ) : null}
      {parts.filter((part) => !isOver(part)).map(toPart)}
    </div>
  );
};
