"use client";

import Link from "next/link";
import { type ReactNode, useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { useAwake } from "@/components/ui/use-awake";
import { useMinutes } from "@/components/ui/use-minutes";
import { fill } from "@/lib/fill";
import { paths } from "@/lib/paths";
import { type KeptPlan, withoutSlots, withSwap } from "@/lib/plan/kept";
import type { TimeStyle } from "@/lib/time/format";
import { type PlanActions, PlanTimeline } from "./plan-timeline";
import { PlanTools } from "./plan-tools";
import type { OwnPlanWords } from "./plan-words";
import { usePlan } from "./use-plan";
import { usePlanBody } from "./use-plan-body";

type Props = {
  market: string;
  /** When the page was made, epoch seconds. */
  now: number;
  format: TimeStyle;
  words: OwnPlanWords;
};

/** A change of the plan, in words for a screen reader. */
type Change = (by: (kept: KeptPlan) => KeptPlan, said: ReactNode) => void;

/** A person's own plan, from their device. Its place is kept free, so nothing moves when it comes. */
export function OwnPlan({ market, now, format, words }: Props) {
  const awake = useAwake();
  const at = useMinutes(now);
  const [plan, changePlan] = usePlan();
  const [before, setBefore] = useState<{ plan: KeptPlan; said: ReactNode } | null>(null);
  const { body, failed } = usePlanBody(market, plan);
  const ids = body.slots.map(({ id }) => id);
  const over = body.slots.filter(({ stop }) => stop <= at).map(({ id }) => id);
  const gone = plan.filter(({ id }) => body.gone.includes(id));
  const change: Change = (by, said) => {
    setBefore({ plan, said });
    changePlan(by);
  };
  const undo = () => {
    if (before) changePlan(() => before.plan);
    setBefore(null);
  };

  return (
    <div className="flow-root min-h-dvh [@media(scripting:none)]:hidden">
      <Undo said={before?.said} label={words.undo} onUndo={undo} />
      {awake && plan.length === 0 ? <NothingPlanned market={market} words={words} /> : null}
      {awake && body.slots.length > 0 ? (
        <>
          <div className="no-print mt-4 flex flex-wrap items-center gap-2.5">
            <PlanTools market={market} ids={ids} words={words.tools} />
            <Link href={paths.planner(market, ids)} prefetch={false} className={quietLook}>
              {words.link}
            </Link>
            {over.length > 0 ? (
              <button
                type="button"
                className={quietLook}
                onClick={() => change((kept) => withoutSlots(kept, over), words.clearOver)}
              >
                {words.clearOver}
              </button>
            ) : null}
          </div>
          {failed ? <p className="mt-4 text-muted">{words.unchecked}</p> : null}
          <PlanTimeline
            body={body}
            setting={{ market, at, format, words: words.plan }}
            actions={planActions(change, words)}
          />
        </>
      ) : null}
      {awake && gone.length > 0 ? (
        <GoneShowings
          slots={gone}
          words={words}
          onForget={() => change((kept) => withoutSlots(kept, body.gone), words.forget)}
        />
      ) : null}
    </div>
  );
}

/** A plan on the device is changed by buttons. */
const planActions = (change: Change, words: OwnPlanWords): PlanActions => ({
  swap: (slot, repeat, label) => (
    <button
      type="button"
      className={quietLook}
      onClick={() => change((kept) => withSwap(kept, slot.id, repeat), label)}
    >
      {label}
    </button>
  ),
  remove: (slot, label) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="no-print grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-raised hover:text-ink"
      onClick={() =>
        change((kept) => withoutSlots(kept, [slot.id]), fill(words.removed, { title: slot.title }))
      }
    >
      <Icon name="close" size={18} />
    </button>
  ),
});

/** Says what was changed, and takes it back. Always there, so that screen readers notice the change. */
const Undo = ({ said, label, onUndo }: { said: ReactNode; label: string; onUndo(): void }) => (
  <p role="status" className={said ? "no-print mt-4 flex flex-wrap items-center gap-3" : "sr-only"}>
    {said}
    {said ? (
      <button type="button" className={quietLook} onClick={onUndo}>
        {label}
      </button>
    ) : null}
  </p>
);

const NothingPlanned = ({ market, words }: Pick<Props, "market" | "words">) => (
  <Notice
    title={words.empty}
    action={
      <Link href={paths.tonight(market)} className={primaryLook}>
        {words.emptyAction}
      </Link>
    }
  >
    {words.emptyText}
  </Notice>
);

/** Showings that the listings no longer have. */
const GoneShowings = ({
  slots,
  words,
  onForget,
}: {
  slots: KeptPlan;
  words: OwnPlanWords;
  onForget(): void;
}) => (
  <section className="mt-8 text-muted">
    <p>{words.gone}</p>
    <ul className="my-2 list-disc ps-5">
      {slots.map(({ id, title, channel }) => (
        <li key={id}>
          <bdi>{title}</bdi> · <bdi>{channel.name}</bdi>
        </li>
      ))}
    </ul>
    <button type="button" className={quietLook} onClick={onForget}>
      {words.forget}
    </button>
  </section>
);
