"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { type ReactNode, useEffect, useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { useClock } from "@/components/ui/clock";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { useAwake } from "@/components/ui/use-awake";
import { fill } from "@/lib/fill";
import { paths } from "@/lib/paths";
import { type KeptPlan, withoutSlots, withSwap } from "@/lib/plan/kept";
import type { PlanBody } from "@/lib/plan/plan";
import type { TimeStyle } from "@/lib/time/format";
import { PlanTimeline } from "./plan-timeline";
import { PlanTools, type ToolWords } from "./plan-tools";
import type { PlanWords } from "./plan-words";
import { usePlan } from "./use-plan";

export type OwnPlanWords = Record<
  | "empty"
  | "emptyText"
  | "emptyAction"
  | "removed"
  | "undo"
  | "gone"
  | "forget"
  | "unchecked"
  | "link"
  | "clearOver",
  string
> & { plan: PlanWords; tools: ToolWords };

type Props = {
  market: string;
  /** When the page was made, epoch seconds. */
  now: number;
  format: TimeStyle;
  words: OwnPlanWords;
};

/** How old the plan's listings may be before they are read again, ms. */
const staleMs = 60_000;

async function read(address: string, signal: AbortSignal): Promise<PlanBody> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer.json();
}

/** The plan as the listings have it; what isn't read yet stands as it was when it was planned. */
function usePlanBody(market: string, plan: KeptPlan): { body: PlanBody; failed: boolean } {
  const ids = plan.map(({ id }) => id).toSorted();
  const address = paths.planData(market, ids);
  const { data, isError } = useQuery({
    queryKey: ["plan", address],
    queryFn: ({ signal }) => read(address, signal),
    staleTime: staleMs,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  const fresh = new Map(data?.slots.map((slot) => [slot.id, slot]));
  const gone = (data?.gone ?? []).filter((id) => ids.includes(id));
  const slots = plan.filter(({ id }) => !gone.includes(id)).map((slot) => fresh.get(slot.id) ?? slot);
  return { body: { slots, gone, repeats: data?.repeats ?? {} }, failed: isError };
}

/** A person's own plan, from their device. Nothing moves when it comes: its place is kept free. */
export function OwnPlan({ market, now, format, words }: Props) {
  const clock = useClock();
  const awake = useAwake();
  const [plan, change] = usePlan();
  const [at, setAt] = useState(now);
  const [before, setBefore] = useState<{ plan: KeptPlan; said: ReactNode } | null>(null);
  const { body, failed } = usePlanBody(market, plan);

  useEffect(() => {
    const beat = () => setAt(clock());
    beat();
    const timer = setInterval(beat, 30_000);
    return () => clearInterval(timer);
  }, [clock]);

  const ids = body.slots.map(({ id }) => id);
  const over = body.slots.filter(({ stop }) => stop <= at).map(({ id }) => id);
  const gone = plan.filter(({ id }) => body.gone.includes(id));
  const take = (out: readonly string[], said: string) => {
    setBefore({ plan, said });
    change((kept) => withoutSlots(kept, out));
  };

  return (
    <div className="flow-root min-h-dvh [@media(scripting:none)]:hidden">
      <p role="status" className={before ? "no-print mt-4 flex flex-wrap items-center gap-3" : "sr-only"}>
        {before?.said}
        {before ? (
          <button
            type="button"
            className={quietLook}
            onClick={() => {
              change(() => before.plan);
              setBefore(null);
            }}
          >
            {words.undo}
          </button>
        ) : null}
      </p>
      {awake && plan.length === 0 ? (
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
      ) : null}
      {awake && body.slots.length > 0 ? (
        <>
          <div className="no-print mt-4 flex flex-wrap items-center gap-2.5">
            <PlanTools market={market} ids={ids} words={words.tools} />
            <Link href={paths.planner(market, ids)} prefetch={false} className={quietLook}>
              {words.link}
            </Link>
            {over.length > 0 ? (
              <button type="button" className={quietLook} onClick={() => take(over, words.clearOver)}>
                {words.clearOver}
              </button>
            ) : null}
          </div>
          {failed ? <p className="mt-4 text-muted">{words.unchecked}</p> : null}
          <PlanTimeline
            body={body}
            setting={{ market, at, format, words: words.plan }}
            actions={{
              swap: (slot, repeat, label) => (
                <button
                  type="button"
                  className={quietLook}
                  onClick={() => {
                    setBefore({ plan, said: label });
                    change((kept) => withSwap(kept, slot.id, repeat));
                  }}
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
                  onClick={() => take([slot.id], fill(words.removed, { title: slot.title }))}
                >
                  <Icon name="close" size={18} />
                </button>
              ),
            }}
          />
        </>
      ) : null}
      {awake && gone.length > 0 ? (
        <section className="mt-8 text-muted">
          <p>{words.gone}</p>
          <ul className="my-2 list-disc ps-5">
            {gone.map(({ id, title, channel }) => (
              <li key={id}>
                <bdi>{title}</bdi> · <bdi>{channel.name}</bdi>
              </li>
            ))}
          </ul>
          <button type="button" className={quietLook} onClick={() => take(body.gone, words.forget)}>
            {words.forget}
          </button>
        </section>
      ) : null}
    </div>
  );
}
