"use client";

import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { useAwake } from "@/components/ui/use-awake";
import { paths } from "@/lib/paths";
import { usePlan } from "./use-plan";

/** The way to a person's plan, with how many programmes it holds. The number has its room from the first. */
export function PlanLink({ market, label }: { market: string; label: string }) {
  const awake = useAwake();
  const [plan] = usePlan();
  const count = awake ? plan.length : 0;
  return (
    <Link
      href={paths.planner(market)}
      prefetch={false}
      aria-label={count > 0 ? `${label}, ${count}` : label}
      title={label}
      className="relative grid size-[max(44px,min(2.75rem,12vw))] shrink-0 place-items-center rounded-full text-muted hover:text-ink aria-[current=page]:text-ink"
    >
      <Icon name="plan" size={20} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-1 grid h-[17px] min-w-[17px] place-items-center rounded-full bg-go px-1 text-[11px] leading-none font-[720] text-go-ink tabular-nums"
        >
          {count}
        </span>
      ) : null}
    </Link>
  );
}
