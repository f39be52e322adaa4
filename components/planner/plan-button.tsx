"use client";

import Link from "next/link";
import { useState } from "react";
import { primaryLook, quietLook } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { paths } from "@/lib/paths";
import { withoutSlots, withSlots } from "@/lib/plan/kept";
import { mostSlots, type PlanSlot } from "@/lib/plan/plan";
import { usePlan } from "./use-plan";

/** Puts a programme into the plan, or takes it out; then leads there. Hidden where no script runs. */
export function PlanButton({
  market,
  slot,
  words,
}: {
  market: string;
  slot: PlanSlot;
  words: Record<"add" | "open" | "full", string>;
}) {
  const [plan, change] = usePlan();
  const [pressed, setPressed] = useState(false);
  const planned = plan.some(({ id }) => id === slot.id);
  const isFull = !planned && plan.length >= mostSlots;
  const press = () => {
    setPressed(true);
    change((kept) => (planned ? withoutSlots(kept, [slot.id]) : withSlots(kept, [slot])));
  };
  return (
    <span className="no-print inline-flex flex-wrap items-center gap-x-4 gap-y-1 [@media(scripting:none)]:hidden">
      <button
        type="button"
        aria-pressed={planned}
        disabled={isFull}
        onClick={press}
        className={planned ? quietLook : primaryLook}
      >
        <Icon name={planned ? "check" : "plan"} size={19} />
        {words.add}
      </button>
      {planned && pressed ? (
        <Link
          href={paths.planner(market)}
          className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-ink"
        >
          {words.open}
        </Link>
      ) : null}
      {isFull ? <span className="text-sm text-muted">{words.full}</span> : null}
    </span>
  );
}
