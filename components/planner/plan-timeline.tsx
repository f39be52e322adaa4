import type { ReactNode } from "react";
import { fillEpisode, joinNote } from "@/components/guide/episode-words";
import { NameLink } from "@/components/ui/name-link";
import { Plate } from "@/components/ui/plate";
import { gap, Sentence } from "@/components/ui/sentence";
import { Time, TimeSpan } from "@/components/ui/time";
import { dateAt } from "@/contract/zone";
import { fill, listNames } from "@/lib/fill";
import { paths } from "@/lib/paths";
import { findClashes, type PlanBody, type PlanSlot, planDays } from "@/lib/plan/plan";
import { dayInSentence, longDate, type TimeStyle } from "@/lib/time/format";
import { DayLanes } from "./day-lanes";
import type { PlanWords } from "./plan-words";

export type PlanSetting = {
  market: string;
  /** Epoch seconds. */
  at: number;
  format: TimeStyle;
  words: PlanWords;
};

/** How a plan is changed: a link if it is kept in the address, a button if on the device. */
export type PlanActions = {
  swap(slot: PlanSlot, repeat: PlanSlot, label: ReactNode): ReactNode;
  remove(slot: PlanSlot, label: string): ReactNode;
};

/** A plan by day: drawn, and in words with its clashes and the repeats that resolve them. */
export const PlanTimeline = ({
  body,
  setting,
  actions,
}: {
  body: PlanBody;
  setting: PlanSetting;
  actions: PlanActions;
}) => {
  const { at, format } = setting;
  const clashes = findClashes(body.slots);
  const clashing = new Set(clashes.keys());
  return planDays(body.slots, format.zone).map(([date, slots]) => (
    <section key={date} className="mt-8 break-inside-avoid-page" aria-label={longDate(date, format.locale)}>
      <h2
        suppressHydrationWarning
        className="mb-3 text-xl font-[740] tracking-[-0.02em] first-letter:uppercase"
      >
        {longDate(date, format.locale)}
      </h2>
      <DayLanes slots={slots} clashing={clashing} format={format} />
      <ol>
        {slots.map((slot) => (
          <Showing
            key={slot.id}
            slot={slot}
            clashes={slot.stop > at ? (clashes.get(slot.id) ?? []) : []}
            repeats={body.repeats[slot.id]}
            setting={setting}
            actions={actions}
          />
        ))}
      </ol>
    </section>
  ));
};

const Showing = ({
  slot,
  clashes,
  repeats,
  setting: { market, at, format, words },
  actions,
}: {
  slot: PlanSlot;
  clashes: readonly PlanSlot[];
  /** Absent while nothing is known of them. */
  repeats: readonly PlanSlot[] | undefined;
  setting: PlanSetting;
  actions: PlanActions;
}) => {
  const note = joinNote(fillEpisode(words.episode, slot.episode ?? {}), slot.part);
  const state = slot.stop <= at ? words.over : slot.start <= at ? words.on : null;
  const titles = listNames(
    clashes.map(({ title }) => title),
    format.locale,
  );
  const instead = (repeat: PlanSlot): ReactNode => {
    const day = dateAt(repeat.start, format.zone);
    const isSameDay = day === dateAt(slot.start, format.zone);
    return (
      <span>
        <Sentence text={fill(words.swap, { when: gap, channel: repeat.channel.name })}>
          {isSameDay ? null : `${dayInSentence(day, dateAt(at, format.zone), format.locale)} `}
          <Time at={repeat.start} format={format} />
        </Sentence>
      </span>
    );
  };
  return (
    <li className="break-inside-avoid border-b border-line py-3">
      <div className="flex items-center gap-3.5">
        <Plate name={slot.channel.name} src={slot.channel.logo} />
        <div className="min-w-0 flex-1">
          <NameLink
            href={paths.programme(market, slot.id)}
            className="line-clamp-2 text-[1.0625rem] leading-snug font-title hover:underline print:line-clamp-none"
          >
            {slot.title}
          </NameLink>
          {note ? (
            <p dir="auto" className="truncate text-sm text-muted print:whitespace-normal">
              {note}
            </p>
          ) : null}
          <p className="text-sm text-muted">
            <b className="font-[640] text-ink">
              <TimeSpan start={slot.start} stop={slot.stop} format={format} />
            </b>
            {" · "}
            <bdi>{slot.channel.name}</bdi>
            {state ? ` · ${state}` : null}
          </p>
        </div>
        {actions.remove(slot, fill(words.remove, { title: slot.title }))}
      </div>
      {clashes.length > 0 ? (
        <div className="mt-2.5 rounded-cell border-s-[3px] border-delayed bg-panel px-3.5 py-2.5">
          <p className="font-[560]">{fill(words.clash, { titles })}</p>
          {/* Of one height, whatever comes: repeats are read after the page. */}
          <div className="no-print mt-1 min-h-12 content-center text-sm text-muted">
            {repeats && repeats.length > 0 ? (
              <ul className="scroll-row gap-2 p-0.5 text-[0.9375rem]">
                {repeats.map((repeat) => (
                  <li key={repeat.id} className="shrink-0">
                    {actions.swap(slot, repeat, instead(repeat))}
                  </li>
                ))}
              </ul>
            ) : null}
            {repeats?.length === 0 ? words.noRepeat : null}
          </div>
        </div>
      ) : null}
    </li>
  );
};
